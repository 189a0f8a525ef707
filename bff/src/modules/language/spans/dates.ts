import { type Reading, type SpanIndex } from './span-index.js';
import { unitsAt } from './units.js';
import { type Recurrence, type When } from './when.js';

const MOST_DAYS = 31;
const MONTHS = 12;
const YEARS = { from: 1900, to: 2200 };

/** "The 3rd", "3rd of May", "May 3rd", "5 December 2027", "1st of every month", "2026-11-24". */
export function monthDayAt(index: SpanIndex, at: number): Reading<When> | undefined {
  return isoAt(index, at) ?? dayFirst(index, at) ?? monthFirst(index, at);
}

/** "24/11", in the order that the language writes; only where something leads to it, as it may be a share. */
export function slashedAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const [one, other] = [index.tokens[at]?.number, index.tokens[at + 1]?.number];
  if (one === undefined || other === undefined || index.tokens[at + 1]?.before !== '/') return undefined;
  const [day, month] = index.pack.grammar.dateOrder === 'day-month' ? [one, other] : [other, one];
  return isDay(day) && isMonth(month) ? { end: at + 2, value: { monthDay: day, month } } : undefined;
}

function isoAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const [year, month, day] = [0, 1, 2].map((ahead) => index.tokens[at + ahead]?.number);
  const isJoined = [1, 2].every((ahead) => index.tokens[at + ahead]?.before === '-');
  if (!isJoined || !isYear(year) || !isMonth(month) || !isDay(day)) return undefined;
  return { end: at + 3, value: { year, month, monthDay: day } };
}

function dayFirst(index: SpanIndex, at: number): Reading<When> | undefined {
  const ordinal = ordinalAt(index, at);
  const plain = index.tokens[at]?.number;
  const day = ordinal ?? (isDay(plain) ? { end: at + 1, value: plain, isWord: false } : undefined);
  if (!day) return undefined;
  const monthDay = day.value;
  const of = index.skip('of_word', day.end);
  const month = index.longest('month', of);
  if (month) return withYear(index, { end: month.end, value: { monthDay, month: Number(month.value) } });
  if (!ordinal) return undefined;
  const monthly = of > day.end ? monthlyAt(index, of) : undefined;
  if (monthly) return { end: monthly.end, value: { monthDay, ...monthly.value } };
  return ordinal.isWord || index.particle('ordinal_other', ordinal.end)
    ? undefined
    : { end: ordinal.end, value: { monthDay } };
}

function monthFirst(index: SpanIndex, at: number): Reading<When> | undefined {
  const month = index.longest('month', at);
  if (!month) return undefined;
  const ordinal = ordinalAt(index, month.end);
  const plain = index.tokens[month.end]?.number;
  const day =
    ordinal ??
    (isDay(plain) && !index.has('unit', month.end + 1) ? { end: month.end + 1, value: plain } : undefined);
  return day && withYear(index, { end: day.end, value: { month: Number(month.value), monthDay: day.value } });
}

/** "3rd", or "third" where something says that a date is meant. */
function ordinalAt(index: SpanIndex, at: number): (Reading<number> & { isWord: boolean }) | undefined {
  const digits = index.tokens[at]?.number;
  const suffix = index.longest('ordinal_suffix', at + 1);
  if (isDay(digits)) return suffix && { end: suffix.end, value: digits, isWord: false };
  const word = index.longest('ordinal', at);
  return word && { end: word.end, value: Number(word.value), isWord: true };
}

/** "(of) every month", "(of) the month". */
function monthlyAt(index: SpanIndex, at: number): Reading<When> | undefined {
  const every = index.particle('repeat', at);
  const isOpen = every && (every.value as Partial<Recurrence>).every === undefined;
  const [unit] = unitsAt(index, isOpen ? every.end : at);
  if (unit?.value.calendar !== 'month') return undefined;
  return { end: unit.end, value: isOpen ? { repeat: { every: 'month', interval: 1 } } : {} };
}

function withYear(index: SpanIndex, { end, value }: Reading<When>): Reading<When> {
  const year = index.tokens[end]?.number;
  return isYear(year) ? { end: end + 1, value: { ...value, year } } : { end, value };
}

function isDay(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MOST_DAYS;
}

function isMonth(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= MONTHS;
}

function isYear(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= YEARS.from && value <= YEARS.to;
}
