import { type Meaning } from '../pack/pack.js';
import { numberAt } from './numbers.js';
import { type Span } from './span.js';
import { type Reading, type SpanIndex } from './span-index.js';
import { type Unit, unitsAt } from './units.js';

/** A number of something that is measured. */
export interface Quantity {
  readonly value: number;
  /** As the pack names it: "lb", "litre". */
  readonly unit: string;
  /** "mass", "volume"; also the type of its span. */
  readonly dimension: string;
  /** In the unit that the pack keeps for its dimension. */
  readonly base: number;
}

/** "128 over 82". */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

/** Two numbers side by side are a reading where they can be a blood pressure. */
const FIRST_OF_PAIR = { from: 60, to: 260 };
const SECOND_OF_PAIR = { from: 30, to: 160 };
const MOST_HUNDREDS = 2;
const TENS = { from: 10, to: 99 };
/** Colour temperatures of lamps, said without a unit. */
const KELVINS = { from: 1_500, to: 9_000 };
const MOST_LED = 1_000;

/** Numbers, and numbers with units; what is found is put into the index as well, as times are read from it. */
export function quantitiesOf(index: SpanIndex): Span[] {
  const spans = index.tokens.flatMap((_, start) => [...plainAt(index, start), ...measuredAt(index, start)]);
  const led = spans.flatMap((span) => ledBy(index, span));
  const pairs = index.tokens.flatMap((_, start) => pairAt(index, start));
  const all = [...spans, ...led, ...pairs];
  for (const { start, end, meanings } of all)
    for (const { type, value } of meanings) index.put(type, start, { end, value });
  return all;
}

function plainAt(index: SpanIndex, start: number): Span[] {
  const number = numberAt(index, start);
  return number ? [{ start, end: number.end, meanings: [{ type: 'number', value: number.value }] }] : [];
}

/** "Six hours", "an hour and a half", "half a litre", "11 stone 4". */
function measuredAt(index: SpanIndex, start: number): Span[] {
  const amount = numberAt(index, start) ?? oneAt(index, start);
  if (!amount) return [];
  return unitsAt(index, amount.end).flatMap(({ end, value: unit }) => {
    const half = index.particle('and_half', end);
    const whole = half ? { end: half.end, value: amount.value + 0.5 } : { end, value: amount.value };
    const measured =
      unit.dimension === 'duration' ? longer(index, whole, unit) : withSmaller(index, whole, unit);
    // "On the 21st" is a day; "21st 4" weighs something.
    if (measured.end === end && index.has('ordinal_suffix', amount.end)) return [];
    if (unit.months !== undefined)
      index.put('months', start, { end: measured.end, value: measured.value * unit.months });
    return [{ start, end: measured.end, meanings: [meaningOf(measured.value, unit)] }];
  });
}

/** "An hour", "half an hour": what counts without a number. */
function oneAt(index: SpanIndex, start: number): Reading<number> | undefined {
  const half = index.longest('half', start);
  if (half) return { end: half.end, value: 0.5 };
  const one = index.particle('one_article', start);
  return one && { end: one.end, value: 1 };
}

/** "11 stone 4", "6 foot 2": a bare number behind a unit that has a smaller one. */
function withSmaller(index: SpanIndex, amount: Reading<number>, unit: Unit): Reading<number> {
  const at = index.skip('number_and', amount.end);
  const rest = numberAt(index, at);
  if (!rest) return amount;
  for (const { end, value: smaller } of unitsAt(index, rest.end))
    if (smaller.dimension === unit.dimension && smaller.factor < unit.factor)
      return { end, value: amount.value + (rest.value * smaller.factor) / unit.factor };
  const isBare = unit.smaller !== undefined && at === amount.end && rest.value < unit.smaller;
  return isBare && !index.has('unit', rest.end)
    ? { end: rest.end, value: amount.value + rest.value / (unit.smaller ?? 1) }
    : amount;
}

/** "1 hour 5 minutes and 3 seconds", "6h30". */
function longer(index: SpanIndex, amount: Reading<number>, unit: Unit): Reading<number> {
  let { end, value } = amount;
  for (let least = unit.factor; ;) {
    const at = index.skip('number_and', end);
    const rest = numberAt(index, at) ?? oneAt(index, at);
    const smaller = rest && unitsAt(index, rest.end).find(({ value: each }) => isShorter(each, least));
    if (!rest || !smaller) break;
    value += (rest.value * smaller.value.factor) / unit.factor;
    least = smaller.value.factor;
    end = smaller.end;
  }
  const minutes = index.tokens[end]?.number;
  const { smaller = 0 } = unit;
  // "1 hour 30" where nothing follows that the 30 could count.
  const isTheirs = index.isGlued(end) || end === index.tokens.length - 1;
  return minutes !== undefined && minutes < smaller && isTheirs
    ? { end: end + 1, value: value + minutes / smaller }
    : { end, value };
}

function isShorter({ dimension, factor }: Unit, than: number): boolean {
  return dimension === 'duration' && factor < than;
}

function meaningOf(value: number, unit: Unit): Meaning {
  const { dimension, factor, name } = unit;
  if (dimension === 'duration') return { type: 'duration', value: Math.round(value * factor) };
  if (dimension === 'percent') return { type: 'percent', value };
  if (dimension === 'kelvin') return { type: 'kelvins', value };
  return {
    type: dimension,
    value: { value, unit: name, dimension, base: rounded(value * factor) } satisfies Quantity,
  };
}

/** "By 20 %" is a step, "to 20" an aim, "at 20" either an aim or an hour; 2,700 alone can be a colour temperature. */
function ledBy(index: SpanIndex, { start, end, meanings }: Span): Span[] {
  const [meaning] = meanings;
  if (!meaning || typeof meaning.value !== 'number') return [];
  const { type, value } = meaning;
  const spans: Span[] = [];
  const isNumber = type === 'number' && !index.has('unit', end);
  if ((isNumber || type === 'percent') && value < MOST_LED)
    for (const lead of ['by', 'to', 'at'] as const)
      if (index.particle(`${lead}_lead`, start - 1)?.end === start)
        spans.push({
          start: start - 1,
          end,
          meanings: [
            { type: `${lead}_number`, value },
            ...(type === 'percent' ? [{ type: `${lead}_percent`, value }] : []),
          ],
        });
  if (type === 'number' && isWithin(value, KELVINS)) {
    const from = index.particle('to_lead', start - 1)?.end === start ? start - 1 : start;
    spans.push({ start: from, end: index.skip('kelvin_word', end), meanings: [{ type: 'kelvins', value }] });
  }
  return spans;
}

function pairAt(index: SpanIndex, start: number): Span[] {
  const one = spokenAt(index, start) ?? numberAt(index, start);
  if (!one) return [];
  const at = index.tokens[one.end]?.before === '/' ? one.end : index.particle('pair_word', one.end)?.end;
  const other = at === undefined ? undefined : numberAt(index, at);
  if (!other) return [];
  const [first, second] = [one.value, other.value];
  if (!isWithin(first, FIRST_OF_PAIR) || !isWithin(second, SECOND_OF_PAIR) || second >= first) return [];
  return [{ start, end: other.end, meanings: [{ type: 'pair', value: { first, second } satisfies Pair }] }];
}

/** "One twenty six over eighty": hundreds are left out where only they can be meant. */
function spokenAt(index: SpanIndex, start: number): Reading<number> | undefined {
  const hundreds = numberAt(index, start);
  const rest = hundreds && numberAt(index, hundreds.end);
  if (!rest || hundreds.value > MOST_HUNDREDS || !isWithin(rest.value, TENS)) return undefined;
  return { end: rest.end, value: hundreds.value * 100 + rest.value };
}

function isWithin(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
