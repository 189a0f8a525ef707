import { terms } from '../../../common/language/terms.js';
import { type WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { type AnalysedQuery } from './analysed-query.js';
import { type Corpus } from './corpus.js';
import { type MentionedDates } from './mentioned-dates.js';
import { type Meaning, meaningScorer } from './meaning-score.js';
import { type Passage, readPassage } from './passage.js';
import { WEIGHTS } from './weights.js';
import { wordScorer } from './word-score.js';

/** What ranking reads of a memory. */
export interface Candidate {
  text: string;
  author: string | null;
  thread: string | null;
  seq: number | null;
  happenedAt: Date | null;
  recordedAt: Date;
  /** Of its embedding with that of the question; null when one of them has none. */
  cosine: number | null;
}

/** What each sign of relevance adds to the score. */
export interface Signals {
  words: number;
  meaning: number;
  name: number;
  date: number;
  neighbour: number;
}

export interface Ranked<C extends Candidate> {
  candidate: C;
  score: number;
  signals: Signals;
  passage: Passage;
  meaning: Meaning;
}

/**
 * Orders candidates by relevance, the best first, and the newer of equals. They must come sorted by thread and place
 * in it, so that neighbours stand side by side.
 */
export function rank<C extends Candidate>(
  query: AnalysedQuery,
  candidates: readonly C[],
  { corpus, vectors }: { corpus: Corpus; vectors: WordVectors },
): Ranked<C>[] {
  const scoreWords = wordScorer(query, corpus);
  const scoreMeaning = meaningScorer(query, vectors);
  const own = candidates.map((candidate) => {
    const passage = readPassage(candidate.text);
    const meaning = scoreMeaning(passage);
    const byWords = scoreWords(passage);
    const byMeaning = WEIGHTS.relatedWord * meaning.score + WEIGHTS.wholeText * (candidate.cosine ?? 0);
    return { candidate, passage, meaning, byWords, byMeaning, total: byWords + byMeaning };
  });
  return own
    .map(({ candidate, passage, meaning, byWords, byMeaning, total }, i) => {
      const signals = {
        words: byWords,
        meaning: byMeaning,
        name: nameScore(query, candidate, passage),
        date: WEIGHTS.date * matchingDateParts(query.dates, candidate.happenedAt ?? candidate.recordedAt),
        neighbour: neighbourScore(own, i),
      };
      const score = total + signals.name + signals.date + signals.neighbour;
      return { candidate, score, signals, passage, meaning };
    })
    .sort((a, b) => b.score - a.score || Number(b.candidate.recordedAt) - Number(a.candidate.recordedAt));
}

function neighbourScore(all: readonly { candidate: Candidate; total: number }[], index: number): number {
  const [previous, current, next] = [all[index - 1], all[index], all[index + 1]];
  let score = 0;
  if (previous && current && follows(previous.candidate, current.candidate)) {
    const asks = previous.candidate.text.includes('?');
    score += (asks ? WEIGHTS.previousQuestion : WEIGHTS.previous) * previous.total;
  }
  if (current && next && follows(current.candidate, next.candidate)) score += WEIGHTS.next * next.total;
  return score;
}

function follows(before: Candidate, after: Candidate): boolean {
  return after.thread !== null && before.thread === after.thread && after.seq === (before.seq ?? NaN) + 1;
}

function nameScore(
  { names, totalIdf }: AnalysedQuery,
  { author }: Candidate,
  { frequency }: Passage,
): number {
  const spoken = author === null ? [] : terms(author);
  let score = 0;
  for (const [name, idf] of names) {
    const full = WEIGHTS.author + (WEIGHTS.authorIdf * idf) / totalIdf;
    const share = spoken.includes(name) ? 1 : frequency.has(name) ? WEIGHTS.mention : 0;
    score = Math.max(score, share * full);
  }
  return score;
}

/** In months: a year counts half, a day one and a half unless it is of another month than those named. In UTC. */
function matchingDateParts({ years, months, days }: MentionedDates, at: Date): number {
  const isMonth = months.has(at.getUTCMonth());
  const year = years.has(at.getUTCFullYear()) ? 0.5 : 0;
  const day = days.has(at.getUTCDate()) && (isMonth || months.size === 0) ? 1.5 : 0;
  return year + (isMonth ? 1 : 0) + day;
}
