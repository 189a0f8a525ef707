import { type When } from '../../language/spans/when.js';

/** How often something comes again, as a reminder and a command for later keep it. */
export interface SaidRecurrence {
  readonly every: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
  readonly interval: number;
  readonly weekdays?: readonly number[];
  readonly monthDay?: number;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];

/** It was said to come again, but too often or within hours of the day, which nothing keeps. */
export function isUnsupportedRepeat({ repeat, until }: When): boolean {
  const isByTime = repeat?.every === 'minute' || repeat?.every === 'hour';
  return repeat?.isUnsupported === true || (isByTime && until !== undefined);
}

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
