import { Turns } from '../../../common/lifecycle/turns.js';
import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type AnalysedQuery } from './analysed-query.js';
import { type Corpus } from './corpus.js';
import { dateScore, importanceScore, recencyScore } from './date-score.js';
import { type Meaning, meaningScorer } from './meaning-score.js';
import { nameScore } from './name-score.js';
import { type Passage, type ReadText } from './passage.js';
import { scoreText, type TextScore } from './text-score.js';
import { neighbourScore } from './thread-neighbours.js';
import { WEIGHTS } from './weights.js';
import { wordRoles } from './word-roles.js';
import { wordScorer } from './word-score.js';

/** What ranking reads of a memory. */
export interface Candidate {
  text: string;
  author: string | null;
  thread: string | null;
  seq: number | null;
  happenedAt: Date | null;
  recordedAt: Date;
  /** From 1 to 3. */
  importance: number;
  /** Of its embedding with that of the question; null when one of them has none. */
  cosine: number | null;
  /** Whether the twin guessed it, and nobody has said yet that it is so. */
  isGuess: boolean;
}

/** What each sign of relevance adds to the score. */
export interface Signals {
  words: number;
  meaning: number;
  name: number;
  date: number;
  answer: number;
  neighbour: number;
  recency: number;
  importance: number;
}

/** How much each sign counts for somebody: 1 as usual. */
export type Factors = Readonly<Signals>;

export interface Ranked<C extends Candidate> {
  candidate: C;
  score: number;
  /** As they count for everybody; the score is their sum as they count for the asker. */
  signals: Signals;
  /** The text, or the best part of a long one. */
  passage: Passage;
  meaning: Meaning;
}

/** What memories are ranked by. */
interface Knowledge {
  corpus: Corpus;
  vectors: WordVectors;
  factors?: Factors | undefined;
  read: (text: string) => ReadText;
}

/**
 * Orders candidates by relevance, the best first, and the newer of equals. They must come sorted by thread and place
 * in it, so that neighbours stand side by side. Others have their turn meanwhile: hundreds of long texts take seconds.
 */
export async function rank<C extends Candidate>(
  query: AnalysedQuery,
  candidates: readonly C[],
  { corpus, vectors, factors, read }: Knowledge,
): Promise<Ranked<C>[]> {
  const roleOf = wordRoles(query, vectors);
  const scorers = {
    scoreWords: wordScorer(query, corpus, roleOf),
    scoreMeaning: meaningScorer(query, roleOf),
  };
  const turns = new Turns();
  const own: (TextScore & { candidate: C; parsed: ReadText; match: number })[] = [];
  for (const candidate of candidates) {
    const parsed = read(candidate.text);
    const text = scoreText(parsed, scorers);
    own.push({ candidate, parsed, ...text, match: text.said + text.byRelatives });
    await turns.next();
  }
  return own
    .map(({ candidate, parsed, passage, told, meaning, byRelatives, match }, i) => {
      const signals: Signals = {
        words: told,
        meaning: byRelatives + WEIGHTS.wholeText * (candidate.cosine ?? 0),
        name: nameScore(query, candidate, parsed),
        date: dateScore(query, candidate),
        answer: Math.min(1, match) * answerScore(query, candidate),
        neighbour: neighbourScore(own, i),
        recency: recencyScore(query, candidate),
        importance: importanceScore(candidate),
      };
      return { candidate, score: scoreOf(candidate, signals, factors), signals, passage, meaning };
    })
    .sort((a, b) => b.score - a.score || Number(b.candidate.recordedAt) - Number(a.candidate.recordedAt));
}

function answerScore({ asked }: AnalysedQuery, { text }: Candidate): number {
  if (!asked?.toldBy.test(text)) return 0;
  return asked.kind === 'time' ? WEIGHTS.tellsTime : WEIGHTS.tellsPlace;
}

function scoreOf({ isGuess }: Candidate, signals: Signals, factors: Factors | undefined): number {
  const names = Object.keys(signals) as (keyof Signals)[];
  const score = names.reduce((sum, name) => sum + signals[name] * (factors?.[name] ?? 1), 0);
  return isGuess ? WEIGHTS.guess * score : score;
}
