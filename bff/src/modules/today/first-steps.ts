/** What a new account is invited to do, in this order. */
export const FIRST_STEPS = ['tell', 'feel', 'bring', 'connect'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The steps among what was kept, which another version may have written. */
export function keptSteps(kept: readonly string[]): FirstStep[] {
  return FIRST_STEPS.filter((step) => kept.includes(step));
}
