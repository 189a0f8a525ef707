import { type Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { RateLimit } from '../../../common/http/rate-limit.js';
import { ENV, type Env } from '../../../config/env.js';
import { VERSION } from '../../../config/version.js';
import { toSelection } from '../memory.mapper.js';
import { type MemorySelection } from '../memory.rows.js';
import {
  ENTITIES_FILE,
  EXPORT_FORMAT,
  EXPORT_SCHEMA_VERSION,
  type ExportedMemory,
  MANIFEST_FILE,
  MEMORIES_FILE,
} from './exported-memory.js';
import { ExportSpool } from './export-spool.js';
import { type ExportQuery } from './exports.dto.js';
import {
  CSV_HEAD,
  markdownName,
  toCsv,
  toExportedEntity,
  toExportedMemory,
  toMarkdown,
} from './exports.mapper.js';
import { ExportsRepository } from './exports.repository.js';
import { ZipWriter } from './zip-writer.js';

const PAGE = 500;
const EXPORTS_A_MINUTE = 10;
const READ_ME = `Your memories, as Twyn kept them.

${MEMORIES_FILE}    all of every memory, one a line; Twyn imports this zip again
${ENTITIES_FILE}    the people, places, organisations and topics they speak of
memories.csv      a table for spreadsheets
markdown/         a note for each memory, for every other program
${MANIFEST_FILE}     how many there are, and the SHA-256 of every file
`;

interface Counts {
  memories: number;
  versions: number;
  links: number;
  entities: number;
}

/** All memories of a user, or some, as one zip. */
@Injectable()
export class ExportsService {
  private readonly limit = new RateLimit(EXPORTS_A_MINUTE);

  constructor(
    private readonly exports: ExportsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws TooManyRequests. The zip is written as it is read. */
  async zip(userId: string, query: ExportQuery): Promise<{ name: string; content: Readable }> {
    await this.limit.take(userId);
    const at = this.clock.now();
    const zip = new ZipWriter(at);
    void this.write(zip, userId, toSelection(query), at).catch((error: unknown) => {
      zip.output.destroy(error instanceof Error ? error : undefined);
    });
    return { name: `twyn-memories-${at.toISOString().slice(0, 10)}.zip`, content: zip.output };
  }

  private async write(zip: ZipWriter, userId: string, selection: MemorySelection, at: Date): Promise<void> {
    const spool = new ExportSpool(this.env.UPLOADS_DIR);
    const counts: Counts = { memories: 0, versions: 0, links: 0, entities: 0 };
    const mentioned = new Set<string>();
    try {
      // First, so that the download begins before the memories are gathered.
      await zip.add('READ-ME.txt', pieces([READ_ME]));
      await spool.fill(this.pages(userId, selection, (memory) => count(memory, counts, mentioned)));
      await zip.add(MEMORIES_FILE, spool.bytes());
      await zip.add(ENTITIES_FILE, this.entities(userId, mentioned, counts));
      await zip.add('memories.csv', pieces([CSV_HEAD], each(spool.memories(), toCsv)));
      for await (const memory of spool.memories())
        await zip.add(markdownName(memory), pieces([toMarkdown(memory)]));
      await zip.add(MANIFEST_FILE, pieces([manifest(zip, counts, at)]));
      zip.end();
    } finally {
      await spool.remove();
    }
  }

  private async *pages(
    userId: string,
    selection: MemorySelection,
    onEach: (memory: ExportedMemory) => void,
  ): AsyncIterable<ExportedMemory[]> {
    let after: string | undefined;
    do {
      const page = (await this.exports.findWhole(userId, selection, after, PAGE)).map(toExportedMemory);
      page.forEach(onEach);
      yield page;
      after = page.length === PAGE ? page.at(-1)?.id : undefined;
    } while (after !== undefined);
  }

  /** Those that are spoken of, and those that the user wants to see no more. */
  private async *entities(userId: string, mentioned: Set<string>, counts: Counts): AsyncIterable<string> {
    for (const entity of await this.exports.findEntities(userId)) {
      if (!mentioned.has(entity.id) && entity.ignoredAt === null) continue;
      counts.entities += 1;
      yield `${JSON.stringify(toExportedEntity(entity))}\n`;
    }
  }
}

function manifest({ files }: ZipWriter, counts: Counts, at: Date): string {
  return `${JSON.stringify(
    {
      format: EXPORT_FORMAT,
      schemaVersion: EXPORT_SCHEMA_VERSION,
      product: `Twyn ${VERSION}`,
      exportedAt: at.toISOString(),
      counts,
      files,
    },
    null,
    2,
  )}\n`;
}

function count(memory: ExportedMemory, counts: Counts, mentioned: Set<string>): void {
  counts.memories += 1;
  counts.versions += memory.versions.length;
  counts.links += memory.links.length;
  for (const id of memory.entities) mentioned.add(id);
}

async function* pieces(...parts: (Iterable<string> | AsyncIterable<string>)[]): AsyncIterable<string> {
  for (const part of parts) yield* part;
}

async function* each(
  memories: AsyncIterable<ExportedMemory>,
  write: (memory: ExportedMemory) => string,
): AsyncIterable<string> {
  for await (const memory of memories) yield write(memory);
}
