import { type ListTotal } from '../../../common/list-total.js';
import { withoutCourtesy } from '../understanding/phrasing.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type Phrase } from '../skill.js';
import { type CitedMemory, firstSentenceOf, sourceOf, quoteToOwner } from './quoting.js';

const KNOWN = String.raw`(?:know|remember|have|store[ds]?|save[ds]?|learn(?:ed|t)?)(?: about (?:me|us|myself))?`;
const EVERYTHING = new RegExp(
  [
    String.raw`what (?:all )?(?:do|have) you ${KNOWN}`,
    String.raw`what (?:did i tell|have i told) you`,
    String.raw`(?:(?:tell|show) me )?(?:everything|all|anything) (?:that )?(?:you ${KNOWN}|i(?:'ve| have)? told you)`,
    String.raw`(?:tell me|what do you know) about (?:me|myself)`,
    String.raw`(?:list|show)(?: me)? (?:all )?my memories`,
    'who am i',
  ]
    .map((way) => `^${way}(?: so far| already| until now)?[\\s?.!]*$`)
    .join('|'),
  'iu',
);

/** "What do you know about me?" asks for no memory in particular. */
export function asksForEverything(question: string): boolean {
  return EVERYTHING.test(withoutCourtesy(question).rest);
}

/** How much there is, and the newest of it. */
export function composeOverview(
  newest: readonly CitedMemory[],
  all: ListTotal,
  phrases: TwinPhrases,
): Phrase[] {
  const { total: count, totalIs } = all;
  if (count === 0) return [{ text: phrases.say('overview-none') }];
  const total = phrases.say(`total-${totalIs}`, { number: count });
  const opening = phrases.say('overview', { count, total });
  return [
    { text: opening },
    ...newest.map((memory) => ({
      text: `\n\n${quoteToOwner(firstSentenceOf(memory), memory, phrases)}`,
      source: sourceOf(memory),
    })),
  ];
}
