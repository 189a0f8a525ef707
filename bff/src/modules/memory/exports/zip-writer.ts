import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface WrittenFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** A zip that is written while it is read: a file is made when the one before it has gone out. */
export class ZipWriter {
  private readonly zip = new ZipFile();
  /** All so far, in their order. */
  readonly files: WrittenFile[] = [];

  constructor(private readonly at: Date) {}

  get output(): Readable {
    return this.zip.outputStream as Readable;
  }

  async add(name: string, content: AsyncIterable<string | Buffer>): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = Readable.from(
      (async function* () {
        for await (const piece of content) {
          const buffer = Buffer.from(piece);
          hash.update(buffer);
          bytes += buffer.length;
          yield buffer;
        }
      })(),
      { objectMode: false },
    );
    await new Promise<void>((resolve, reject) => {
      this.output.once('close', reject);
      counted.once('error', reject).once('end', () => {
        this.output.off('close', reject);
        resolve();
      });
      this.zip.addReadStream(counted, name, { mtime: this.at, mode: 0o100600 });
    });
    this.files.push({ name, bytes, sha256: hash.digest('hex') });
  }

  end(): void {
    this.zip.end();
  }
}
