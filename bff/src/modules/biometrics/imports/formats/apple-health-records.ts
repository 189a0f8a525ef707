import { asLabel, checkedReading } from './checked-reading.js';
import { APPLE_QUANTITIES, APPLE_SLEEP } from './apple-health-types.js';
import { appleTime, attributeOf, textOf } from './apple-health-text.js';
import { numberOf } from './read-number.js';
import { type HowToRead, type ImportedReading, type ReadingItem } from './reading-importer.js';
import { type ZoneOffsets, zoneOffsetsOf } from '../../../imports/source/zone-offsets.js';

const QUANTITY = 'HKQuantityTypeIdentifier';
const SLEEP = 'HKCategoryTypeIdentifierSleepAnalysis';
const STAGE = 'HKCategoryValueSleepAnalysis';
const HOUR_MS = 3_600_000;
const ZONE = /key="HKTimeZone"\s+value="([^"]{1,64})"/;
/** Names repeat by the hundred thousand: each is cleaned once. */
const MAX_LABELS = 5_000;

interface Measured {
  metric: string;
  value: number;
}

/**
 * What the records of an Apple Health export say. The offset of its times is that of the phone on the day of the export,
 * on every date: the place of a record is that of its `HKTimeZone`, and without it that of the user.
 */
export class AppleHealthRecords {
  private readonly labels = new Map<string, string>();

  constructor(
    private readonly file: string,
    private readonly offsets: ZoneOffsets,
    private readonly how: HowToRead,
    private row: number,
  ) {}

  /** @param attributes of the tag, @param inner what stands inside of the element */
  read(attributes: string, inner: string): ReadingItem {
    this.row += 1;
    const place = { row: this.row, file: this.file };
    const startsAt = appleTime(attributeOf(attributes, 'start'));
    const end = attributeOf(attributes, 'end');
    const endsAt = end === undefined ? startsAt : appleTime(end);
    const measured = measuredBy(attributes, endsAt - startsAt);
    if ('reason' in measured) return { ...place, ...measured };
    const reading: ImportedReading = {
      metric: measured.metric,
      value: measured.value,
      startsAt,
      endsAt,
      offsetMinutes: 0,
      source: this.label(attributeOf(attributes, 'source') ?? '', asSource),
      device: this.label(attributeOf(attributes, 'device') ?? '', asDevice),
    };
    const item = checkedReading(place, reading, this.how.now);
    if (item === reading) reading.offsetMinutes = this.offsetAt(startsAt, inner);
    return item;
  }

  private offsetAt(startsAt: number, inner: string): number {
    const zone = inner.includes('HKTimeZone') ? ZONE.exec(inner)?.[1] : undefined;
    return ((zone && zoneOffsetsOf(textOf(zone))) || this.offsets).at(startsAt);
  }

  private label(raw: string, clean: (text: string) => string): string {
    if (raw === '') return clean('');
    const known = this.labels.get(raw);
    if (known !== undefined) return known;
    const label = clean(textOf(raw));
    if (this.labels.size < MAX_LABELS) this.labels.set(raw, label);
    return label;
  }
}

function measuredBy(attributes: string, durationMs: number): Measured | { reason: string } {
  const type = attributeOf(attributes, 'type') ?? '';
  const value = attributeOf(attributes, 'value');
  if (type === SLEEP) {
    const metric = APPLE_SLEEP.get((value ?? '').replace(STAGE, ''));
    return metric === undefined
      ? { reason: 'Its stage of sleep isn’t known.' }
      : { metric, value: durationMs / HOUR_MS };
  }
  const known = type.startsWith(QUANTITY) ? APPLE_QUANTITIES.get(type.slice(QUANTITY.length)) : undefined;
  if (!known)
    return { reason: `Twyn keeps no ${asLabel(textOf(type)).slice(0, 80) || 'record without a type'}.` };
  if (value === undefined || value === '') return { reason: 'It has no value.' };
  const change = known.from[textOf(attributeOf(attributes, 'unit') ?? '')];
  if (!change) return { reason: `Its unit is none of ${known.metric.replaceAll('-', ' ')}.` };
  return { metric: known.metric, value: change(numberOf(value)) };
}

function asSource(text: string): string {
  return asLabel(text) || 'Apple Health';
}

/** `<<HKDevice: 0x28…>, name:Apple Watch, …, hardware:Watch6,7, …>`: the address is another at every export. */
function asDevice(text: string): string {
  const model = /\bhardware:(.{1,60}?)(?:, [a-z ]{1,20}:|>|$)/.exec(text.slice(0, 2000))?.[1];
  return asLabel(model ?? /\bname:(.{1,60}?)(?:, [a-z ]{1,20}:|>|$)/.exec(text.slice(0, 2000))?.[1] ?? '');
}
