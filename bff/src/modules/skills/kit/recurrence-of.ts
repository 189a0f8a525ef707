import { type When } from '../../language/spans/when.js';

/** How often something comes again, as a reminder and a command for later keep it. */
export interface SaidRecurrence {
  readonly every: 'day' | 'week' | 'month' | 'year';
  readonly interval: number;
  readonly weekdays?: readonly number[];
  readonly monthDay?: number;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];

/** Undefined where nothing comes again. */
export function recurrenceOf({ repeat, monthDay }: When): SaidRecurrence | undefined {
  if (!repeat || repeat.isUnsupported) return undefined;
  const { every, interval, weekdays } = repeat;
  if (every === 'weekday' || every === 'weekend')
    return { every: 'week', interval, weekdays: every === 'weekday' ? WORKDAYS : WEEKEND };
  return {
    every,
    interval,
    ...(every === 'week' && weekdays && { weekdays }),
    ...(every === 'month' && monthDay !== undefined && { monthDay }),
  };
}
