import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { type Archive, openArchive } from './archive.js';
import { decoded, type Encoding, encodingOf } from './encoding.js';

const HEAD_BYTES = 65_536;
const CHUNK_BYTES = 262_144;
const ZIP = Buffer.from('PK\u0003\u0004');
const EMPTY_ZIP = Buffer.from('PK\u0005\u0006');

interface Opened {
  name: string;
  path: string;
  bytes: number;
  head: string;
  encoding: Encoding;
  archive: Archive | null;
}

/** An uploaded file, as importers see it. */
export class Source {
  readonly name: string;
  /** Of the file, or of all that an archive unpacks to. */
  readonly bytes: number;
  /** The beginning of a text; empty for an archive. */
  readonly head: string;
  readonly archive: Archive | null;
  /** How much of it was read so far. */
  bytesRead = 0;
  private readonly path: string;
  private readonly encoding: Encoding;

  private constructor({ name, path, bytes, head, encoding, archive }: Opened) {
    this.name = name;
    this.path = path;
    this.bytes = bytes;
    this.head = head;
    this.encoding = encoding;
    this.archive = archive;
  }

  /** Throws UnreadableFile where it is neither a text nor an archive that is safe to open. */
  static async open(path: string, name: string, maxUnpackedBytes: number): Promise<Source> {
    const { head, bytes } = await readHead(path);
    if (isZip(head)) {
      const archive = await openArchive(path, { packedBytes: bytes, maxUnpackedBytes });
      return new Source({ name, path, bytes: archive.bytes, head: '', encoding: 'utf-8', archive });
    }
    const encoding = encodingOf(head);
    const text = new TextDecoder(encoding).decode(head, { stream: true });
    return new Source({ name, path, bytes, head: text, encoding, archive: null });
  }

  /** The whole text, piece by piece. */
  text(): AsyncIterable<string> {
    return decoded(this.counted(createReadStream(this.path, { highWaterMark: CHUNK_BYTES })), this.encoding);
  }

  /** A file of the archive, piece by piece. */
  async *entryText(index: number): AsyncIterable<string> {
    if (!this.archive) throw new Error('The source is no archive.');
    yield* decoded(this.counted(await this.archive.open(index)));
  }

  close(): void {
    this.archive?.close();
  }

  private async *counted(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      this.bytesRead += chunk.length;
      yield chunk;
    }
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
