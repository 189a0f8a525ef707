import { Injectable } from '@nestjs/common';
import { SettingsService } from '../users/settings/settings.service.js';
import { displayOf, metricShown, type MetricShown } from './metric-shown.js';
import { MetricSettingsRepository, type MetricSettingsRow } from './metric-settings.repository.js';
import { KNOWN_METRICS, type Metric, metricOf } from './metrics.js';
import { SeriesRepository } from './points/series.repository.js';
import { type Display } from './shown-series.js';
import { type Units } from './units.js';

/** How one person sees what is measured of them. */
export class OwnDisplay {
  constructor(
    readonly units: Units,
    private readonly settings: ReadonlyMap<string, MetricSettingsRow>,
  ) {}

  of(metric: string): Display {
    return displayOf(this.units, this.settings.get(metric));
  }

  shown(metric: Metric): MetricShown {
    return metricShown(metric, this.units, this.settings.get(metric.name));
  }

  /** Where they put it among the others, if they did. */
  placeOf(metric: string): number | undefined {
    return this.settings.get(metric)?.place ?? undefined;
  }
}

@Injectable()
export class DisplayService {
  constructor(
    private readonly own: MetricSettingsRepository,
    private readonly settings: SettingsService,
    private readonly series: SeriesRepository,
  ) {}

  async of(userId: string): Promise<OwnDisplay> {
    const [{ units }, own] = await Promise.all([this.settings.get(userId), this.own.find(userId)]);
    return new OwnDisplay(units, own);
  }

  /** All that can be measured of them; their own come last. */
  async metrics(userId: string): Promise<MetricShown[]> {
    const [own, series] = await Promise.all([this.of(userId), this.series.findAll(userId)]);
    const known = new Set(KNOWN_METRICS.map(({ name }) => name));
    const others = new Map(
      series
        .filter(({ metric }) => !known.has(metric))
        .map(({ metric, ownUnit }) => [metric, metricOf(metric, ownUnit)]),
    );
    return [...KNOWN_METRICS, ...others.values()].map((metric) => own.shown(metric));
  }

  /** The metric of that name; one of their own has the unit in which they told it first. */
  async metricOf(userId: string, name: string): Promise<Metric> {
    const known = (await this.series.findAll(userId)).find(({ metric }) => metric === name);
    return metricOf(name, known?.ownUnit);
  }
}
