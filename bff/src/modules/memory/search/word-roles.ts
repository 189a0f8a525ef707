import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type AnalysedQuery, distinct, type QueryTerm } from './analysed-query.js';
import { type KnownWord } from './lexicon.js';
import { sharedRoot } from './same-root.js';

/** Below this cosine two words share a topic at most: "doctor" and "hospital" lie above, "doctor" and "town" below. */
const UNRELATED = 0.3;
/** Words below it are of one root by their letters only: "compare" and "company". */
const UNLIKE = 0.15;

/** What a word of a memory is to a question. */
export interface Role {
  /** Which of the terms looked for it is; undefined for none of them. */
  readonly place: number | undefined;
  /** Other asked words that it comes close to: few or none. */
  readonly relatives: readonly Relative[];
}

interface Relative {
  /** Which of the terms looked for. */
  readonly place: number;
  /** 1 for twins in meaning, 0 for words that share a topic at most. */
  readonly closeness: number;
}

export type RoleOf = (word: KnownWord) => Role;

const NO_RELATIVES: readonly Relative[] = [];

/** What is looked for in a memory, each term once; what is asked about comes first. */
export function wanted({ content, asTyped }: AnalysedQuery): QueryTerm[] {
  return distinct([...content, ...asTyped]);
}

/** The same words come up in many candidates of one search, and are looked at once. */
export function wordRoles(query: AnalysedQuery, vectors: WordVectors): RoleOf {
  const places = new Map(wanted(query).map(({ term }, place) => [term, place]));
  const relativesOf = relativesAmong(distinct(query.content), query, vectors);
  const roles = new Map<KnownWord, Role>();
  return (word) => {
    let role = roles.get(word);
    if (!role) {
      role = { place: places.get(word.term), relatives: relativesOf(word) };
      roles.set(word, role);
    }
    return role;
  };
}

function relativesAmong(
  asked: readonly QueryTerm[],
  query: AnalysedQuery,
  vectors: WordVectors,
): (word: KnownWord) => readonly Relative[] {
  const rows = asked.map(({ word }) => vectors.find(word));
  const compare = vectors.comparer(rows);
  const stems = asked.map(({ term }) => term);
  const otherNames = asked.map(({ term }) => query.otherNames.get(term));
  return ({ term, row }) => {
    const cosines = row === undefined ? undefined : compare(row);
    let relatives: Relative[] | undefined;
    for (let place = 0; place < stems.length; place++) {
      const similarity = rows[place] === undefined ? undefined : cosines?.[place];
      const closeness = Math.max(
        closenessOf(similarity, term, stems[place] ?? ''),
        otherNames[place]?.get(term) ?? 0,
      );
      if (closeness > 0) (relatives ??= []).push({ place, closeness });
    }
    return relatives ?? NO_RELATIVES;
  };
}

/** Most words of a memory are no kin of any asked, and their roots need not be compared. */
function closenessOf(similarity: number | undefined, term: string, other: string): number {
  if (similarity === undefined) return sharedRoot(term, other);
  if (similarity <= UNLIKE) return 0;
  return Math.max(0, (similarity - UNRELATED) / (1 - UNRELATED), sharedRoot(term, other));
}
