/** What came of what was asked of a device. `no_answer`: it was sent, and the device has told nothing since. */
export const OUTCOMES = ['done', 'pending', 'acknowledged', 'no_answer', 'refused'] as const;
export type HomeOutcomeWord = (typeof OUTCOMES)[number];
