import { metricOf, metricTitle } from '../../metrics.js';
import { type ImportedReading, type ReadingItem } from './reading-importer.js';

const FIRST_MOMENT = Date.UTC(1980, 0, 1);
const DAY_MS = 86_400_000;
const MAX_DURATION_MS = 7 * DAY_MS;
const LABEL_LENGTH = 120;

export interface Place {
  row: number;
  file: string;
}

/** The reading, or why it is left out: what no person could have and no calendar shows is a fault of the device or the file. */
export function checkedReading(place: Place, reading: ImportedReading, now: Date): ReadingItem {
  const reason = problemOf(reading, now.getTime());
  return reason === undefined ? reading : { row: place.row, file: place.file, reason };
}

function problemOf({ metric, value, startsAt, endsAt }: ImportedReading, now: number): string | undefined {
  if (!Number.isFinite(startsAt) || !Number.isFinite(endsAt)) return 'Its time can’t be read.';
  if (startsAt < FIRST_MOMENT) return 'Its time is before 1980.';
  if (startsAt > now + DAY_MS) return 'Its time is in the future.';
  if (endsAt < startsAt) return 'It ends before it begins.';
  if (endsAt - startsAt > MAX_DURATION_MS) return 'It lasts longer than a week.';
  if (!Number.isFinite(value)) return 'Its value is no number.';
  const range = rangeOf(metric);
  if (range && !(value >= range.least && value <= range.most)) return range.reason;
  return undefined;
}

interface Range {
  least: number;
  most: number;
  reason: string;
}
const ranges = new Map<string, Range | null>();

function rangeOf(name: string): Range | null {
  const known = ranges.get(name);
  if (known !== undefined) return known;
  const metric = metricOf(name);
  // Metrics of one's own are without a range, and without a limit to how many there are.
  if (metric.group === 'own') return null;
  const { range, unit } = metric;
  const made = range
    ? {
        least: range[0],
        most: range[1],
        reason: `${metricTitle(metric)} outside ${range[0]} to ${range[1]}${unit && ` ${unit}`}.`,
      }
    : null;
  ranges.set(name, made);
  return made;
}

/** The name of a source or a device as it is kept: of one line, without control characters, not too long. */
export function asLabel(text: string): string {
  return text
    .slice(0, 4 * LABEL_LENGTH)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .normalize('NFC')
    .slice(0, LABEL_LENGTH);
}
