import { emptyBatch, type PointBatch } from './point-batch.js';

/** More than there are hours until the year 2900, so that a series and an hour are one number. */
const MAX_SLOTS = 2 ** 23;
const HOUR_MS = 3_600_000;

/** What points add up to in each hour or day of their series, as parallel arrays. */
export class PointSums {
  readonly series: number[] = [];
  /** The hours since 1970, or the days. */
  readonly slot: number[] = [];
  readonly n: number[] = [];
  readonly sum: number[] = [];
  readonly min: number[] = [];
  readonly max: number[] = [];
  private readonly places = new Map<number, number>();

  add(series: number, slot: number, value: number): void {
    const key = series * MAX_SLOTS + slot;
    const place = this.places.get(key);
    if (place === undefined) this.open(key, series, slot, value);
    else {
      this.n[place] = (this.n[place] ?? 0) + 1;
      this.sum[place] = (this.sum[place] ?? 0) + value;
      this.min[place] = Math.min(this.min[place] ?? value, value);
      this.max[place] = Math.max(this.max[place] ?? value, value);
    }
  }

  private open(key: number, series: number, slot: number, value: number): void {
    this.places.set(key, this.series.length);
    this.series.push(series);
    this.slot.push(slot);
    this.n.push(1);
    for (const values of [this.sum, this.min, this.max]) values.push(value);
  }
}

export function sumsOf({ series, at, value, day }: PointBatch): { hours: PointSums; days: PointSums } {
  const [hours, days] = [new PointSums(), new PointSums()];
  for (const [index, number] of series.entries()) {
    const one = value[index] ?? 0;
    hours.add(number, Math.floor((at[index] ?? 0) / HOUR_MS), one);
    days.add(number, day[index] ?? 0, one);
  }
  return { hours, days };
}

/** Each point once: of one series and time the first. */
export function distinctPoints(batch: PointBatch): PointBatch {
  const { series, at } = batch;
  const known = new Map<number, Times>();
  const repeated = new Set<number>();
  for (const [index, number] of series.entries()) {
    const time = at[index] ?? 0;
    const times = known.get(number);
    if (!times) known.set(number, { last: time });
    else if (time > times.last) {
      times.last = time;
      times.all?.add(time);
    } else {
      times.all ??= new Set(at.filter((_, before) => before < index && series[before] === number));
      if (times.all.has(time)) repeated.add(index);
      times.all.add(time);
    }
  }
  if (repeated.size === 0) return batch;
  const distinct = emptyBatch();
  for (const [column, numbers] of Object.entries(distinct) as [keyof PointBatch, number[]][])
    numbers.push(...batch[column].filter((_, index) => !repeated.has(index)));
  return distinct;
}

/** Files are in the order of time for the most part: all times are looked through only of a series that is not. */
interface Times {
  last: number;
  all?: Set<number>;
}

/** The first and the last time of each series. */
export function spansOf({ series, at }: PointBatch): { series: number[]; first: number[]; last: number[] } {
  const spans = new Map<number, { first: number; last: number }>();
  for (const [index, number] of series.entries()) {
    const time = at[index] ?? 0;
    const span = spans.get(number);
    if (!span) spans.set(number, { first: time, last: time });
    else if (time < span.first) span.first = time;
    else if (time > span.last) span.last = time;
  }
  const all = [...spans.values()];
  return {
    series: [...spans.keys()],
    first: all.map(({ first }) => first),
    last: all.map(({ last }) => last),
  };
}
