import { beginningOf, addDays } from '../../../../common/calendar.js';
import { type DaySeries } from '../../../../common/day-series.js';
import { sourceOf } from '../../../skills/answering/quoting.js';
import {
  type AnswerPart,
  NoDataRecorded,
  type HandlerResult,
  type RunContext,
} from '../../../skills/kit/skill-handler.js';
import { type LifeMemory } from '../../asking/life-memories.repository.js';

const DAY_MS = 86_400_000;
/** So many days are offered as sources; the answer says how many there are. */
const MOST_DAYS = 5;

export interface LifeAnswer {
  /** Without a word of a memory: the log keeps it. */
  readonly answer: string;
  /** The same with what the owner wrote, each with the memory that it stands in. */
  readonly parts?: readonly AnswerPart[];
  /** Days that it rests on, since 1970-01-01. */
  readonly days: readonly number[];
}

type Here = Pick<RunContext, 'phrases' | 'timeZone'>;

/** "3 March 2026". */
export function spokenDayOf(day: number, { phrases }: Pick<RunContext, 'phrases'>): string {
  const date = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(day * DAY_MS).toLocaleDateString(phrases.locale, date);
}

/** What a series is called where it stands after "your"; what the owner named keeps its name. */
export function nounOf(series: DaySeries, { phrases }: Pick<RunContext, 'phrases'>): string {
  const { key, noun } = series;
  const metric = key.replace(/^body:/u, '');
  const own = `life-noun-${key.replace(':', '-')}`;
  return phrases.translated('metrics', metric) ?? (phrases.has(own) ? phrases.say(own) : noun);
}

/** A value as it is read in the language: "7.4 h", "58 bpm", "4.2 of 5". */
export function valueOf(
  value: number,
  { unit, decimals }: Pick<DaySeries, 'unit' | 'decimals'>,
  { phrases }: Pick<RunContext, 'phrases'>,
): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: decimals };
  const number = value.toLocaleString(phrases.locale, digits).replace('-', '−');
  if (unit === '') return number;
  if (unit === 'of 5') return phrases.say('life-of-five', { number });
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

/** The days as an answer is shown with them. */
export function chartsOf(days: readonly number[], { timeZone }: Here): NonNullable<HandlerResult['charts']> {
  return days.slice(0, MOST_DAYS).map((day) => {
    const date = new Date(day * DAY_MS);
    const time = {
      from: beginningOf(date, timeZone).toISOString(),
      before: beginningOf(addDays(date, 1), timeZone).toISOString(),
    };
    return { of: 'day', date: date.toISOString().slice(0, 10), ...time };
  });
}

/** One row of an answer. */
export function row(text: string): string {
  return `\n• ${text}`;
}

/** A row with what was written, and the memories in which it stands or that were told by it: all of that id. */
export function cited(
  text: string,
  memories: readonly LifeMemory[],
  id: string,
): [AnswerPart, ...AnswerPart[]] {
  const [first, ...others] = memories.filter((memory) => memory.id === id || memory.messageId === id);
  return [
    { text: row(text), ...(first && { source: sourceOf(first) }) },
    ...others.map((memory) => ({ text: '', source: sourceOf(memory) })),
  ];
}

/** Throws with a sentence that says what there is nothing of. */
export function nothing(key: string, { phrases }: Here, values: Record<string, string> = {}): never {
  throw new NoDataRecorded(phrases.say(key, values));
}
