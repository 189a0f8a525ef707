import { UnreadableFile } from '../../../imports/import.errors.js';
import { type Source } from '../../../imports/source/source.js';
import { AppleHealthRecords } from './apple-health-records.js';
import { AppleHealthScanner } from './apple-health-scanner.js';
import {
  type HowToRead,
  NOTHING_TO_ASK,
  type ReadingImporter,
  type ReadingItem,
  type ReadPiece,
} from './reading-importer.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const MAX_LOOKED_INTO = 20;
/** Parsed in one go: some two milliseconds. */
const SLICE_BYTES = 131_072;

/** The export of Apple's Health app: a zip with one XML file, or that file alone. */
export const appleHealthImporter: ReadingImporter = {
  id: 'apple-health',
  recognises: async (source) => isExport(source.head) || (await entryOf(source)) !== undefined,
  outline: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadPiece> {
  const entry = await entryOf(source);
  if (source.archive && entry === undefined)
    throw new UnreadableFile('The zip holds no export of Apple Health.');
  const file = entry === undefined ? source.name : (source.archive?.entries[entry]?.name ?? source.name);
  const scanner = new AppleHealthScanner(how.position);
  const records = new AppleHealthRecords(file, new ZoneOffsets(how.timeZone), how, how.itemsRead);
  let passed = 0;
  let row = how.itemsRead;
  for await (const chunk of entry === undefined ? source.rawBytes() : source.entryBytes(entry)) {
    // What was dealt with before is unpacked again and dropped.
    const from = Math.min(chunk.length, Math.max(0, how.position - passed));
    passed += chunk.length;
    for (let at = from; at < chunk.length; at += SLICE_BYTES) {
      const items: ReadingItem[] = [];
      scanner.scan(chunk.subarray(at, at + SLICE_BYTES), (attributes, inner) => {
        items.push(records.read(attributes, inner));
      });
      row += items.length;
      yield { items, position: scanner.position };
    }
  }
  const last = { row: row + 1, file };
  const items: ReadingItem[] = [];
  if (scanner.tooLong > 0)
    items.push({ ...last, reason: 'An element was longer than a million characters.' });
  if (!scanner.isComplete)
    items.push({ ...last, reason: 'The file breaks off here; what stands before it was read.' });
  yield { items, position: scanner.position };
}

function isExport(head: string): boolean {
  return /<!DOCTYPE HealthData\b|<HealthData\b/.test(head);
}

/** The name of the file is in the language of the phone. */
async function entryOf(source: Source): Promise<number | undefined> {
  const { archive } = source;
  if (!archive) return undefined;
  const candidates = archive.entries.flatMap(({ name }, index) =>
    /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name) ? [index] : [],
  );
  for (const index of candidates.slice(0, MAX_LOOKED_INTO)) {
    if (isExport(await source.entryHead(index))) return index;
  }
  return undefined;
}
