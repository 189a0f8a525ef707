import { asLabel, type Place } from './checked-reading.js';
import { baseName, type FileInside, filesIn } from '../../../imports/source/files-inside.js';
import { offsetOf, readMoment } from '../../../imports/source/read-time.js';
import {
  type HowToRead,
  isSkippedReading,
  NOTHING_TO_ASK,
  type ReadingImporter,
  type ReadingItem,
} from './reading-importer.js';
import { ReadingMaker, type Span } from './reading-maker.js';
import { inPieces } from './reading-pieces.js';
import { foldHead, headsOf, type TableRow, tableRows } from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';
import { type Source } from '../../../imports/source/source.js';

const ZONE = 'Cycle timezone';
/** Heads of what is measured in a sleep; Whoop's variability is RMSSD (its developer documentation: `hrv_rmssd_milli`). */
const OF_SLEEP: readonly [head: string, metric: string, factor: number][] = [
  ['Resting heart rate (bpm)', 'resting-heart-rate', 1],
  ['Heart rate variability (ms)', 'heart-rate-variability-rmssd', 1],
  ['Skin temp (celsius)', 'skin-temperature', 1],
  ['Blood oxygen %', 'oxygen-saturation', 1],
  ['Respiratory rate (rpm)', 'respiratory-rate', 1],
  ['Asleep duration (min)', 'sleep-duration', 1 / 60],
  ['In bed duration (min)', 'sleep-in-bed', 1 / 60],
  ['Light sleep duration (min)', 'sleep-light', 1 / 60],
  ['Deep (SWS) duration (min)', 'sleep-deep', 1 / 60],
  ['REM duration (min)', 'sleep-rem', 1 / 60],
  ['Awake duration (min)', 'sleep-awake', 1 / 60],
];

/** The tables of a Whoop export: its zip, or one of them. Cycles and sleeps repeat each other; the same reading is kept once. */
export const whoopImporter: ReadingImporter = {
  id: 'whoop',
  recognises: async (source) => (await tablesOf(source)).length > 0,
  outline: () => Promise.resolve(NOTHING_TO_ASK),
  read: (source, how) => inPieces(read(source, how)),
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadingItem> {
  const maker = new ReadingMaker('Whoop', how);
  const zone = new ZoneOffsets(how.timeZone);
  for (const file of await tablesOf(source)) {
    const kind = baseName(file.name).replace(/[.]csv$/i, '');
    if (/^(?:workouts|journal_entries)$/i.test(kind)) {
      yield { row: 1, file: file.name, reason: `Twyn keeps no ${asLabel(kind.replaceAll('_', ' '))} yet.` };
      continue;
    }
    for await (const row of tableRows(file)) {
      if ('cells' in row) yield* readingsOf(row, { row: row.row, file: file.name }, maker, zone);
      else if (isSkippedReading(row)) yield row;
    }
  }
}

function* readingsOf(
  row: TableRow,
  place: Place,
  maker: ReadingMaker,
  zone: ZoneOffsets,
): Iterable<ReadingItem> {
  const offset = offsetOf(row.cell(ZONE).replace(/^UTC(?=.)/i, ''));
  const span = (from: string, to: string): Span | undefined => {
    const begin = momentAt(row.cell(from), offset, zone);
    return begin && { from: begin, to: momentAt(row.cell(to), offset, zone) };
  };
  const cycle = span('Cycle start time', 'Cycle end time');
  const sleep = span('Sleep onset', 'Wake onset');
  if (!cycle && !sleep) {
    yield { ...place, reason: 'Its time can’t be read.' };
    return;
  }
  // A cycle that is still open has used no energy yet, and one without a sleep measured nothing in it.
  if (cycle?.to) yield* maker.cell(place, 'total-energy', row.cell('Energy burned (cal)'), cycle);
  if (sleep)
    for (const [head, metric, factor] of OF_SLEEP)
      yield* maker.cell(place, metric, row.cell(head), { ...sleep, factor });
}

function momentAt(text: string, offset: number | undefined, zone: ZoneOffsets): Span['from'] | undefined {
  const local = readMoment(text, zone);
  if (!local || offset === undefined) return local;
  return { at: local.at + (local.offsetMinutes - offset) * 60_000, offsetMinutes: offset };
}

async function tablesOf(source: Source): Promise<FileInside[]> {
  const tables: FileInside[] = [];
  for (const file of filesIn(source).filter(({ name }) => !source.archive || /[.]csv$/i.test(name)))
    if (headsOf(await file.head()).heads.some((head) => foldHead(head) === foldHead(ZONE))) tables.push(file);
  return tables;
}
