import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { type Archive, openArchive } from './archive.js';
import { DamagedZip, UnreadableFile } from '../import.errors.js';
import { decoded, type Encoding, encodingOf } from './encoding.js';

const HEAD_BYTES = 65_536;
const CHUNK_BYTES = 262_144;
const ZIP = Buffer.from('PK\u0003\u0004');
const EMPTY_ZIP = Buffer.from('PK\u0005\u0006');

/** What is read of an entry to see what it is. */
const ENTRY_HEAD_BYTES = 65_536;

interface Opened {
  name: string;
  path: string;
  bytes: number;
  head: string;
  headBytes: Buffer;
  encoding: Encoding | null;
  archive: Archive | null;
}

export interface OpenOptions {
  maxUnpackedBytes: number;
  /** Takes files too that are no text, for readers of bytes. */
  isBinaryTaken?: boolean;
}

/** An uploaded file, as importers see it. */
export class Source {
  readonly name: string;
  /** Of the file, or of all that an archive unpacks to. */
  readonly bytes: number;
  /** The beginning of a text; empty for an archive, and for what is no text. */
  readonly head: string;
  readonly headBytes: Buffer;
  readonly archive: Archive | null;
  /** How much of it was read so far. */
  bytesRead = 0;
  /** Where it is on this machine. */
  readonly path: string;
  private readonly encoding: Encoding | null;

  private constructor({ name, path, bytes, head, headBytes, encoding, archive }: Opened) {
    this.name = name;
    this.path = path;
    this.bytes = bytes;
    this.head = head;
    this.headBytes = headBytes;
    this.encoding = encoding;
    this.archive = archive;
  }

  /** Throws UnreadableFile where it is neither a text nor an archive that is safe to open. */
  static async open(
    path: string,
    name: string,
    { maxUnpackedBytes, isBinaryTaken = false }: OpenOptions,
  ): Promise<Source> {
    const { head, bytes } = await readHead(path);
    const opened = { name, path, bytes, headBytes: head, head: '' };
    if (isZip(head)) {
      const archive = await openArchive(path, { packedBytes: bytes, maxUnpackedBytes });
      return new Source({ ...opened, bytes: archive.bytes, encoding: 'utf-8', archive });
    }
    const encoding = isBinaryTaken ? textEncodingOf(head) : encodingOf(head);
    const text = encoding === null ? '' : new TextDecoder(encoding).decode(head, { stream: true });
    return new Source({ ...opened, head: text, encoding, archive: null });
  }

  /** The whole text, piece by piece. */
  text(): AsyncIterable<string> {
    if (this.encoding === null) throw new UnreadableFile('This isn’t a text, a table or a zip file.');
    return decoded(this.rawBytes(), this.encoding);
  }

  /** The whole file as it is, piece by piece. */
  rawBytes(): AsyncIterable<Buffer> {
    return this.counted(createReadStream(this.path, { highWaterMark: CHUNK_BYTES }));
  }

  /** A file of the archive, piece by piece. */
  async *entryText(index: number): AsyncIterable<string> {
    yield* decoded(this.entryBytes(index));
  }

  async *entryBytes(index: number): AsyncIterable<Buffer> {
    yield* this.counted(await this.openEntry(index));
  }

  /** The beginning of a file of the archive; empty where it is no text. */
  async entryHead(index: number): Promise<string> {
    const head = await this.entryHeadBytes(index);
    const encoding = textEncodingOf(head);
    return encoding === null ? '' : new TextDecoder(encoding).decode(head, { stream: true });
  }

  async entryHeadBytes(index: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of broken(await this.openEntry(index))) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= ENTRY_HEAD_BYTES) break;
    }
    return Buffer.concat(chunks).subarray(0, ENTRY_HEAD_BYTES);
  }

  close(): void {
    this.archive?.close();
  }

  private openEntry(index: number): Promise<AsyncIterable<Buffer>> {
    if (!this.archive) throw new Error('The source is no archive.');
    return this.archive.open(index);
  }

  private async *counted(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of this.archive ? broken(chunks) : chunks) {
      this.bytesRead += chunk.length;
      yield chunk;
    }
  }
}

/** What breaks while it is unpacked is the file's fault, and told as that. */
async function* broken(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new DamagedZip(error);
  }
}

function textEncodingOf(head: Buffer): Encoding | null {
  try {
    return encodingOf(head);
  } catch {
    return null;
  }
}

function isZip(head: Buffer): boolean {
  return head.subarray(0, 4).equals(ZIP) || head.subarray(0, 4).equals(EMPTY_ZIP);
}

async function readHead(path: string): Promise<{ head: Buffer; bytes: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { head: buffer.subarray(0, bytesRead), bytes: size };
  } finally {
    await file.close();
  }
}
