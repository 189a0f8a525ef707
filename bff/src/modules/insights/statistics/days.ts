/** Values that are only read. */
export type Float = Float64Array | readonly number[];

/** One value a day, NaN on days without one. All series of a person begin on the same day. */
export interface Daily {
  readonly name: string;
  readonly values: Float64Array;
}

/** The values without the days that have none. */
export function measured(values: Float64Array): Float64Array {
  return values.filter((value) => !Number.isNaN(value));
}
