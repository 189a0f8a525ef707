import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../users/settings/settings.service.js';
import { MetricSettingsRepository } from '../metric-settings.repository.js';
import { metricOf, metricPlace, metricTitle } from '../metrics.js';
import { type CountedSeries, SeriesRepository } from '../points/series.repository.js';
import { ReadingNotFound, ReadingRefused } from '../readings.errors.js';
import { keptValue } from '../reading-values.js';
import { unitChoices } from '../units.js';
import { type ReadingSources, type UpdateMetricSettings } from './sources.dto.js';

/** Where readings come from, and how somebody wants to see them. */
@Injectable()
export class SourcesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly own: MetricSettingsRepository,
    private readonly settings: SettingsService,
  ) {}

  async list(userId: string): Promise<ReadingSources> {
    const series = await this.series.findCounted(userId);
    return { items: sourcesOf(series), shared: sharedOf(series) };
  }

  /** @throws ReadingNotFound where one of them is none of that metric's */
  async prioritise(userId: string, metric: string, ids: readonly number[]): Promise<void> {
    const own = (await this.series.findAll(userId)).filter((one) => one.metric === metric);
    if (!ids.every((id) => own.some((one) => one.id === id))) throw new ReadingNotFound();
    await this.series.prioritise(userId, metric, ids);
  }

  /** @throws ReadingRefused for a unit or a goal that the metric can't have */
  async update(userId: string, name: string, changes: UpdateMetricSettings): Promise<void> {
    const metric = metricOf(name);
    const { goal, unit, isHidden } = changes;
    if (unit != null && !unitChoices(metric).includes(unit))
      throw new ReadingRefused(`“${unit}” is no unit of your ${metric.noun}.`);
    const { units } = await this.settings.get(userId);
    const chosen = unit === undefined ? (await this.own.find(userId)).get(name)?.unit : unit;
    const keptGoal = (value: number): number =>
      metric.range ? keptValue(metric, { value }, units, chosen) : value;
    await this.own.save(userId, name, {
      ...(goal !== undefined && { goal: goal === null ? null : keptGoal(goal) }),
      ...(unit !== undefined && { unit }),
      ...(isHidden !== undefined && { isHidden }),
    });
  }

  arrange(userId: string, metrics: readonly string[]): Promise<void> {
    return this.own.arrange(userId, [...new Set(metrics)]);
  }
}

function sourcesOf(series: readonly CountedSeries[]): ReadingSources['items'] {
  const keyOf = ({ origin, source, device }: CountedSeries): string =>
    JSON.stringify([origin, source, device]);
  const items = [...Map.groupBy(series, keyOf).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { origin, source, device } = first;
    const lastAt = Math.max(...own.map((one) => one.lastAt));
    return [
      {
        ...{ origin, source, device },
        readings: own.reduce((sum, one) => sum + one.readings, 0),
        lastAt: new Date(lastAt).toISOString(),
        metrics: own
          .toSorted((one, other) => metricPlace(one.metric) - metricPlace(other.metric))
          .map(({ metric, ownUnit }) => ({ metric, label: metricTitle(metricOf(metric, ownUnit)) })),
      },
    ];
  });
  return items.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
}

function sharedOf(series: readonly CountedSeries[]): ReadingSources['shared'] {
  const byMetric = [...Map.groupBy(series, ({ metric }) => metric)].filter(([, own]) => own.length > 1);
  return byMetric
    .toSorted(([one], [other]) => metricPlace(one) - metricPlace(other))
    .map(([metric, own]) => ({
      metric,
      label: metricTitle(metricOf(metric)),
      series: own
        .toSorted((one, other) => one.priority - other.priority || other.readings - one.readings)
        .map(({ id, origin, source, device, readings }) => ({ id, origin, source, device, readings })),
    }));
}
