import { addMonths, beginningOf, type Day, dayAt, type Days } from '../../../common/calendar.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { DATES, type DateWords } from '../../language/knowledge/date-words.js';
import { type RelativeDatePattern, relativeDates } from './relative-dates.js';

/** From when on, up to but without when. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** When something happened that is asked for, and the words that say so. */
export interface AskedPeriod extends Period {
  readonly start: number;
  readonly end: number;
  /** Counted from today: its words say when, and are not looked for in the memories. */
  readonly isRelative: boolean;
}

/** Where and when a question is asked. */
export interface Asking {
  readonly now: Date;
  readonly timeZone: string;
}

interface Mention {
  readonly start: number;
  readonly end: number;
  readonly said: Record<string, string | undefined>;
  readonly way: RelativeDatePattern;
  readonly words: DateWords;
}

/** Spaces and commas that a way takes behind its last word. */
const BEHIND = /[\s,]/u;

/** The period that a question names: "last week", "in March", "between May and July 2023", "before Christmas". */
export function askedPeriod(question: string, { now, timeZone }: Asking): AskedPeriod | null {
  const text = question.toLowerCase();
  const today = dayAt(now, timeZone);
  // Whatever language it is in: of a month that two of them call alike, the one that understands more is right.
  const [[first, second] = []] = DATES.all()
    .map((words) => mentionsIn(text, words))
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!first) return null;
  const { says } = first.words;
  const before = text.slice(0, first.start);
  const isRange =
    second && says.between.test(before) && says.and.test(text.slice(first.end, second.start).trim());
  const days = isRange ? daysBetween(first, second, today) : openAt(before, first, today);
  return {
    from: beginningOf(days.from, timeZone),
    to: beginningOf(days.to, timeZone),
    start: first.start,
    end: isRange ? second.end : first.end,
    isRelative: first.way.isRelative,
  };
}

function lengthOf(mentions: readonly Mention[]): number {
  return mentions.reduce((length, { start, end }) => length + end - start, 0);
}

/** In the order of the text. */
function mentionsIn(text: string, words: DateWords): Mention[] {
  const mentions: Mention[] = [];
  for (const way of relativeDates(words)) {
    for (const { 0: whole, index, groups = {}, indices } of text.matchAll(way.pattern)) {
      const [start, end] = indices?.groups?.said ?? [index, index + whole.length];
      const mention = { start, end: start + trimEndOf(text.slice(start, end), BEHIND).length };
      if (mentions.some((other) => mention.start < other.end && other.start < mention.end)) continue;
      mentions.push({ ...mention, said: trimmed(groups), way, words });
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}

function trimmed(groups: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, said]) => [name, said === undefined ? said : trimEndOf(said, BEHIND)]),
  );
}

function read({ way, said, words }: Mention, today: Day, year?: number): Days {
  return way.read(said, { today, words, ...(year === undefined ? {} : { year }) });
}

function daysBetween(first: Mention, second: Mention, today: Day): Days {
  const { from: last, to } = read(second, today);
  const { from } = read(first, today, last.getUTCFullYear());
  return from < to ? { from, to } : { from: to, to: from };
}

/** "Before" reaches a year back: further off nobody says it that way. */
function openAt(before: string, mention: Mention, today: Day): Days {
  const { says } = mention.words;
  const days = read(mention, today);
  if (says.before.test(before)) return { from: addMonths(days.from, -12), to: days.from };
  if (!says.since.test(before)) return days;
  return { from: days.from, to: addMonths(today > days.to ? today : days.to, 1) };
}
