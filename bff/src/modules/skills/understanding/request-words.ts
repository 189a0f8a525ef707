import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { textLanguageOf } from '../../language/knowledge/text-language.js';

/** How a language asks, and asks to keep something: `requests.yaml`. */
const REQUESTS = knowledgeOf('requests', {
  says: [
    ...(['fillers', 'please', 'request', 'asks', 'finite', 'subject'] as const),
    ...(['link', 'link_that_tells', 'link_after_favour', 'asking_clause', 'recalls'] as const),
    ...(['trailing', 'courteous_end', 'please_inside', 'refusal', 'trailing_refusal'] as const),
    ...(['deletion', 'nothing', 'forget', 'correct'] as const),
  ],
  ways: ['leads'],
});

/** Of the language in which a text is. */
export function requestWords(text: string): ReturnType<typeof REQUESTS.of> {
  return REQUESTS.of(textLanguageOf(text));
}
