import { z } from 'zod';
import { jsonElements } from '../../../imports/source/json-elements.js';
import { type Place } from './checked-reading.js';
import { baseName, type FileInside } from '../../../imports/source/files-inside.js';
import { numberOf } from './read-number.js';
import { readMoment } from '../../../imports/source/read-time.js';
import { type HowToRead, type ReadingItem } from './reading-importer.js';
import { ReadingMaker, wholeDay } from './reading-maker.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';
import { wordMap } from '../../../../common/word-map.js';

const MAX_ELEMENT = 4_000_000;
const POUND_KG = 0.45359237;
const CENTIMETRES_PER_KM = 100_000;
const STAGES = wordMap<string>({
  wake: 'sleep-awake',
  awake: 'sleep-awake',
  restless: 'sleep-awake',
  light: 'sleep-light',
  deep: 'sleep-deep',
  rem: 'sleep-rem',
  asleep: 'sleep-asleep',
});

const amount = z.union([z.string().max(40), z.number()]).transform((value) => String(value));
const counted = z.object({ dateTime: z.string(), value: amount });
const beat = z.object({ dateTime: z.string(), value: z.object({ bpm: z.number(), confidence: z.number() }) });
const resting = z.object({ dateTime: z.string(), value: z.object({ value: z.number() }) });
const weighed = z.object({
  date: z.string(),
  time: z.string(),
  weight: z.number(),
  fat: z.number().optional(),
  source: z.string().optional(),
});
const stage = z.object({ dateTime: z.string(), level: z.string(), seconds: z.number() });
const night = z.object({ startTime: z.string(), levels: z.object({ data: z.array(stage).max(10_000) }) });

interface Reading {
  place: Place;
  maker: ReadingMaker;
  zone: ZoneOffsets;
}
type ReadElement = (json: unknown, reading: Reading) => Iterable<ReadingItem>;

const UNREADABLE = 'It isn’t written as Fitbit writes it.';
const NO_TIME = 'Its time can’t be read.';

/** One reading an element: at `dateTime`, with what `valueOf` gives. */
const simple = <T extends { dateTime: string }>(
  metric: string,
  schema: z.ZodType<T>,
  valueOf: (element: T) => number | string,
): ReadElement =>
  function* (json, { place, maker, zone }) {
    const { data } = schema.safeParse(json);
    const from = data && readMoment(data.dateTime, zone, false);
    if (!data) yield { ...place, reason: UNREADABLE };
    else if (!from) yield { ...place, reason: NO_TIME };
    else {
      const value = valueOf(data);
      if (typeof value === 'string') yield { ...place, reason: value };
      else yield maker.value(place, metric, value, { from });
    }
  };

const number = ({ value }: z.output<typeof counted>): number => numberOf(value);

/** By the beginning of the file's name. */
const FILES: readonly [prefix: RegExp, ReadElement][] = [
  [
    /^heart_rate-/,
    simple('heart-rate', beat, ({ value }) =>
      value.confidence > 0 ? value.bpm : 'The device was not sure of it.',
    ),
  ],
  [/^steps-/, simple('steps', counted, number)],
  [/^calories-/, simple('total-energy', counted, number)],
  [/^distance-/, simple('distance', counted, (element) => number(element) / CENTIMETRES_PER_KM)],
  [/^resting_heart_rate-/, restingRate],
  [/^weight-/, weight],
  [/^sleep-/, sleep],
];

/** How the elements of that file are read; undefined where it is none of Fitbit's that Twyn reads. */
export function fitbitFileOf(name: string): ReadElement | undefined {
  const base = baseName(name);
  return /[.]json$/i.test(base) ? FILES.find(([prefix]) => prefix.test(base))?.[1] : undefined;
}

/** Times are local and name no zone; dates are written month first. */
export async function* readFitbit(file: FileInside, how: HowToRead): AsyncIterable<ReadingItem> {
  const maker = new ReadingMaker('Fitbit', how);
  const zone = new ZoneOffsets(how.timeZone);
  const readElement = fitbitFileOf(file.name);
  for await (const { row, json } of jsonElements(file.text(), MAX_ELEMENT)) {
    const place = { row, file: file.name };
    const parsed = json === null ? undefined : parse(json);
    if (parsed === undefined || !readElement) yield { ...place, reason: UNREADABLE };
    else yield* readElement(parsed, { place, maker, zone });
  }
}

/** The file has a row for each day, with 0 where the device was not worn. */
function* restingRate(json: unknown, { place, maker, zone }: Reading): Iterable<ReadingItem> {
  const { data } = resting.safeParse(json);
  const from = data && readMoment(data.dateTime, zone, false);
  if (!data) yield { ...place, reason: UNREADABLE };
  else if (!from) yield { ...place, reason: NO_TIME };
  else if (data.value.value > 0)
    yield maker.value(place, 'resting-heart-rate', data.value.value, wholeDay(from, zone));
}

/** In pounds, whatever the user chose to see. */
function* weight(json: unknown, { place, maker, zone }: Reading): Iterable<ReadingItem> {
  const { data } = weighed.safeParse(json);
  const from = data && readMoment(`${data.date} ${data.time}`, zone, false);
  if (!data) yield { ...place, reason: UNREADABLE };
  else if (!from) yield { ...place, reason: NO_TIME };
  else {
    yield maker.value(place, 'body-weight', data.weight * POUND_KG, { from });
    if (data.fat !== undefined) yield maker.value(place, 'body-fat', data.fat, { from });
  }
}

function* sleep(json: unknown, { place, maker, zone }: Reading): Iterable<ReadingItem> {
  const { data } = night.safeParse(json);
  if (!data) {
    yield { ...place, reason: UNREADABLE };
    return;
  }
  // A night runs on by its seconds; clocks that are put back in it show an hour twice, and times without a zone do not tell which.
  const start = readMoment(data.startTime, zone, false);
  let end = start?.at;
  for (const { dateTime, level, seconds } of data.levels.data) {
    const metric = STAGES.get(level);
    const told = readMoment(dateTime, zone, false);
    const at = end !== undefined && told && Math.abs(told.at - end) === 3_600_000 ? end : told?.at;
    if (metric === undefined) yield { ...place, reason: 'Its stage of sleep isn’t known.' };
    else if (at === undefined) yield { ...place, reason: NO_TIME };
    else {
      const from = { at, offsetMinutes: zone.at(at) };
      yield maker.value(place, metric, seconds / 3600, { from, to: { ...from, at: at + seconds * 1000 } });
      end = at + seconds * 1000;
    }
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
