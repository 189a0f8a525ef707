import { type Source } from '../../../imports/source/source.js';
import { type Place } from './checked-reading.js';
import { filesIn } from '../../../imports/source/files-inside.js';
import { readMoment } from '../../../imports/source/read-time.js';
import {
  type HowToRead,
  NOTHING_TO_ASK,
  type ReadingImporter,
  type ReadingItem,
} from './reading-importer.js';
import { ReadingMaker, type Span, wholeDay } from './reading-maker.js';
import { inPieces } from './reading-pieces.js';
import { foldHead, headsOf, type TableRow, tableRows } from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const HOUR_S = 3600;
const NOON_MS = 12 * 3_600_000;
type Column = readonly [head: string, metric: string, factor: number];

/** Its resting rate is the lowest of the night, as its app shows it; its variability is RMSSD. */
const OF_NIGHT: readonly Column[] = [
  ['Total Sleep Time', 'sleep-duration', 1 / HOUR_S],
  ['Total Sleep Duration', 'sleep-duration', 1 / HOUR_S],
  ['Awake Time', 'sleep-awake', 1 / HOUR_S],
  ['REM Sleep Time', 'sleep-rem', 1 / HOUR_S],
  ['REM Sleep Duration', 'sleep-rem', 1 / HOUR_S],
  ['Light Sleep Time', 'sleep-light', 1 / HOUR_S],
  ['Light Sleep Duration', 'sleep-light', 1 / HOUR_S],
  ['Deep Sleep Time', 'sleep-deep', 1 / HOUR_S],
  ['Deep Sleep Duration', 'sleep-deep', 1 / HOUR_S],
  ['Lowest Resting Heart Rate', 'resting-heart-rate', 1],
  ['Average HRV', 'heart-rate-variability-rmssd', 1],
  ['Respiratory Rate', 'respiratory-rate', 1],
];
const OF_DAY: readonly Column[] = [
  ['Steps', 'steps', 1],
  ['Activity Burn', 'active-energy', 1],
  ['Total Burn', 'total-energy', 1],
];

/** Trends of an Oura ring, one row a day; its columns differ from version to version. */
export const ouraImporter: ReadingImporter = {
  id: 'oura',
  recognises: async (source) => !source.archive && Promise.resolve(isOura(source.head)),
  outline: () => Promise.resolve(NOTHING_TO_ASK),
  read: (source, how) => inPieces(read(source, how)),
};

function isOura(head: string): boolean {
  const heads = new Set(headsOf(head).heads.map(foldHead));
  return (
    heads.has('date') &&
    (heads.has('readiness score') || heads.has('average hrv') || heads.has('activity burn'))
  );
}

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadingItem> {
  const maker = new ReadingMaker('Oura', how);
  const zone = new ZoneOffsets(how.timeZone);
  for (const file of filesIn(source))
    for await (const row of tableRows(file)) {
      if ('cells' in row) yield* readingsOf(row, { row: row.row, file: file.name }, maker, zone);
      else yield row;
    }
}

function* readingsOf(
  row: TableRow,
  place: Place,
  maker: ReadingMaker,
  zone: ZoneOffsets,
): Iterable<ReadingItem> {
  const midnight = readMoment(row.cell('date').slice(0, 10), zone);
  if (!midnight) {
    yield { ...place, reason: 'Its day can’t be read.' };
    return;
  }
  const bed = readMoment(row.cell('Bedtime Start'), zone);
  const noon = { ...midnight, at: midnight.at + NOON_MS };
  const night: Span = bed ? { from: bed, to: readMoment(row.cell('Bedtime End'), zone) } : { from: noon };
  for (const [head, metric, factor] of OF_NIGHT)
    yield* maker.cell(place, metric, row.cell(head), { ...night, factor });
  for (const [head, metric, factor] of OF_DAY)
    yield* maker.cell(place, metric, row.cell(head), { ...wholeDay(midnight, zone), factor });
}
