import { type NamedSeries } from '../findings/finding.js';
import { dayFromName, dayName } from '../../../common/day-series.js';
import { type Arm } from '../statistics/self-experiment.js';

export interface Experiment {
  readonly id: string;
  readonly action: string;
  readonly outcome: NamedSeries;
  readonly lag: number;
  readonly startsOn: string;
  readonly arms: string;
  readonly timeZone: string;
  readonly halfWidth: number;
  readonly remindedOn: string | null;
  readonly stoppedAt: Date | null;
  readonly isSample: boolean;
  readonly createdAt: Date;
}

/** A or B of each day. */
export function armsOf({ arms }: Pick<Experiment, 'arms'>): Arm[] {
  return Array.from(arms, (letter) => (letter === 'A' ? 'A' : 'B'));
}

/** Which of its days that day is, from 0 on; before and after it there is none. */
export function placeOf(
  { startsOn, arms }: Pick<Experiment, 'startsOn' | 'arms'>,
  day: number,
): number | undefined {
  const place = day - dayFromName(startsOn);
  return place >= 0 && place < arms.length ? place : undefined;
}

/** The first day on which nothing of it is measured any more. */
export function endOf({ startsOn, arms, lag }: Pick<Experiment, 'startsOn' | 'arms' | 'lag'>): string {
  return dayName(dayFromName(startsOn) + arms.length + lag);
}
