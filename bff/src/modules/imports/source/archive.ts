import { type Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { DamagedZip, UnreadableFile } from '../import.errors.js';

const MAX_ENTRIES = 100_000;
/** Texts shrink to a tenth; what unpacks to a hundredfold is made to fill a disk. */
const MAX_RATIO = 100;
/** Small files of one repeated line are no attack. */
const RATIO_FREE_BYTES = 10_000_000;
const SYMLINK = 0o120000;
const FILE_TYPE = 0o170000;

export interface ArchiveEntry {
  /** A label for people and for links, never a path on this machine. */
  name: string;
  bytes: number;
}

/** The files of a zip that are safe to read, and why others are not. */
export interface Archive {
  entries: ArchiveEntry[];
  refused: { name: string; reason: string }[];
  /** Of all entries, unpacked. */
  bytes: number;
  open(index: number): Promise<Readable>;
  close(): void;
}

interface Limits {
  packedBytes: number;
  maxUnpackedBytes: number;
}

/** Reads the list of what is in a zip; nothing is unpacked yet. Throws UnreadableFile where it is broken or a bomb. */
export async function openArchive(path: string, limits: Limits): Promise<Archive> {
  const zip = await openZip(path);
  try {
    return await list(zip, limits);
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableFile ? error : new DamagedZip(error);
  }
}

async function list(zip: ZipFile, { packedBytes, maxUnpackedBytes }: Limits): Promise<Archive> {
  if (zip.entryCount > MAX_ENTRIES) throw new UnreadableFile('The zip holds more than 100,000 files.');
  const kept: { entry: Entry; name: string }[] = [];
  const refused: Archive['refused'] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (name.endsWith('/') || isHidden(name)) continue;
    const reason = whyRefused(entry, name);
    if (reason !== undefined) {
      refused.push({ name, reason });
      continue;
    }
    bytes += entry.uncompressedSize;
    // Also of the whole against the file: entries of a bomb may lie on top of each other.
    if (bytes > maxUnpackedBytes || isTooDense(bytes, packedBytes))
      throw new UnreadableFile('The zip unpacks to far more than it should.');
    kept.push({ entry, name });
  }
  return {
    entries: kept.map(({ entry, name }) => ({ name, bytes: entry.uncompressedSize })),
    refused,
    bytes,
    open: async (index) => {
      const chosen = kept[index];
      if (!chosen) throw new Error('The archive has no such entry.');
      return zip.openReadStreamPromise(chosen.entry, {});
    },
    close: () => zip.close(),
  };
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    // Names are read below: one bad name must not spoil the rest.
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false });
  } catch (error) {
    throw new DamagedZip(error);
  }
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

function whyRefused(entry: Entry, name: string): string | undefined {
  if (yauzl.validateFileName(name) !== null) return 'Its name points outside of the zip.';
  if (((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMLINK) return 'It is a link to another file.';
  if (entry.isEncrypted()) return 'It is encrypted.';
  if (/\.zip$/i.test(name)) return 'A zip inside of a zip is not opened.';
  if (isTooDense(entry.uncompressedSize, entry.compressedSize))
    return 'It unpacks to far more than it should.';
  return undefined;
}

function isTooDense(unpacked: number, packed: number): boolean {
  return unpacked > RATIO_FREE_BYTES && unpacked > MAX_RATIO * packed;
}

/** What programs keep beside the files of people. */
function isHidden(name: string): boolean {
  return /(^|\/)(\.[^./]|__MACOSX\/)/.test(name);
}
