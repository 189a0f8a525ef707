import { hasMark } from '../tokens/marks.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Found, type Lattice } from '../spans/span.js';
import { type Quantity } from '../spans/quantities.js';
import { numberIn } from '../matching/slot-values.js';
import { particleEnd } from '../matching/particles.js';
import { type Range } from '../matching/candidate.js';
import { wordMap } from '../../../common/word-map.js';

/** What a pack says of a word for something measured. */
interface Metric {
  readonly name: string;
  readonly unit: string;
  /** Types of values that it is told in, best first. */
  readonly of: readonly string[];
  /** A value of its best type means it without its name. */
  readonly alone?: boolean;
}

export interface Reading {
  readonly metric: string;
  readonly value: unknown;
  readonly unit: string;
  /** No unit was said, so it is in the one that its owner uses. */
  readonly isBare?: true;
}

type Spot = Found & { readonly start: number };

const REACH = 8;
/** A number right in front of a name counts it, "two coffees", unless another stands right behind: "pulse 60". */
const COUNTING = 0.5;
const BREAKS = ',;.';
/** Values with a unit that are kept as plain numbers. */
const OF_UNIT: ReadonlySet<string> = new Set(['duration', 'percent']);
/** "My weight this morning is 80". */
const CLOSE = 4;
/** Seconds of the units in which spans of time are kept. */
const SECONDS = wordMap<number>({ h: 3_600, min: 60, s: 1 });
const MOST_HOURS = 24;
const HUNDREDTHS = 100;
const GRAMS = 1_000;
/** Nobody is as hot as that in Celsius, and everybody about so in Fahrenheit. */
const FAHRENHEIT_OF_BODY = { from: 90, to: 115 };

export interface ReadingsFound {
  readonly readings: readonly Reading[];
  readonly used: readonly Range[];
  /** One of them is said right behind the name of what was measured. */
  readonly isNamed: boolean;
}

/** Values with the metric that they are of; each value is one metric's, the nearest behind its name. */
export function readingsIn({ tokens, spans }: Lattice, pack: Pack): ReadingsFound {
  const spots: Spot[] = [...spans]
    .flatMap(([start, found]) => found.map((span) => ({ ...span, start })))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const reader = new Reader(spots, {
    isTime: (at) =>
      tokens[at]?.text.includes(':') === true || particleEnd(pack, 'until', tokens, at - 1) === at,
    isBreak: (at) => isOf(pack, 'connector', tokens[at]?.text ?? '') || hasMark(tokens[at], BREAKS),
  });
  for (const spot of spots) if (spot.type === 'metric') reader.named(spot, spot.value as Metric);
  for (const metric of unnamedOf(pack)) reader.alone(metric);
  return reader;
}

class Reader {
  readonly readings: Reading[] = [];
  readonly used: Range[] = [];
  isNamed = false;
  private readonly seen = new Set<string>();

  constructor(
    private readonly spots: readonly Spot[],
    private readonly words: {
      readonly isTime: (at: number) => boolean;
      /** Something else may begin there: at a comma, or with "and". */
      readonly isBreak: (at: number) => boolean;
    },
  ) {}

  named(name: Spot, metric: Metric): void {
    if (this.seen.has(metric.name)) return;
    for (const type of metric.of) {
      const [value] = this.spots
        .filter((spot) => spot.type === type && this.isFree(spot) && isNear(spot, name))
        .filter((spot) => type !== 'number' || !this.isPartOfMore(spot, name))
        .sort((one, other) => this.distance(one, name) - this.distance(other, name));
      if (value && this.add(value, metric)) {
        this.used.push(name);
        this.isNamed ||= value.start >= name.end && value.start - name.end < CLOSE;
        return;
      }
    }
  }

  /** Nobody says "71 kilos" or "128 over 82" of anything else, so it needs no name. */
  alone(metric: Metric): void {
    if (this.seen.has(metric.name)) return;
    const value = this.spots.find((spot) => spot.type === metric.of[0] && this.isFree(spot));
    if (value) this.add(value, metric);
  }

  private add(spot: Spot, { name, unit }: Metric): boolean {
    const value = valueIn(spot, unit);
    if (value === undefined) return false;
    this.seen.add(name);
    this.used.push(spot);
    const isBare = spot.type === 'number' && value === spot.value;
    this.readings.push({ metric: name, value, unit, ...(isBare && { isBare }) });
    return true;
  }

  /** "Six" of "six hours" is no number of anything else, and neither is a time of day. */
  private isPartOfMore({ start, end }: Spot, name: Spot): boolean {
    const isMore = (other: Spot): boolean =>
      isOfUnit(other) && other.start <= start && end <= other.end && isApart(other, name);
    return this.words.isTime(start) || this.spots.some(isMore);
  }

  /** What stands behind the name is nearer than anything before it, and what is said with it nearer than anything beyond. */
  private distance(value: Spot, name: Spot): number {
    const isBefore = value.end <= name.start;
    const [from, to] = isBefore ? [value.end, name.start] : [name.end, value.start];
    if (isBefore && from === to && !this.words.isBreak(to)) return COUNTING;
    let breaks = 0;
    for (let at = from; at <= to; at++) if (this.words.isBreak(at)) breaks = 1;
    return to - from + REACH * (breaks + (isBefore ? 1 : 0));
  }

  private isFree(spot: Spot): boolean {
    return this.used.every(({ start, end }) => spot.end <= start || end <= spot.start);
  }
}

const unnamed = new WeakMap<Pack, readonly Metric[]>();

/** The metrics that need no name, found once in a pack's lexicon. */
function unnamedOf(pack: Pack): readonly Metric[] {
  const known = unnamed.get(pack);
  if (known) return known;
  const found = new Map<string, Metric>();
  const walk = ({ next, meanings }: Pack['lexicon']): void => {
    for (const { type, value } of meanings) {
      const metric = value as Metric;
      if (type === 'metric' && metric.alone === true) found.set(metric.name, metric);
    }
    for (const node of next.values()) walk(node);
  };
  walk(pack.lexicon);
  const metrics = [...found.values()];
  unnamed.set(pack, metrics);
  return metrics;
}

function isOfUnit({ type, value }: Spot): boolean {
  return OF_UNIT.has(type) || isMeasured(value);
}

function isApart(value: Spot, name: Spot): boolean {
  return value.start >= name.end || value.end <= name.start;
}

function isNear(value: Spot, name: Spot): boolean {
  return isApart(value, name) && Math.abs(value.start - name.start) < REACH;
}

/** In the unit in which the metric is kept. */
function valueIn({ type, value }: Spot, unit: string): unknown {
  const number = numberIn(value);
  if (number === undefined) return value;
  if (type === 'duration') {
    const spent = number / (SECONDS.get(unit) ?? 1);
    return unit === 'h' && spent > MOST_HOURS ? undefined : rounded(spent);
  }
  if (unit === '°C') return rounded(celsius(number, isMeasured(value) ? value.unit : ''));
  if (!isMeasured(value) || value.unit === unit) return rounded(number);
  return rounded(unit === 'g' && value.dimension === 'mass' ? value.base * GRAMS : value.base);
}

function celsius(value: number, said: string): number {
  const { from, to } = FAHRENHEIT_OF_BODY;
  const isFahrenheit = said === 'F' || (said === '' && value > from && value < to);
  return isFahrenheit ? ((value - 32) * 5) / 9 : value;
}

/** What is counted, such as steps or cups, has a unit that nothing is converted to. */
function isMeasured(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && 'base' in value;
}

function rounded(value: number): number {
  return Math.round(value * HUNDREDTHS) / HUNDREDTHS;
}
