import { type Metric, metricOf } from '../../biometrics/metrics.js';
import { inKeptUnit } from '../../biometrics/units.js';
import { type ClockSkew, timeOf } from './clock-skew.js';
import {
  type IncomingReading,
  isPossible,
  type Mapping,
  ownMapping,
  type Refusal,
  type RefusalReason,
} from './reading.js';

/** One that can be kept. */
export interface SortedReading {
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  /** Minutes east of UTC. */
  readonly offset: number;
  readonly value: number | null;
  readonly text: string | null;
  readonly unit: string;
  readonly target: 'waiting' | 'metric' | 'history';
  /** Of one that goes to a metric: which, and the value in its unit. */
  readonly point?: { readonly metric: Metric; readonly value: number };
}

export interface Sorted {
  readonly kept: readonly SortedReading[];
  readonly ignored: number;
  readonly refused: readonly (Refusal & { readonly reading: IncomingReading })[];
}

interface SortedBy {
  readonly mappings: ReadonlyMap<string, Mapping>;
  readonly mayWriteBody: boolean;
  readonly skew: ClockSkew;
  readonly now: Date;
}

/** Says of each reading where it goes, or why it can't be kept. */
export function sortReadings(readings: readonly IncomingReading[], by: SortedBy): Sorted {
  const kept: SortedReading[] = [];
  const refused: Sorted['refused'][number][] = [];
  let ignored = 0;
  for (const reading of readings) {
    const mapping = by.mappings.get(reading.name) ?? ownMapping(reading.name);
    const at = timeOf(reading.at, by.skew, by.now);
    if (typeof at === 'string') refused.push({ id: reading.id, reason: at, reading });
    else if (mapping?.target === 'ignored') ignored += 1;
    else {
      const sorted = place(reading, mapping, by.mayWriteBody);
      if (typeof sorted === 'string') refused.push({ id: reading.id, reason: sorted, reading });
      else kept.push({ ...sorted, at });
    }
  }
  return { kept, ignored, refused };
}

/** As it is kept, but for its time; or why it can't be. */
export function place(
  { id, name, value: given, unit: told, offset = 0 }: Omit<IncomingReading, 'at'>,
  mapping: Mapping | undefined,
  mayWriteBody: boolean,
): Omit<SortedReading, 'at'> | RefusalReason {
  const unit = told ?? mapping?.unit ?? '';
  const value = typeof given === 'boolean' ? Number(given) : given;
  const base = {
    id,
    name,
    unit,
    offset,
    target: mapping?.target === 'history' ? 'history' : 'waiting',
  } as const;
  if (mapping?.target === 'metric' && mapping.metric !== null) {
    const metric = metricOf(mapping.metric, unit);
    if (typeof value === 'string') return 'not_a_number';
    const point = metric.range && unit !== '' ? inKeptUnit(metric, value, unit) : value;
    if (point === undefined) return 'unit';
    const [least, most] = metric.range ?? [-1e9, 1e9];
    if (point < least || point > most) return 'range';
    const shared = { ...base, value, text: null };
    // Its owner took the right back: it is told of on the device's page, and goes no further.
    return mayWriteBody
      ? { ...shared, target: 'metric', point: { metric, value: point } }
      : { ...shared, target: 'history' };
  }
  if (typeof value === 'string') return { ...base, value: null, text: value };
  return isPossible(value, unit) ? { ...base, value, text: null } : 'range';
}
