/** Keyframe positions of one phrase, as percentages of the whole cycle. */
export interface TypingStep {
  phrase: string;
  letters: number;
  start: string;
  typedAt: string;
  end: string;
  /** Duration of the whole cycle, as a CSS time. */
  cycle: string;
}

/** How long a typed phrase stays readable. */
const HOLD_MS = 1800;

export function typingPlan(phrases: readonly string[], speed: number): TypingStep[] {
  const lengths = phrases.map((phrase) => phrase.length * speed + HOLD_MS);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const share = (ms: number): string => `${String(Number(((ms / total) * 100).toFixed(3)))}%`;
  return phrases.map((phrase, index) => {
    const start = lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
    return {
      phrase,
      letters: phrase.length,
      start: share(start),
      typedAt: share(start + phrase.length * speed),
      end: share(start + (lengths[index] ?? 0) - 1),
      cycle: `${String(total)}ms`,
    };
  });
}
