import { knowledgeOf } from '../../language/knowledge/knowledge.js';

const KINDS = ['time', 'place'] as const;
/** What a question wants to know, where its first words say so. */
export type AskedKind = (typeof KINDS)[number];

/** What a language knows of such questions and their answers: `asked-kind.yaml`. */
const WORDS = knowledgeOf('asked-kind', {
  says: ['asks_time', 'asks_place', 'tells_time', 'tells_place'],
});

/** What is asked for, and how the language of the question tells it. */
export interface Asked {
  readonly kind: AskedKind;
  readonly toldBy: RegExp;
}

/** In the first language that hears it: the words that ask are too few to tell the language of a question. */
export function askedKind(question: string): Asked | null {
  for (const { says } of WORDS.all()) {
    const kind = KINDS.find((each) => says[`asks_${each}`].test(question));
    if (kind) return { kind, toldBy: says[`tells_${kind}`] };
  }
  return null;
}
