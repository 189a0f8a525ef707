import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type ExportedMemory } from './exported-memory.js';

/**
 * The memories as they were when the export began, on disk: several files are made of them, and a slow download must
 * neither hold a transaction open nor see what is written meanwhile.
 */
export class ExportSpool {
  private readonly path: string;

  constructor(private readonly folder: string) {
    this.path = path.join(folder, `${randomUUID()}.export`);
  }

  async fill(pages: AsyncIterable<ExportedMemory[]>): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = await open(this.path, 'wx', 0o600);
    try {
      for await (const page of pages)
        await file.write(page.map((memory) => `${JSON.stringify(memory)}\n`).join(''));
    } finally {
      await file.close();
    }
  }

  bytes(): AsyncIterable<Buffer> {
    return createReadStream(this.path);
  }

  async *memories(): AsyncIterable<ExportedMemory> {
    const lines = createInterface({ input: createReadStream(this.path), crlfDelay: Infinity });
    for await (const line of lines) yield JSON.parse(line) as ExportedMemory;
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}
