import { clockAt } from './clock.js';
import { clockRangeAt } from './clock-range.js';
import { dayAt } from './days.js';
import { type Span } from './span.js';
import { type Reading, type SpanIndex } from './span-index.js';
import { type When } from './when.js';

const MOST_DAYS = 31;
/** Marks between two parts of one moment: "Friday, 6 pm". */
const JOINING = new Set(['', ',']);

/**
 * Times, days and what comes again; parts that stand side by side are one moment. They are typed only: what they come
 * to is reckoned by `momentOf` when somebody asks.
 */
export function timesOf(index: SpanIndex): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < index.tokens.length;) {
    const time = timeFrom(index, at);
    if (time) spans.push({ start: at, end: time.end, meanings: [meaningOf(time.value)] });
    at = time?.end ?? at + 1;
  }
  return spans;
}

function timeFrom(index: SpanIndex, at: number): Reading<When> | undefined {
  let whole = partOrLed(index, at);
  while (whole && JOINING.has(index.tokens[whole.end]?.before ?? ';')) {
    const next = nextPart(index, whole);
    if (!next) break;
    whole = { end: next.end, value: { ...whole.value, ...next.value } };
  }
  return whole && { end: whole.end, value: settled(whole.value) };
}

/** A part with the small words that belong to it: "at 9", "on the 3rd", "in the morning". */
function partOrLed(index: SpanIndex, at: number): Reading<When> | undefined {
  const range = clockRangeAt(index, at);
  if (range) return range;
  const plain = hourOfPartAt(index, at) ?? partAt(index, at, false);
  if (plain) return plain;
  const occasion = ledOccasionAt(index, at);
  if (occasion) return occasion;
  const clock = index.particle('clock_lead', at);
  const hour = clock && clockAt(index, clock.end, true);
  if (hour) return hour;
  const dated = datedAt(index, at);
  if (dated) return dated;
  const lead = index.particle('time_lead', at);
  return lead && partAt(index, lead.end, true);
}

/** "Am 28.": where the language has a small word that leads to days of the month only. */
function datedAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const lead = index.particle('date_lead', at);
  const day = lead && index.tokens[lead.end]?.number;
  if (!lead || day === undefined || !Number.isInteger(day) || day < 1 || day > MOST_DAYS) return undefined;
  const isCounted = index.has('unit', lead.end + 1) || index.has('month', lead.end + 1);
  return isCounted || index.tokens[lead.end + 1]?.number !== undefined
    ? undefined
    : { end: lead.end + 1, value: { monthDay: day } };
}

/** Two parts may not say the same of a moment: "on Monday or Tuesday" are two. */
function nextPart(index: SpanIndex, whole: Reading<When>): Reading<When> | undefined {
  const isOfDay =
    whole.value.day !== undefined || whole.value.weekday !== undefined || whole.value.repeat !== undefined;
  const occasion = isOfDay || whole.value.hour !== undefined ? occasionAt(index, whole.end) : undefined;
  const deadline = isOfDay ? index.particle('deadline_lead', whole.end) : undefined;
  const by = deadline && clockAt(index, deadline.end, true);
  const first = whole.value.repeat && firstAt(index, whole.end);
  const next = (isOfDay ? occasion : undefined) ?? partOrLed(index, whole.end) ?? by ?? first;
  if (!next) return undefined;
  const isSaidTwice = Object.keys(next.value).some(
    (key) =>
      key in whole.value && !(key === 'part' || (key === 'repeat' && whole.value.repeat === undefined)),
  );
  return isSaidTwice || isTwoDays(whole.value, next.value) ? undefined : next;
}

/** "Every 8 hours starting at 10": when what comes again begins. */
function firstAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const lead = index.particle('start_lead', at);
  return lead && (clockAt(index, lead.end, true) ?? partOrLed(index, lead.end));
}

/** "Tomorrow, Friday" is one day; "tomorrow the 3rd" too, but "in two days on Monday" is said in two ways. */
function isTwoDays(one: When, other: When): boolean {
  const isAway = ({ inSeconds, inMonths }: When): boolean =>
    inSeconds !== undefined || inMonths !== undefined;
  const isDay = ({ day, weekday, monthDay }: When): boolean =>
    day !== undefined || weekday !== undefined || monthDay !== undefined;
  return (isAway(one) && isDay(other)) || (isAway(other) && isDay(one));
}

function partAt(index: SpanIndex, at: number, isLed: boolean): Reading<When> | undefined {
  return clockAt(index, at, false) ?? dayAt(index, at, isLed) ?? daypartAt(index, at);
}

/** "8 in the morning", "7 tonight": a bare number before a part of the day is its hour. */
function hourOfPartAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const hour = clockAt(index, at, true);
  if (!hour) return undefined;
  const isOfPart = ledOccasionAt(index, hour.end) ?? index.longest('daypart', hour.end);
  return isOfPart && index.tokens[hour.end]?.before === '' ? hour : undefined;
}

/** What stands for a time by itself: "noon", "first thing in the morning". */
function daypartAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const part = index.longest('daypart', at);
  return part && { end: part.end, value: { part: Number(part.value) } };
}

/** "Morning" and "lunch" are times only with a small word before them or beside a day. */
function occasionAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const occasion = index.longest('occasion', at);
  return occasion && { end: occasion.end, value: { part: Number(occasion.value) } };
}

function ledOccasionAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const lead = index.particle('occasion_lead', at);
  return lead && occasionAt(index, lead.end);
}

/** "Weekly on Friday" comes on Fridays. */
function settled({ weekday, ...when }: When): When {
  const { repeat } = when;
  if (weekday === undefined) return when;
  if (!repeat || repeat.every !== 'week' || repeat.weekdays) return { ...when, weekday };
  return { ...when, repeat: { ...repeat, weekdays: [weekday] } };
}

function meaningOf(when: When): Span['meanings'][number] {
  return { type: when.repeat ? 'recurrence' : 'when', value: when };
}
