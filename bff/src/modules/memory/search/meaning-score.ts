import { type AnalysedQuery, distinct } from './analysed-query.js';
import { type Passage, type PassageWord } from './passage.js';
import { WEIGHTS } from './weights.js';
import { type RoleOf } from './word-roles.js';

/** A word of the question and the word of the memory that comes closest to it. */
export interface RelatedWord {
  readonly asked: string;
  readonly found: PassageWord;
  /** 1 for twins in meaning, 0 for words that share a topic at most. */
  readonly closeness: number;
}

export interface Meaning {
  /** 1 when every word of the question has a twin in meaning. */
  readonly score: number;
  /** Of each word of the question how much it says, by the word itself or a relative, in shares of the whole question. */
  readonly says: readonly number[];
  /** In the order of the question. */
  readonly related: readonly RelatedWord[];
}

/**
 * Scores a passage by the words of the question that it does not contain: each counts by its closest relative there
 * (late interaction; Khattab & Zaharia, 2020, here with static word vectors), by one of the same root, or by another name
 * of the same person.
 */
export function meaningScorer(query: AnalysedQuery, roleOf: RoleOf): (passage: Passage) => Meaning {
  const asked = distinct(query.content);
  // One set for all passages: there are hundreds of them in a search.
  const closeness = new Float64Array(asked.length);
  const closest: (PassageWord | undefined)[] = asked.map(() => undefined);
  return (passage) => {
    closeness.fill(0);
    for (const found of passage.words) {
      const { place: said, relatives } = roleOf(found.known);
      // A word that is there needs no relative.
      if (said !== undefined) closeness[said] = Infinity;
      for (const relative of relatives) {
        if (relative.closeness <= (closeness[relative.place] ?? 0)) continue;
        closeness[relative.place] = relative.closeness;
        closest[relative.place] = found;
      }
    }
    const related: RelatedWord[] = [];
    let score = 0;
    const says = asked.map(({ typed, idf }, place) => {
      const [found, close] = [closest[place], closeness[place] ?? 0];
      const share = idf / query.totalIdf;
      if (close === Infinity) return share;
      if (!found || close === 0) return 0;
      score += close * share;
      related.push({ asked: typed, found, closeness: close });
      return WEIGHTS.relatedWord * close * share;
    });
    return { score, says, related };
  };
}
