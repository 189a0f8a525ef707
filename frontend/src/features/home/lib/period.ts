import { formatDay, formatTime } from '../../../lib/format';
import type { Window } from './entity-course';

const HOUR_MS = 3_600_000;
const TICK_HOURS = 3;
const DAY_HOURS = 24;
const DAYS_A_WEEK = 7;
/** Nearer to an end its words would lie over those of the end. */
const EDGE_SHARE = 0.08;
const MINUTES_MS = 60_000;

export const PERIODS = [
  { value: '24', label: '24 h' },
  { value: '168', label: '7 days' },
  { value: '672', label: '28 days' },
] as const;
export type Hours = (typeof PERIODS)[number]['value'];

/** How far apart the values of a line are, so that it has at most some hundred. */
const STEP_MINUTES: Readonly<Record<Hours, number>> = { 24: 10, 168: 60, 672: 240 };

export function stepOf(hours: Hours): number {
  return STEP_MINUTES[hours] * MINUTES_MS;
}

/** Times at the foot: both ends, and between them every third hour of a day, or days of a longer time. */
export function ticksOf({ from, to }: Window, hours: Hours): { at: number; label: string }[] {
  const isDay = hours === '24';
  const name = (at: number): string => (isDay ? formatTime(new Date(at)) : formatDay(new Date(at)));
  const room = (to - from) * EDGE_SHARE;
  const between = isDay ? wholeHours(from, to) : midnights(from, to, Number(hours) / DAY_HOURS / DAYS_A_WEEK);
  const inner = between.filter((at) => at - from > room && to - at > room);
  return [...[from, ...inner].map((at) => ({ at, label: name(at) })), { at: to, label: 'now' }];
}

function wholeHours(from: number, to: number): number[] {
  const first = new Date(from).setMinutes(0, 0, 0);
  return Array.from({ length: DAY_HOURS + 1 }, (_, place) => first + place * HOUR_MS).filter(
    (at) => at < to && new Date(at).getHours() % TICK_HOURS === 0,
  );
}

function midnights(from: number, to: number, everyDays: number): number[] {
  const all: number[] = [];
  const date = new Date(from);
  date.setHours(0, 0, 0, 0);
  for (date.setDate(date.getDate() + 1); date.getTime() < to; date.setDate(date.getDate() + everyDays))
    all.push(date.getTime());
  return all;
}
