export const STATUS_LABELS = ['Excellent', 'Good', 'Needs Attention'] as const;
export type StatusLabel = (typeof STATUS_LABELS)[number];

export interface OverallStatus {
  readonly label: StatusLabel;
  /** From 0 to 1. */
  readonly value: number;
}

/** From 0 to 1 each; what is not known is left out. */
export interface StatusInput {
  readonly focus?: number | undefined;
  readonly energy?: number | undefined;
  readonly stress?: number | undefined;
}

/**
 * The rule of the specification: the average of focus, energy and 1 − stress; above 0.7 it is "Excellent", above 0.5 "Good",
 * otherwise "Needs Attention". That it is the average of those that are known is ours.
 * @returns `undefined` where none of the three is known
 */
export function overallStatus({ focus, energy, stress }: StatusInput): OverallStatus | undefined {
  const parts = [focus, energy, stress === undefined ? undefined : 1 - stress].filter(
    (part) => part !== undefined,
  );
  if (parts.length === 0) return undefined;
  // Without the noise of binary fractions: the average of 0.7, 0.7 and 0.7 is not above 0.7.
  const value = Number((parts.reduce((sum, part) => sum + part, 0) / parts.length).toFixed(6));
  if (value > 0.7) return { label: 'Excellent', value };
  return { label: value > 0.5 ? 'Good' : 'Needs Attention', value };
}
