import { addDays, type Day, dayAt, momentOn } from '../../../common/calendar.js';
import { wallOf } from '../../../common/wall-clock.js';
import { durationsIn } from './durations.js';
import { dayIn } from './when/spoken-day.js';
import { HOUR_OF_PART, partIn, type PartOfDay, type SpokenTime, timeIn } from './when/spoken-time.js';

export interface When {
  readonly at: Date;
  /** An hour was said, not only a day. */
  readonly hasTime: boolean;
  /** The text without what says when. */
  readonly rest: string;
}

interface Said {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** "At 6" wakes in the morning, whatever time it is. */
  readonly isWaking?: boolean;
}

const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
/** Until then it is still night: nobody's night begins at four in the afternoon. */
const DAWN = 5;
/** When a day without an hour is meant. */
const USUAL_HOUR = 9;
const REPEATED =
  /\b(?:every|each) (?:other |second |\d+ )?(?:single )?(?:mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|months?|years?|minutes?|hours?|days?|weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:daily|weekly|monthly|hourly|yearly|annually|nightly)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:on )?(?:weekdays|weekends)\b/u;
const LEFT_OVER = / (?:at|on|for|in|by|from|around|about|between)$/u;

/** It is to come again and again. */
export function isRepeated(text: string): boolean {
  return REPEATED.test(text);
}

/**
 * When something is meant that is asked for in small words (see `normalisedWords`): a time, a day, both, a range's
 * beginning or "in 20 minutes". Undefined where the words say no time. It may lie in the past.
 */
export function readWhen(text: string, said: Said): When | undefined {
  return afterAWhile(text, said) ?? onADay(text, said);
}

/** "In 20 minutes" is exact; "in 2 days" has the hour that is said with it, or the present one. */
function afterAWhile(text: string, { now, timeZone, isWaking = false }: Said): When | undefined {
  const words = text.split(' ');
  const isLed = ({ start }: { start: number }): boolean =>
    /^(?:in|after|within)$/u.test(words[start - 1] ?? '');
  // A "now" at the end is taken for impatience and is gone by here.
  const isFollowed = ({ end }: { end: number }): boolean =>
    /^from(?: now\b|$)/u.test(words.slice(end).join(' '));
  const span = durationsIn(words).find((each) => isLed(each) || isFollowed(each));
  if (!span) return undefined;
  const [start, end] = isLed(span) ? [span.start - 1, span.end] : [span.start, span.end + 2];
  const rest = [...words.slice(0, start), ...words.slice(end)].join(' ');
  if (span.value % DAY_SECONDS !== 0)
    return { at: new Date(now.getTime() + span.value * SECOND_MS), hasTime: true, rest };
  const day = addDays(dayAt(now, timeZone), span.value / DAY_SECONDS);
  const time = timeIn(rest);
  if (!time) return { at: momentOn(day, wallOf(now, timeZone), timeZone), hasTime: true, rest };
  const at = momentOn(day, onClockFace(time.value, { isWaking }), timeZone);
  return { at, hasTime: true, rest: without(rest, [time]) };
}

function onADay(text: string, { now, timeZone, isWaking = false }: Said): When | undefined {
  const time = timeIn(text);
  const part = partIn(text);
  const timeless = blank(text, [time, part]);
  const day = dayIn(timeless, { now, timeZone });
  if (!time && !part && !day) return undefined;
  const rest = without(text, [time, part, day]);
  const today = dayAt(now, timeZone);
  const on = day?.value ?? today;
  const hour = hourOf(time?.value, part?.value, {
    isWaking,
    isToday: on.getTime() === today.getTime(),
    now,
    today,
    timeZone,
  });
  let at = momentOn(on, hour, timeZone);
  // A day that was not named, or by the day of the week only, is the next on which that is still to come.
  if (at <= now && (!day || day.isWeekday) && !/\b(?:today|tonight|this)\b/u.test(text))
    at = momentOn(addDays(on, day ? 7 : 1), hour, timeZone);
  return { at, hasTime: time !== undefined || part !== undefined, rest };
}

interface Surroundings {
  readonly isWaking: boolean;
  readonly isToday: boolean;
  readonly now: Date;
  readonly today: Day;
  readonly timeZone: string;
}

type Hour = { hour: number; minute: number };

function hourOf(time: SpokenTime | undefined, part: PartOfDay | undefined, around: Surroundings): Hour {
  if (!time) return { hour: part ? HOUR_OF_PART[part] : USUAL_HOUR, minute: 0 };
  if (!time.isOpen || part) return onClockFace(time, { ...around, part });
  if (around.isWaking || !around.isToday) return onClockFace(time, around);
  const { hour, minute } = time;
  if (hour === 12) return { hour, minute };
  // "At 5" is the next 5 o'clock.
  const isPast = (half: number): boolean =>
    momentOn(around.today, { hour: (hour % 12) + half, minute }, around.timeZone) <= around.now;
  return { hour: (hour % 12) + (isPast(0) && !isPast(12) ? 12 : 0), minute };
}

/**
 * Of a clock face's hours those that people are awake at: 7 to 12 before and at noon, 1 to 6 after it. The small hours
 * of a night are the next day's, counted from 24 on.
 */
export function onClockFace(
  { hour, minute, isOpen }: SpokenTime,
  around: { isWaking: boolean; part?: PartOfDay | undefined },
): Hour {
  if (!isOpen) return { hour, minute };
  const { part, isWaking } = around;
  if (part === 'morning') return { hour: hour % 12, minute };
  if (part === 'night' && hour < DAWN) return { hour: hour + 24, minute };
  if (part) return { hour: (hour % 12) + (hour === 12 && part !== 'afternoon' ? 24 : 12), minute };
  const isLate = !isWaking && hour < 7;
  return { hour: hour === 12 ? 12 : hour + (isLate ? 12 : 0), minute };
}

type Place = { readonly start: number; readonly end: number } | undefined;

/** The text with nothing to read in those places, everything else where it was. Small words hold no semicolons. */
function blank(text: string, places: readonly Place[]): string {
  return places.reduce<string>(
    (left, place) =>
      place ? left.slice(0, place.start) + ';'.repeat(place.end - place.start) + left.slice(place.end) : left,
    text,
  );
}

function without(text: string, places: readonly Place[]): string {
  return blank(text, places)
    .replace(/[\s;]+/gu, ' ')
    .trim()
    .replace(LEFT_OVER, '')
    .trim();
}
