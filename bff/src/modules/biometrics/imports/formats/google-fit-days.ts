import { type Place } from './checked-reading.js';
import { baseName, type FileInside } from '../../../imports/source/files-inside.js';
import { type Moment, readMoment } from '../../../imports/source/read-time.js';
import { type HowToRead, type ReadingItem } from './reading-importer.js';
import { ReadingMaker } from './reading-maker.js';
import { foldHead, headsOf, type TableRow, tableRows } from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const HOUR_MS = 3_600_000;
const COLUMNS: readonly [head: string, metric: string, factor: number][] = [
  ['Average heart rate (bpm)', 'heart-rate', 1],
  ['Step count', 'steps', 1],
  ['Distance (m)', 'distance', 0.001],
  ['Calories (kcal)', 'total-energy', 1],
  ['Move Minutes count', 'active-minutes', 1],
  ['Average weight (kg)', 'body-weight', 1],
  ['Average body fat percentage (%)', 'body-fat', 1],
  ['Average oxygen saturation (%)', 'oxygen-saturation', 1],
  ['Average systolic blood pressure (mmHg)', 'systolic-blood-pressure', 1],
  ['Average diastolic blood pressure (mmHg)', 'diastolic-blood-pressure', 1],
  ['Light sleeping duration (ms)', 'sleep-light', 1 / HOUR_MS],
  ['Deep sleeping duration (ms)', 'sleep-deep', 1 / HOUR_MS],
  ['REM sleeping duration (ms)', 'sleep-rem', 1 / HOUR_MS],
  ['Awake mid-sleeping duration (ms)', 'sleep-awake', 1 / HOUR_MS],
  ['Sleeping duration (ms)', 'sleep-asleep', 1 / HOUR_MS],
];

export function isGoogleFitDay(head: string): boolean {
  const heads = new Set(headsOf(head).heads.map(foldHead));
  const isDay = heads.has('start time') && heads.has('end time');
  return (isDay || heads.has('date')) && (heads.has('move minutes count') || heads.has('step count'));
}

/** A day of Google Fit in quarters of an hour; the day itself is in the name of the file alone. */
export async function* readGoogleFit(file: FileInside, how: HowToRead): AsyncIterable<ReadingItem> {
  const maker = new ReadingMaker('Google Fit', how);
  const zone = new ZoneOffsets(how.timeZone);
  const day = /^(\d{4}-\d\d-\d\d)[.]csv$/i.exec(baseName(file.name))?.[1];
  if (day === undefined) {
    // A summary may hold days of zeros, and says nothing that the days do not.
    yield { row: 1, file: file.name, reason: 'It sums up the days, which are read from files of their own.' };
    return;
  }
  for await (const row of tableRows(file)) {
    if ('cells' in row) yield* readingsOf(row, { row: row.row, file: file.name }, { day, maker, zone });
    else yield row;
  }
}

function* readingsOf(
  row: TableRow,
  place: Place,
  { day, maker, zone }: { day: string; maker: ReadingMaker; zone: ZoneOffsets },
): Iterable<ReadingItem> {
  const from = readMoment(`${day}T${row.cell('Start time')}`, zone);
  const end = readMoment(`${day}T${row.cell('End time')}`, zone);
  if (!from || !end) {
    yield { ...place, reason: 'Its time can’t be read.' };
    return;
  }
  const to: Moment = end.at < from.at ? { ...end, at: end.at + 24 * HOUR_MS } : end;
  // The last second of a quarter that ends at midnight is of its own day.
  const span = { from, to: { ...to, at: to.at - 1000 } };
  for (const [head, metric, factor] of COLUMNS)
    yield* maker.cell(place, metric, row.cell(head), { ...span, factor });
}
