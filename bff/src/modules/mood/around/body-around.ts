import { type ReadingsService } from '../../biometrics/readings.service.js';
import { type MoodAround } from '../mood-entries.dto.js';

type Reading = Awaited<ReturnType<ReadingsService['summary']>>['items'][number];

/** What goes with a mood, in this order, under short names. */
const ATTACHED = new Map([
  ['sleep-duration', 'Sleep'],
  // Two measures that are never one.
  ['heart-rate-variability-rmssd', 'HRV, RMSSD'],
  ['heart-rate-variability-sdnn', 'HRV, SDNN'],
  ['resting-heart-rate', 'Resting heart rate'],
  ['heart-rate', 'Heart rate'],
  ['steps', 'Steps'],
]);
const MAX_READINGS = 4;

/** Of what the day has told of the body, that which is attached to a mood: “Sleep, 6 h 12”. */
export function bodyAround(readings: readonly Reading[]): MoodAround['items'] {
  const byMetric = new Map(readings.map((reading) => [reading.metric, reading]));
  return [...ATTACHED]
    .flatMap(([metric, label]) => {
      const reading = byMetric.get(metric);
      if (!reading) return [];
      return [{ kind: 'body' as const, label, value: shown(reading), isSample: reading.isSample }];
    })
    .slice(0, MAX_READINGS);
}

function shown({ value, unit, decimals }: Reading): string {
  if (unit === 'h') return inHours(value);
  const number = value.toLocaleString('en-GB', { maximumFractionDigits: decimals });
  return unit === '' ? number : `${number} ${unit}`;
}

function inHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const rest = minutes % 60;
  return `${String(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`;
}
