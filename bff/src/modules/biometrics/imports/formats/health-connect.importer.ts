import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type DatabaseSync } from 'node:sqlite';
import { UnreadableFile } from '../../../imports/import.errors.js';
import { type Source } from '../../../imports/source/source.js';
import { asLabel, checkedReading } from './checked-reading.js';
import { baseName, type FileInside, filesIn } from '../../../imports/source/files-inside.js';
import { type HealthTable, HEALTH_TABLES, queryOf } from './health-connect-queries.js';
import {
  type HowToRead,
  NOTHING_TO_ASK,
  type ReadingImporter,
  type ReadingItem,
  type ReadPiece,
} from './reading-importer.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const SQLITE = Buffer.from('SQLite format 3\u0000');
const AT_ONCE = 1000;
const HOUR_MS = 3_600_000;
/** What Android writes for "none". */
const LEAST_NUMBER = 1e-300;

interface Row {
  place: number;
  value: unknown;
  begin: unknown;
  end: unknown;
  offset: unknown;
  app: unknown;
  package: unknown;
  model: unknown;
}

/** The export of Android's Health Connect: a database in a zip, or that database alone. */
export const healthConnectImporter: ReadingImporter = {
  id: 'health-connect',
  recognises: async (source) => (await databaseOf(source)) !== undefined,
  outline: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadPiece> {
  const file = await databaseOf(source);
  if (!file) throw new UnreadableFile('The file holds no export of Health Connect.');
  const { DatabaseSync } = await sqlite();
  // A database is read from a file: that of a zip is unpacked beside it, and goes with the import.
  const path = source.archive ? `${source.path}.unpacked` : source.path;
  let database: DatabaseSync | undefined;
  try {
    if (source.archive) await pipeline(file.rawBytes(), createWriteStream(path, { mode: 0o600 }));
    database = new DatabaseSync(path, { readOnly: true });
    yield* readTables(database, file.name, how);
  } catch (error) {
    throw isOfSqlite(error)
      ? new UnreadableFile('The database in the file is damaged, or none of Health Connect’s.', {
          cause: error,
        })
      : error;
  } finally {
    database?.close();
    if (source.archive) await rm(path, { force: true });
  }
}

function* readTables(database: DatabaseSync, file: string, how: HowToRead): Iterable<ReadPiece> {
  const zone = new ZoneOffsets(how.timeZone);
  // Only tables: a view or a computed column may take for ever.
  const there = new Set(
    database
      .prepare(
        `select name from sqlite_master where type = 'table' and rootpage > 0 and sql not like '%generated always%' and sql not like '% as (%'`,
      )
      .all()
      .map(({ name }) => String(name)),
  );
  if (!there.has('application_info_table') || !there.has('device_info_table'))
    throw new UnreadableFile('The database in the file is none of Health Connect’s.');
  let row = 0;
  for (const table of HEALTH_TABLES) {
    if (!there.has(table.table) || (table.parent && !there.has(table.parent))) continue;
    const query = database.prepare(queryOf(table, AT_ONCE));
    let place = 0;
    for (;;) {
      const rows = query.all(place) as unknown as Row[];
      const items = rows.map((each) =>
        itemOf(each, table, { row: (row += 1), file: `${file}: ${table.table}` }, { how, zone }),
      );
      yield { items, position: null };
      if (rows.length < AT_ONCE) break;
      place = Number(rows.at(-1)?.place);
    }
  }
}

function itemOf(
  { value, begin, end, offset, ...names }: Row,
  { metric, kind }: HealthTable,
  place: { row: number; file: string },
  { how, zone }: { how: HowToRead; zone: ZoneOffsets },
): ReadingItem {
  const [startsAt, endsAt] = [numeric(begin), numeric(end)];
  const isStage = typeof metric !== 'string';
  const name = isStage ? metric[numeric(value)] : metric;
  if (name === undefined) return { ...place, reason: 'Its stage of sleep isn’t known.' };
  const number = isStage ? (endsAt - startsAt) / HOUR_MS : numeric(value);
  if (kind === 'instant' && number !== 0 && Math.abs(number) < LEAST_NUMBER)
    return { ...place, reason: 'It has no value.' };
  const offsetMinutes = Number.isInteger(offset) ? Math.round(Number(offset) / 60) : NaN;
  const source = [names.app, names.package].find((each) => typeof each === 'string' && each !== '') as
    | string
    | undefined;
  const reading = {
    ...{ metric: name, value: number, startsAt, endsAt },
    offsetMinutes: Math.abs(offsetMinutes) <= 18 * 60 ? offsetMinutes : 0,
    source: asLabel(source ?? 'Health Connect'),
    device: typeof names.model === 'string' ? asLabel(names.model) : '',
  };
  const item = checkedReading(place, reading, how.now);
  if (item === reading && Number.isNaN(offsetMinutes)) reading.offsetMinutes = zone.at(startsAt);
  return item;
}

function numeric(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

async function databaseOf(source: Source): Promise<FileInside | undefined> {
  for (const file of filesIn(source)) {
    const isNamed = !source.archive || /[.]db$/i.test(baseName(file.name));
    if (isNamed && (await file.headBytes()).subarray(0, SQLITE.length).equals(SQLITE)) return file;
  }
  return undefined;
}

async function sqlite(): Promise<typeof import('node:sqlite')> {
  try {
    return await import('node:sqlite');
  } catch (error) {
    throw new UnreadableFile(
      'This server can’t read databases: it needs Node.js 24. Ask whoever runs it, or export as another format.',
      { cause: error },
    );
  }
}

function isOfSqlite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
