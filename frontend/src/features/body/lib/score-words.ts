import type { BodyScore } from '../api/scores.api';

/** "11 under your usual.", "Usual."; nothing without a usual range. */
export function againstUsual({ value, usual }: Pick<BodyScore, 'value' | 'usual'>): string {
  if (value === null || !usual) return '';
  if (value > usual.high) return `${Math.round(value - usual.high)} over your usual.`;
  if (value < usual.low) return `${Math.round(usual.low - value)} under your usual.`;
  return 'Usual.';
}

/** What moved a score most, in a sentence or two. */
export function strongest({ moved }: Pick<BodyScore, 'moved'>): string {
  const all = moved.filter(({ points }) => points !== 0);
  return (all.length > 0 ? all : moved)
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
}

/** "+8", "−17": with a true minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
