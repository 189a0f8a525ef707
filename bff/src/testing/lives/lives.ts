import { readFileSync } from 'node:fs';

/** Somebody's memories, with questions that they answer and questions that they nearly do. */
export interface Life {
  life: string;
  /** In which it is told and asked. */
  language: string;
  /** The gate was made on the development part; the held-out part was written afterwards and only ever scored. */
  part: 'development' | 'heldOut';
  memories: Record<string, string>;
  answerable: { question: string; memory: string }[];
  unanswerable: string[];
}

export const LIVES = [...livesIn('lives.json', 'en'), ...livesIn('lives-de.json', 'de')];

function livesIn(file: string, language: string): Life[] {
  const lives = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Omit<Life, 'language'>[];
  return lives.map((life) => ({ ...life, language }));
}

/** The memory cited first, or undefined when the answer is that there is none. */
export type Ask = (question: string) => Promise<string | undefined> | string | undefined;

export interface Score {
  answerable: number;
  correct: number;
  unanswerable: number;
  falseAnswers: number;
}

export async function score({ answerable, unanswerable }: Life, ask: Ask): Promise<Score> {
  let [correct, falseAnswers] = [0, 0];
  for (const { question, memory } of answerable) if ((await ask(question)) === memory) correct += 1;
  for (const question of unanswerable) if ((await ask(question)) !== undefined) falseAnswers += 1;
  return { answerable: answerable.length, correct, unanswerable: unanswerable.length, falseAnswers };
}

export function sum(scores: readonly Score[]): Score {
  return scores.reduce((one, other) => ({
    answerable: one.answerable + other.answerable,
    correct: one.correct + other.correct,
    unanswerable: one.unanswerable + other.unanswerable,
    falseAnswers: one.falseAnswers + other.falseAnswers,
  }));
}

export function inWords(name: string, { answerable, correct, unanswerable, falseAnswers }: Score): string {
  const share = (part: number, whole: number): string =>
    `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
  return `${name}: right memory cited first ${share(correct, answerable)}, false answers ${share(falseAnswers, unanswerable)}`;
}
