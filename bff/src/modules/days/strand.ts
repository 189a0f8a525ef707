import { type Night } from '../biometrics/day/day-readings.service.js';
import { type DayEntry, type Strand } from './days.dto.js';

export interface DayWithin {
  /** "2026-11-26". */
  readonly date: string;
  readonly from: Date;
  readonly before: Date;
}

/** When somebody slept, and how long by the figures of the day; undefined where these leave sleep out. */
export interface ToldNight extends Night {
  readonly sleptHours: number | undefined;
}

export interface DayReader {
  readonly id: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** What one part of a life has of a day. */
export interface StrandOfDay {
  readonly strand: Strand;
  /** May be more than its entries: of readings a list shows those that somebody told. */
  readonly count: number;
  readonly entries: readonly DayEntry[];
}
