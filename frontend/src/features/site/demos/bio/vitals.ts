export interface Vitals {
  heartRateBpm: number;
  /** The rest as shares of 1. */
  stress: number;
  focus: number;
  energy: number;
}

export type VitalStatus = 'Excellent' | 'Good' | 'Needs Attention';

export const initialVitals: Vitals = { heartRateBpm: 72, stress: 0.3, focus: 0.7, energy: 0.6 };
export const UPDATE_MS = 1000;
export const TIP_MS = 4000;

const HEART_RATE = { lowest: 60, highest: 100 };

export const tips = [
  { title: 'Breathing break', text: 'Two minutes of slow breathing bring the pulse down.' },
  { title: 'Short walk', text: 'Ten minutes outside before the next block of work.' },
  { title: 'Deep work', text: 'Focus is high: a good hour for the hard thing.' },
  { title: 'Hydration', text: 'A glass of water, before the next coffee.' },
  { title: 'Heart health', text: 'The pulse is steady. A brisk quarter of an hour keeps it so.' },
  { title: 'Stretching', text: 'Shoulders and neck, one minute each.' },
] as const;

/** One second later. `random` gives numbers from 0 up to 1. */
export function nextVitals(vitals: Vitals, random: () => number = Math.random): Vitals {
  const step = (size: number): number => (random() - 0.5) * 2 * size;
  return {
    heartRateBpm: clamp(Math.round(vitals.heartRateBpm + step(3)), HEART_RATE.lowest, HEART_RATE.highest),
    stress: clamp(vitals.stress + step(0.05), 0, 1),
    focus: clamp(vitals.focus + step(0.05), 0, 1),
    energy: clamp(vitals.energy + step(0.03), 0, 1),
  };
}

/** By the average of focus, energy and what stress leaves. */
export function statusOf({ stress, focus, energy }: Vitals): VitalStatus {
  const average = (focus + energy + (1 - stress)) / 3;
  if (average > 0.7) return 'Excellent';
  return average > 0.5 ? 'Good' : 'Needs Attention';
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(highest, Math.max(lowest, value));
}
