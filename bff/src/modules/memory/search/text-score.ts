import { type Meaning } from './meaning-score.js';
import { type Passage, type ReadText } from './passage.js';
import { WEIGHTS } from './weights.js';
import { type WordScore } from './word-score.js';

/** How well the text of a memory matches by itself. */
export interface TextScore extends WordScore {
  /** What it is judged by: the best part of a long text. */
  readonly passage: Passage;
  readonly meaning: Meaning;
  readonly byRelatives: number;
}

interface Scorers {
  scoreWords: (passage: Passage) => WordScore;
  scoreMeaning: (passage: Passage) => Meaning;
}

/** A long text is found by its best part, and in a small share by the whole. */
export function scoreText({ whole, parts }: ReadText, scorers: Scorers): TextScore {
  if (parts.length === 0) return scorePassage(whole, scorers);
  const best = parts
    .map((part) => scorePassage(part, scorers))
    .reduce((a, b) => (b.told + b.byRelatives > a.told + a.byRelatives ? b : a));
  const { said, told } = scorers.scoreWords(whole);
  return { ...best, said: mixed(best.said, said), told: mixed(best.told, told) };
}

function scorePassage(passage: Passage, { scoreWords, scoreMeaning }: Scorers): TextScore {
  const meaning = scoreMeaning(passage);
  const { said, told } = scoreWords(passage);
  return { passage, meaning, byRelatives: WEIGHTS.relatedWord * meaning.score, said, told };
}

function mixed(best: number, whole: number): number {
  return best + WEIGHTS.wholeOfLong * (whole - best);
}
