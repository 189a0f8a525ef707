import { type MetricSettingsRow } from './metric-settings.repository.js';
import { type Metric, metricTitle } from './metrics.js';
import { shownValue, type Display } from './shown-series.js';
import { shownUnit, unitChoices, type Units } from './units.js';
import { type ReadingOverview } from './charts/charts.dto.js';

export type MetricShown = Pick<
  ReadingOverview['items'][number],
  | 'metric'
  | 'label'
  | 'group'
  | 'unit'
  | 'units'
  | 'decimals'
  | 'isSum'
  | 'isOfNight'
  | 'range'
  | 'goal'
  | 'isHidden'
>;

/** How somebody sees that metric. */
export function displayOf(units: Units, own: MetricSettingsRow | undefined): Display {
  return { units, unit: own?.unit ?? null };
}

/** A metric in the units of its owner, with what they set for it. */
export function metricShown(metric: Metric, units: Units, own: MetricSettingsRow | undefined): MetricShown {
  const display = displayOf(units, own);
  const shown = (value: number): number => shownValue(metric, value, display);
  return {
    metric: metric.name,
    label: metricTitle(metric),
    group: metric.group,
    unit: shownUnit(metric, units, display.unit),
    units: [...unitChoices(metric)],
    decimals: metric.decimals,
    isSum: metric.isSum === true,
    isOfNight: metric.isOfNight === true,
    range: metric.range ? { least: shown(metric.range[0]), most: shown(metric.range[1]) } : null,
    goal: own?.goal == null ? null : shown(own.goal),
    isHidden: own?.isHidden ?? false,
  };
}
