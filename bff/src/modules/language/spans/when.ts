import { type Calendar } from './units.js';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly meridiem?: 'am' | 'pm';
  /** Of a clock of 24 hours: "07:00", "17:45". Without it "at 7" leaves open which half of the day is meant. */
  readonly is24Hour?: boolean;
}

/** What comes again. The hour and the day of the month stand beside it in `When`. */
export interface Recurrence {
  readonly every: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year' | 'weekday' | 'weekend';
  readonly interval: number;
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[];
  /** It was said, but cannot be kept: "twice a day", "every 2 minutes". */
  readonly isUnsupported?: boolean;
}

/** The parts that were said of a moment, in the sentence's own terms; `momentOf` makes a date of them. */
export interface When extends Partial<ClockTime> {
  /** Days from today. */
  readonly day?: number;
  /** 0 is Sunday. */
  readonly weekday?: number;
  readonly which?: 'this' | 'next' | 'last';
  readonly weeksAhead?: number;
  readonly monthDay?: number;
  /** Counts from 1. */
  readonly month?: number;
  readonly year?: number;
  /** The hour that is usually meant by "evening" or "lunch"; from 24 on it is of the next day. */
  readonly part?: number;
  /** Negative where it is past: "an hour ago". */
  readonly inSeconds?: number;
  readonly inMonths?: number;
  /** "A week from Friday". */
  readonly plusDays?: number;
  /** "The end of the month". */
  readonly endOf?: Calendar;
  readonly repeat?: Recurrence;
  /** "From 3 to 5". */
  readonly until?: ClockTime;
}
