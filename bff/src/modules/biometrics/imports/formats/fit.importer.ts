import { UnreadableFile } from '../../../imports/import.errors.js';
import { type Source } from '../../../imports/source/source.js';
import { asLabel, checkedReading, type Place } from './checked-reading.js';
import { type FileInside, filesIn } from '../../../imports/source/files-inside.js';
import { FitDecoding } from './fit-decoding.js';
import { type FitFile } from './fit-messages.js';
import {
  type HowToRead,
  NOTHING_TO_ASK,
  type ReadingImporter,
  type ReadingItem,
  type ReadPiece,
} from './reading-importer.js';
import { ZoneOffsets } from '../../../imports/source/zone-offsets.js';

/** A day of riding is some 2 MB; a file is decoded as a whole. */
const MAX_BYTES = 8_000_000;
const AT_ONCE = 500;

/** FIT, as watches, bicycle computers and scales write it: a file, or a zip of many. */
export const fitImporter: ReadingImporter = {
  id: 'fit',
  recognises: async (source) => (await fitFilesOf(source, 1)).length > 0,
  outline: () => Promise.resolve(NOTHING_TO_ASK),
  read,
};

async function* read(source: Source, how: HowToRead): AsyncIterable<ReadPiece> {
  const decoding = new FitDecoding();
  const zone = new ZoneOffsets(how.timeZone);
  let row = 0;
  try {
    for (const file of await fitFilesOf(source)) {
      let items: ReadingItem[] = [];
      for await (const item of itemsOf(file, { decoding, how, zone })) {
        row += 1;
        items.push('reason' in item ? { ...item, row } : item);
        if (items.length < AT_ONCE) continue;
        yield { items, position: null };
        items = [];
      }
      yield { items, position: null };
    }
  } finally {
    await decoding.close();
  }
}

async function* itemsOf(
  file: FileInside,
  { decoding, how, zone }: { decoding: FitDecoding; how: HowToRead; zone: ZoneOffsets },
): AsyncIterable<ReadingItem> {
  const place: Place = { row: 1, file: file.name };
  const bytes = await wholeOf(file);
  if (!bytes) {
    yield { ...place, reason: 'The file is longer than 8 MB.' };
    return;
  }
  const decoded = await decoding.decode(bytes).catch(() => undefined);
  if (!decoded) {
    yield { ...place, reason: 'The file can’t be decoded.' };
    return;
  }
  const { source, device } = makerOf(decoded);
  for (const reading of decoded.readings) {
    const offsetMinutes = decoded.offsetMinutes ?? zone.at(reading.startsAt);
    yield checkedReading(place, { ...reading, offsetMinutes, source, device }, how.now);
  }
  if (decoded.problems.length > 0)
    yield { ...place, reason: 'The file is damaged; what stands before that was read.' };
}

function makerOf({ maker, device }: FitFile): { source: string; device: string } {
  const isNamed = maker !== '' && !/^(?:development|\d+)$/.test(maker);
  const source = isNamed ? maker.charAt(0).toUpperCase() + maker.slice(1) : 'FIT file';
  return { source: asLabel(source), device: isNamed ? asLabel(device) : '' };
}

async function wholeOf(file: FileInside): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.rawBytes()) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) return undefined;
  }
  return Buffer.concat(chunks);
}

async function fitFilesOf(source: Source, atMost = Infinity): Promise<FileInside[]> {
  const found: FileInside[] = [];
  for (const file of filesIn(source)) {
    if (found.length >= atMost) break;
    if (source.archive && !/[.]fit$/i.test(file.name)) continue;
    const head = await file.headBytes().catch((error: unknown) => {
      if (error instanceof UnreadableFile) return Buffer.alloc(0);
      throw error;
    });
    if (head.subarray(8, 12).toString('latin1') === '.FIT') found.push(file);
  }
  return found;
}
