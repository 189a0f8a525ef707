import { terms } from '../../common/language/terms.js';
import { type Author, type Corpus } from '../../modules/memory/search/corpus.js';
import { otherNames } from '../../modules/memory/search/other-names.js';

/** The corpus of some memories; `said` gives how many of them each person said, `named` the names of each. */
export function aCorpus(
  texts: readonly string[],
  said: Record<string, number> = {},
  named: readonly string[][] = [],
): Corpus {
  const documentFrequency = new Map<string, number>();
  for (const text of texts) {
    for (const term of new Set(terms(text))) {
      documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
    }
  }
  const authors = Object.entries(said).flatMap(([name, memoryCount]) =>
    terms(name).map((term): [string, Author] => [term, { names: [name], memoryCount }]),
  );
  return {
    memoryCount: texts.length,
    averageLength: texts.reduce((sum, text) => sum + terms(text).length, 0) / texts.length,
    documentFrequency,
    authors: new Map(authors),
    otherNames: otherNames(named),
  };
}
