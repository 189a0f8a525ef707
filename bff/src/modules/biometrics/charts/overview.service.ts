import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { BASELINE_DAYS, type Baseline, baselineOf } from '../../../common/statistics/baseline.js';
import { DisplayService, type OwnDisplay } from '../display.service.js';
import { KNOWN_METRICS, metricOf, metricPlace, type Metric } from '../metrics.js';
import { READING_ORIGINS } from '../points/reading-origin.js';
import { shownValue, valueOfBucket } from '../shown-series.js';
import { BucketsService, dayNumber, type Reader } from './buckets.service.js';
import { type ReadingOverview } from './charts.dto.js';
import { type Bucket, type LatestPoint } from './charts.repository.js';
import { rangeShown } from './reading-charts.service.js';

const DAY_MS = 86_400_000;
/** Of the small picture on a card. */
const SHOWN_DAYS = 28;

type Item = ReadingOverview['items'][number];

interface Here {
  readonly own: OwnDisplay;
  /** Days since 1970-01-01. */
  readonly today: number;
}

/** Everything that is measured of somebody, one value each, against what is usual for them. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly buckets: BucketsService,
    private readonly displays: DisplayService,
    private readonly clock: Clock,
  ) {}

  async overview(reader: Reader): Promise<ReadingOverview> {
    const today = dayNumber(this.clock.now(), reader.timeZone);
    const own = await this.displays.of(reader.id);
    const latest = withWholes(await this.buckets.latest(reader.id));
    const metrics = latest.map(({ metric, ownUnit }) => metricOf(metric, ownUnit));
    const days = await this.buckets.days(reader, metrics, { from: today - BASELINE_DAYS, before: today + 1 });
    const ofMetric = Map.groupBy(days, ({ metric }) => metric);
    const items = latest.map((last) => itemOf(last, ofMetric.get(last.metric) ?? [], { own, today }));
    const placeOf = ({ metric }: Item): number => own.placeOf(metric) ?? 1_000 + metricPlace(metric);
    return { items: items.toSorted((one, other) => placeOf(one) - placeOf(other)) };
  }
}

/** A night of which only the stages were told is told as a whole, too. */
function withWholes(latest: readonly LatestPoint[]): LatestPoint[] {
  const has = new Set(latest.map(({ metric }) => metric));
  const wholes = KNOWN_METRICS.flatMap(({ name, parts = [] }) => {
    const ofParts = latest.filter(({ metric }) => parts.includes(metric));
    const last = ofParts.toSorted((one, other) => other.at - one.at)[0];
    return last && !has.has(name) ? [{ ...last, metric: name }] : [];
  });
  return [...latest, ...wholes];
}

function itemOf(last: LatestPoint, days: readonly Bucket[], { own, today }: Here): Item {
  const metric = metricOf(last.metric, last.ownUnit);
  const display = own.of(metric.name);
  const before = days.filter(({ at }) => at < today);
  const usual = baselineOf(before.map((bucket) => valueOfBucket(metric, bucket)));
  const current = metric.isSum ? lastDayOf(metric, days) : last.value;
  return {
    ...own.shown(metric),
    value: shownValue(metric, current, display),
    at: new Date(last.at).toISOString(),
    origin: READING_ORIGINS.find((origin) => origin === last.origin) ?? 'told',
    source: last.source,
    usual: rangeShown(metric, usual, display),
    daysMeasured: before.length,
    state: stateOf(metric, days, { usual, current, today }),
    days: days
      .filter(({ at }) => at > today - SHOWN_DAYS)
      .map((bucket) => ({
        day: new Date(bucket.at * DAY_MS).toISOString().slice(0, 10),
        value: shownValue(metric, valueOfBucket(metric, bucket), display),
      })),
  };
}

/** Of what adds up the last measured day, which may be going on. */
function lastDayOf(metric: Metric, days: readonly Bucket[]): number {
  const last = days.at(-1);
  return last ? valueOfBucket(metric, last) : 0;
}

/** A day that is going on is not under what whole days come to. */
function stateOf(
  { isSum, isOfNight }: Metric,
  days: readonly Bucket[],
  {
    usual,
    current,
    today,
  }: { readonly usual: Baseline | undefined; readonly current: number; readonly today: number },
): Item['state'] {
  if (!usual) return 'unknown';
  if (current > usual.high) return 'over';
  if (current >= usual.low) return 'usual';
  const isGoingOn = isSum === true && isOfNight !== true && days.at(-1)?.at === today;
  return isGoingOn ? 'unknown' : 'under';
}
