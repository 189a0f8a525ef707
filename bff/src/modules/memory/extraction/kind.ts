import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { type MEMORY_KINDS } from '../memory-fields.dto.js';

type Kind = (typeof MEMORY_KINDS)[number];

const KINDS = knowledgeOf('kind', { says: ['preference', 'about_a_person', 'fact'] });

/** What a note is, where its words leave little doubt; a text of several paragraphs is a note. */
export function kindOf(text: string, happened: Date | null): Kind | undefined {
  if (text.includes('\n') || text.length > 300) return undefined;
  if (happened) return 'event';
  const { says } = KINDS.of(textLanguageOf(text));
  if (says.preference.test(text)) return 'preference';
  if (says.about_a_person.test(text)) return 'person';
  return says.fact.test(text) ? 'fact' : undefined;
}
