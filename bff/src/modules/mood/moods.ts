import { type MoodValue } from './mood-entry.js';

/** From 1 to 5, as a mood is kept. */
export const MOODS = ['awful', 'bad', 'okay', 'good', 'great'] as const;

export function isMoodValue(value: number): value is MoodValue {
  return Number.isInteger(value) && value >= 1 && value <= 5;
}
