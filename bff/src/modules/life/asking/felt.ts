/** How somebody says that they felt, as it is asked for. */
export const FELT = ['rested', 'tired', 'great', 'good', 'bad', 'awful', 'stressed', 'energetic'] as const;
export type Felt = (typeof FELT)[number];

/** By which series of the day a feeling is told, and on which side of it. */
export interface Measure {
  readonly key: string;
  readonly direction: 'high' | 'low';
  /** From which value on a day counts, on scales from 1 to 5; without it, the highest or lowest quarter of the days. */
  readonly limit?: number;
}

/**
 * Nobody tells every day how rested they are, but a night has its hours: these stand for it, and every answer says so.
 * A day's mood is the mean of its entries, so that limits lie half a step off.
 */
export const MEASURES: Readonly<Record<Felt, Measure>> = {
  rested: { key: 'body:sleep-duration', direction: 'high' },
  tired: { key: 'body:sleep-duration', direction: 'low' },
  great: { key: 'mood:mood', direction: 'high', limit: 4.5 },
  good: { key: 'mood:mood', direction: 'high', limit: 3.5 },
  bad: { key: 'mood:mood', direction: 'low', limit: 2.5 },
  awful: { key: 'mood:mood', direction: 'low', limit: 1.5 },
  stressed: { key: 'mood:stress', direction: 'high', limit: 3.5 },
  energetic: { key: 'mood:energy', direction: 'high', limit: 3.5 },
};
