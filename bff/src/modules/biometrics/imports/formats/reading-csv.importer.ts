import { type Source } from '../../../imports/source/source.js';
import { asLabel, type Place } from './checked-reading.js';
import { filesIn } from '../../../imports/source/files-inside.js';
import { numberOf } from './read-number.js';
import { type Moment, readMoment } from '../../../imports/source/read-time.js';
import { type HowToRead, type ReadingImporter, type ReadingItem } from './reading-importer.js';
import { isTableOfReadings, outlineOfTable } from './reading-csv-outline.js';
import { inPieces } from './reading-pieces.js';
import { type TableRow, tableRows } from '../../../imports/source/table-rows.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';
import { metricNameOf, metricOf } from '../../metrics.js';
import { type ReadingMapping } from '../reading-formats.js';
import { inKeptUnit } from '../../units.js';
import { checkedReading } from './checked-reading.js';

/** Not the name of the file: the next export of the same app has another, and its readings must not come twice. */
const NAMELESS = 'Table';

/** A table of anybody's: the user says what its columns hold. Either a metric a column, or a row for each value. */
export const readingCsvImporter: ReadingImporter = {
  id: 'csv',
  recognises: (source) => Promise.resolve(!source.archive && isTableOfReadings(source.head)),
  outline: (source) => Promise.resolve(outlineOfTable(source.head)),
  read: (source, how) => inPieces(read(source, how)),
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadingItem> {
  const mapping = how.mapping ?? outlineOfTable(source.head).mapping;
  const zone = new ZoneOffsets(how.timeZone);
  if (!mapping) return;
  for (const file of filesIn(source))
    for await (const row of tableRows(file)) {
      if ('cells' in row) yield* readingsOf(row, { row: row.row, file: file.name }, { mapping, zone, how });
      else yield row;
    }
}

interface Reader {
  mapping: ReadingMapping;
  zone: ZoneOffsets;
  how: HowToRead;
}

function* readingsOf(row: TableRow, place: Place, { mapping, zone, how }: Reader): Iterable<ReadingItem> {
  const under = (role: string): string => row.cells[mapping.columns.indexOf(role)]?.trim() ?? '';
  const from = readMoment(under('time'), zone, mapping.isDayFirst);
  const to = under('end') === '' ? undefined : readMoment(under('end'), zone, mapping.isDayFirst);
  if (!from) {
    yield { ...place, reason: 'Its time can’t be read.' };
    return;
  }
  const source = asLabel(under('source')) || NAMELESS;
  const told = (metric: string, text: string, unit: string): ReadingItem =>
    toReading(place, { metric, text, unit }, { from, to, source, now: how.now });
  if (mapping.columns.includes('metric')) {
    const metric = metricNameOf(asLabel(under('metric')).slice(0, 60));
    if (metric === '') yield { ...place, reason: 'It names no metric.' };
    else yield told(metric, under('value'), under('unit'));
    return;
  }
  for (const [column, metric] of mapping.columns.entries()) {
    const text = row.cells[column]?.trim() ?? '';
    if (isMetric(metric) && text !== '') yield told(metric, text, mapping.units[column] ?? '');
  }
}

function toReading(
  place: Place,
  { metric: name, text, unit }: { metric: string; text: string; unit: string },
  { from, to, source, now }: { from: Moment; to: Moment | undefined; source: string; now: Date },
): ReadingItem {
  const metric = metricOf(name, asLabel(unit).slice(0, 20));
  // A comma is a decimal sign where nothing else of the number is one.
  const number = numberOf(/^[-+]?\d+,\d+$/.test(text) ? text.replace(',', '.') : text);
  const isKept = metric.group === 'own' || unit === '' || unit === metric.unit;
  const value = isKept ? number : inKeptUnit(metric, number, unit);
  if (value === undefined) return { ...place, reason: `Its unit is none of ${metric.noun}.` };
  const reading = {
    ...{ metric: name, value, source, device: '' },
    ...{ startsAt: from.at, endsAt: to?.at ?? from.at, offsetMinutes: from.offsetMinutes },
    ...(metric.group === 'own' && { ownUnit: metric.unit }),
  };
  return checkedReading(place, reading, now);
}

function isMetric(column: string): boolean {
  return !['ignore', 'time', 'end', 'metric', 'value', 'unit', 'source'].includes(column);
}
