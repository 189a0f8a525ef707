import { monthDayAt } from './dates.js';
import { type Reading, type SpanIndex } from './span-index.js';
import { numberAt } from './numbers.js';
import { unitsAt } from './units.js';
import { type Recurrence, type When } from './when.js';

const MINUTE = 60;
const HOUR = 3_600;
const WEEK = 604_800;
/** What comes more often cannot be kept. */
const LEAST_SECONDS = 300;

/** What a pack says of a way to repeat; without `every` it is open, and a day or a length of time follows. */
interface RepeatEntry {
  readonly every?: Recurrence['every'];
  readonly interval?: number;
  readonly part?: number;
  readonly unsupported?: boolean;
}

/** "Daily", "every other week", "every Monday and Thursday", "each evening", "every 1st". */
export function recurrenceAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const found = index.particle('repeat', at);
  if (!found) return undefined;
  const { every, interval = 1, part, unsupported } = found.value as RepeatEntry;
  if (every === undefined) return openAt(index, found.end, interval);
  const repeat = { every, interval, ...(unsupported && { isUnsupported: true }) };
  return { end: found.end, value: { repeat, ...(part !== undefined && { part }) } };
}

/** The days of a week that are said one after the other. */
export function weekdaysAt(index: SpanIndex, at: number): Reading<readonly number[]> | undefined {
  const first = index.longest('weekday', at);
  if (!first) return undefined;
  const days = [Number(first.value)];
  let { end } = first;
  for (;;) {
    const next = index.longest('weekday', index.skip('number_and', end));
    if (!next) return { end, value: [...new Set(days)] };
    days.push(Number(next.value));
    end = next.end;
  }
}

function openAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  return (
    weeklyAt(index, at, interval) ??
    steppedAt(index, at, interval) ??
    timedAt(index, at, interval) ??
    groupAt(index, at, interval) ??
    dailyAt(index, at, interval) ??
    datedAt(index, at, interval)
  );
}

function weeklyAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  const days = weekdaysAt(index, at);
  return days && { end: days.end, value: { repeat: { every: 'week', interval, weekdays: days.value } } };
}

/** "Every week", "every 2 days". */
function steppedAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  const number = numberAt(index, at);
  const [unit] = unitsAt(index, number?.end ?? at).filter(({ value }) => value.dimension === 'duration');
  if (!unit) return undefined;
  const { calendar, factor, months } = unit.value;
  const steps = (number?.value ?? 1) * interval;
  if (!Number.isInteger(steps) || steps < 1) return undefined;
  const repeat: Recurrence | undefined = calendar
    ? { every: calendar, interval: steps }
    : months !== undefined
      ? { every: 'month', interval: steps * months }
      : factor % WEEK === 0
        ? { every: 'week', interval: (steps * factor) / WEEK }
        : undefined;
  return repeat && { end: unit.end, value: { repeat } };
}

/** "Every hour", "every 90 minutes", "every half hour", "every hour and a half". */
function timedAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  const length = index.longest('duration', at) ?? singleAt(index, at);
  if (!length) return undefined;
  const seconds = Number(length.value) * interval;
  const repeat: Recurrence =
    seconds % HOUR === 0
      ? { every: 'hour', interval: seconds / HOUR }
      : { every: 'minute', interval: Math.round(seconds / MINUTE) };
  const isTooOften = seconds < LEAST_SECONDS || seconds % MINUTE !== 0;
  return { end: length.end, value: { repeat: { ...repeat, ...(isTooOften && { isUnsupported: true }) } } };
}

/** Seconds of a unit that no number stands before: "hour", "hour and a half". */
function singleAt(index: SpanIndex, at: number): Reading<number> | undefined {
  const [unit] = unitsAt(index, at).filter(({ value }) => value.dimension === 'duration');
  if (!unit) return undefined;
  const half = index.particle('and_half', unit.end);
  return half
    ? { end: half.end, value: unit.value.factor * 1.5 }
    : { end: unit.end, value: unit.value.factor };
}

function groupAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  const group = index.particle('day_group', at);
  return (
    group && { end: group.end, value: { repeat: { every: group.value as Recurrence['every'], interval } } }
  );
}

function dailyAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  const part = index.longest('occasion', at) ?? index.longest('daypart', at);
  return part && { end: part.end, value: { repeat: { every: 'day', interval }, part: Number(part.value) } };
}

/** "Every 1st of the month", "every 3rd of May". */
function datedAt(index: SpanIndex, at: number, interval: number): Reading<When> | undefined {
  const date = monthDayAt(index, at);
  if (!date) return undefined;
  const every = date.value.month === undefined ? 'month' : 'year';
  return { end: date.end, value: { ...date.value, repeat: { every, interval } } };
}
