import { type Source } from '../../../imports/source/source.js';
import { numberOf } from './read-number.js';
import { type Place } from './checked-reading.js';
import { type FileInside, filesIn } from '../../../imports/source/files-inside.js';
import { readMoment } from '../../../imports/source/read-time.js';
import {
  type HowToRead,
  NOTHING_TO_ASK,
  type ReadingImporter,
  type ReadingItem,
} from './reading-importer.js';
import { ReadingMaker } from './reading-maker.js';
import { inPieces } from './reading-pieces.js';
import { foldHead, headsOf, type TableRow, tableRows } from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const POUND_KG = 0.45359237;
const PRESSURE = [
  ['Heart rate', 'heart-rate'],
  ['Systolic', 'systolic-blood-pressure'],
  ['Diastolic', 'diastolic-blood-pressure'],
] as const;
/** In seconds. */
const SLEEP = [
  ['light (s)', 'sleep-light'],
  ['deep (s)', 'sleep-deep'],
  ['rem (s)', 'sleep-rem'],
  ['awake (s)', 'sleep-awake'],
] as const;

type Table = 'weight' | 'pressure' | 'sleep';

/** The tables of a Withings export (weight.csv, bp.csv, sleep.csv): its zip, or one of them. Its times are by the clock of the user. */
export const withingsImporter: ReadingImporter = {
  id: 'withings',
  recognises: async (source) => (await tablesOf(source)).length > 0,
  outline: () => Promise.resolve(NOTHING_TO_ASK),
  read: (source, how) => inPieces(read(source, how)),
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadingItem> {
  const maker = new ReadingMaker('Withings', how);
  const zone = new ZoneOffsets(how.timeZone);
  for (const { file, table } of await tablesOf(source))
    for await (const row of tableRows(file)) {
      if (!('cells' in row)) yield row;
      else yield* readingsOf(table, row, { row: row.row, file: file.name }, { maker, zone });
    }
}

function* readingsOf(
  table: Table,
  row: TableRow,
  place: Place,
  { maker, zone }: { maker: ReadingMaker; zone: ZoneOffsets },
): Iterable<ReadingItem> {
  const from = readMoment(row.cell(table === 'sleep' ? 'from' : 'Date'), zone);
  if (!from) {
    yield { ...place, reason: 'Its time can’t be read.' };
    return;
  }
  if (table === 'pressure') {
    for (const [head, metric] of PRESSURE) yield* maker.cell(place, metric, row.cell(head), { from });
  } else if (table === 'sleep') {
    const span = { from, to: readMoment(row.cell('to'), zone) };
    for (const [head, metric] of SLEEP)
      yield* maker.cell(place, metric, row.cell(head), { ...span, factor: 1 / 3600 });
  } else {
    const inPounds = row.cell('Weight (lb)');
    yield* maker.cell(place, 'body-weight', row.cell('Weight (kg)') || inPounds, {
      from,
      factor: inPounds ? POUND_KG : 1,
    });
    const fat = row.cell('Fat mass (kg)') || row.cell('Fat mass (lb)');
    // It is told as a mass, in the unit of the weight beside it.
    const share = (100 * numberOf(fat)) / numberOf(row.cell('Weight (kg)') || inPounds);
    if (fat !== '') yield maker.value(place, 'body-fat', Number(share.toFixed(2)), { from });
  }
}

function tableOf(head: string): Table | undefined {
  const heads = new Set(headsOf(head).heads.map(foldHead));
  const hasAll = (...wanted: string[]): boolean => wanted.every((each) => heads.has(each));
  if (hasAll('date', 'fat mass (kg)') || hasAll('date', 'fat mass (lb)')) return 'weight';
  if (hasAll('date', 'heart rate', 'systolic', 'diastolic')) return 'pressure';
  return hasAll('from', 'to', 'light (s)', 'deep (s)') ? 'sleep' : undefined;
}

async function tablesOf(source: Source): Promise<{ file: FileInside; table: Table }[]> {
  const tables: { file: FileInside; table: Table }[] = [];
  for (const file of filesIn(source).filter(({ name }) => !source.archive || /[.]csv$/i.test(name))) {
    const table = tableOf(await file.head());
    if (table) tables.push({ file, table });
  }
  return tables;
}
