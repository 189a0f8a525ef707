import { type MEMORY_KINDS } from '../memory-fields.dto.js';

type Kind = (typeof MEMORY_KINDS)[number];

const PREFERENCE =
  /^(?:i|we|my \p{L}+|[\p{Lu}]\p{L}+)(?:['’]d| would| really| do not| don['’]t| doesn['’]t| can['’]t| cannot| absolutely| usually| always| never)* (?:prefers?|loves?|likes?|hates?|dislikes?|enjoys?|stand|rather|favou?r|adores?)\b|\bmy favou?rite\b/iu;
const ABOUT_A_PERSON =
  /^(?:my|our) (?:sister|brother|mother|father|mum|mom|dad|son|daughter|wife|husband|partner|girlfriend|boyfriend|friend|cousin|aunt|uncle|grandmother|grandfather|grandma|grandpa|boss|colleague|neighbou?r|niece|nephew)(?:-in-law)?\b.{0,40}\b(?:is|was|has|works|lives|studies)\b/iu;
const FACT =
  /\b(?:password|pin|code|number|address|birthday|passport|licen[cs]e|account|blood type|wifi|wi-fi|iban)\b.*\b(?:is|are|was)\b|\b(?:is|am|are) allergic to\b|\bi was born\b/iu;

/** What a note is, where its words leave little doubt; a text of several paragraphs is a note. */
export function kindOf(text: string, happened: Date | null): Kind | undefined {
  if (text.includes('\n') || text.length > 300) return undefined;
  if (happened) return 'event';
  if (PREFERENCE.test(text)) return 'preference';
  if (ABOUT_A_PERSON.test(text)) return 'person';
  return FACT.test(text) ? 'fact' : undefined;
}
