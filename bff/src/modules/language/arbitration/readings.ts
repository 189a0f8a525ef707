import { type Pack } from '../pack/pack.js';
import { type Found, type Lattice } from '../spans/span.js';
import { numberIn } from '../matching/slot-values.js';
import { type Range } from '../matching/candidate.js';

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
}

type Spot = Found & { readonly start: number };

const REACH = 8;
const SECONDS_OF_HOUR = 3_600;
const MOST_HOURS = 24;
const HUNDREDTHS = 100;

/** Values with the metric that they are of; each value is one metric's, the nearest behind its name. */
export function readingsIn({ tokens, spans }: Lattice, pack: Pack): { readings: Reading[]; used: Range[] } {
  const spots: Spot[] = [...spans]
    .flatMap(([start, found]) => found.map((span) => ({ ...span, start })))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const reader = new Reader(spots, (at) => tokens[at]?.text.includes(':') ?? false);
  for (const spot of spots) if (spot.type === 'metric') reader.named(spot, spot.value as Metric);
  for (const metric of unnamedOf(pack)) reader.alone(metric);
  return { readings: reader.readings, used: reader.used };
}

class Reader {
  readonly readings: Reading[] = [];
  readonly used: Range[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly spots: readonly Spot[],
    private readonly isTime: (at: number) => boolean,
  ) {}

  named(name: Spot, metric: Metric): void {
    if (this.seen.has(metric.name)) return;
    for (const type of metric.of) {
      const [value] = this.spots
        .filter((spot) => spot.type === type && this.isFree(spot) && isNear(spot, name))
        .filter((spot) => type !== 'number' || !this.isTime(spot.start))
        .sort((one, other) => distance(one, name) - distance(other, name));
      if (value && this.add(value, metric)) {
        this.used.push(name);
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
    this.readings.push({ metric: name, value, unit });
    return true;
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

function isNear(value: Spot, name: Spot): boolean {
  const isApart = value.start >= name.end || value.end <= name.start;
  return isApart && Math.abs(value.start - name.start) < REACH;
}

/** What stands behind the name is nearer than anything before it. */
function distance(value: Spot, name: Spot): number {
  return Math.abs(value.start - name.start) + (value.start < name.start ? REACH : 0);
}

function valueIn({ type, value }: Spot, unit: string): unknown {
  const number = numberIn(value);
  if (number === undefined) return value;
  if (unit !== 'h' || type !== 'duration') return Math.round(number * HUNDREDTHS) / HUNDREDTHS;
  const hours = number / SECONDS_OF_HOUR;
  return hours > MOST_HOURS ? undefined : Math.round(hours * HUNDREDTHS) / HUNDREDTHS;
}
