import { Injectable } from '@nestjs/common';
import { wallOf } from '../../../common/wall-clock.js';
import { beginningOfDay, BucketsService } from '../../biometrics/charts/buckets.service.js';
import { DisplayService } from '../../biometrics/display.service.js';
import { shownValue, valueOfBucket } from '../../biometrics/shown-series.js';
import {
  type DayRange,
  dayFromName,
  dayName,
  type DaySeries,
  type Owner,
} from '../../../common/day-series.js';
import { DaySeriesService } from '../series/day-series.service.js';
import { measured } from '../statistics/days.js';
import { meanOf } from '../../../common/statistics/mean.js';
import { compare, spreadOf } from './compare.js';
import { type Comparison, type ComparisonQuery, type ExploredSeries } from './explore.dto.js';
import { SeriesNotFound } from './explore.errors.js';

const FIVE_YEARS = 1_826;
const BODY = 'body:';

/** Any of somebody’s series against any other. */
@Injectable()
export class ExploreService {
  constructor(
    private readonly series: DaySeriesService,
    private readonly buckets: BucketsService,
    private readonly display: DisplayService,
  ) {}

  async list(owner: Owner): Promise<ExploredSeries> {
    const today = this.series.today(owner);
    const all = await this.series.all(owner, { from: today - FIVE_YEARS, before: today + 1 });
    return {
      items: all.map((series) => ({
        ...sideOf(series),
        isOutcome: series.isOutcome,
        days: measured(series.values).length,
      })),
    };
  }

  /** Throws `SeriesNotFound` where one of them has no value in five years. */
  async compare(owner: Owner, query: ComparisonQuery): Promise<Comparison> {
    const days = { from: dayFromName(query.from), before: dayFromName(query.before) };
    const length = days.before - days.from;
    const earlier = { from: days.from - length, before: days.from };
    const now = await this.series.all(owner, days);
    const before = await this.series.all(owner, earlier);
    const x = await this.find(owner, query.x, { now, days });
    const y = await this.find(owner, query.y, { now, days });
    const spreadBefore = (key: string): Comparison['now']['x'] =>
      spreadOf(before.find((series) => series.key === key)?.values ?? new Float64Array());
    return {
      ...{ x: sideOf(x), y: sideOf(y), ...compare(x, y, { days, lag: query.lag }) },
      hours: await this.hours(owner, y, days),
      now: { x: spreadOf(x.values), y: spreadOf(y.values) },
      before: {
        ...{ from: dayName(earlier.from), before: dayName(earlier.before) },
        ...{ x: spreadBefore(query.x), y: spreadBefore(query.y) },
      },
    };
  }

  /** A series without a value in these days is an empty one, as long as it has any. */
  private async find(
    owner: Owner,
    key: string,
    { now, days }: { readonly now: readonly DaySeries[]; readonly days: DayRange },
  ): Promise<DaySeries> {
    const found = now.find((series) => series.key === key);
    if (found) return found;
    const today = this.series.today(owner);
    const ever = await this.series.all(owner, { from: today - FIVE_YEARS, before: today + 1 });
    const known = ever.find((series) => series.key === key);
    if (!known) throw new SeriesNotFound();
    return { ...known, values: new Float64Array(days.before - days.from).fill(Number.NaN) };
  }

  private async hours(owner: Owner, { key }: DaySeries, days: DayRange): Promise<Comparison['hours']> {
    if (!key.startsWith(BODY)) return [];
    const metric = await this.display.metricOf(owner.id, key.slice(BODY.length));
    if (metric.isSum || metric.isOfNight) return [];
    const within = {
      from: new Date(beginningOfDay(days.from, owner.timeZone)),
      before: new Date(beginningOfDay(days.before, owner.timeZone)),
    };
    const own = (await this.display.of(owner.id)).of(metric.name);
    const buckets = await this.buckets.hours(owner, metric, within);
    const byHour = Map.groupBy(buckets, ({ at }) => wallOf(new Date(at), owner.timeZone).hour);
    const hours = [...byHour].map(([hour, found]) => {
      const mean = meanOf(found.map((bucket) => valueOfBucket(metric, bucket)));
      return {
        hour,
        mean: shownValue({ ...metric, decimals: metric.decimals + 1 }, mean, own),
        n: found.length,
      };
    });
    return hours.toSorted((one, other) => one.hour - other.hour);
  }
}

function sideOf({ key, domain, title, unit, decimals, isYesNo, isSample }: DaySeries): Comparison['x'] {
  return { key, domain, title, unit, decimals, isYesNo, isSample };
}
