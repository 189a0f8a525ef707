import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { shorten } from '../../../common/language/shorten.js';
import { FileTooLarge, ImportElsewhere, ImportNotFound, TooManyImports } from './import.errors.js';
import { ImportRunner } from './import-runner.js';
import {
  type CreateImport,
  type ImportPage,
  type ImportsQuery,
  type ImportUndo,
  type MemoryImport,
  type UndoImport,
} from './imports.dto.js';
import { toMemoryImport } from './imports.mapper.js';
import { ImportsRepository } from './imports.repository.js';
import { type ChosenReading, type ImportRow } from './imports.rows.js';
import { UploadStore } from './upload-store.js';

const MAX_OPEN = 5;
const NAMED_LENGTH = 120;

/** The life of an import: a file, its work in the background, and its undo. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly uploads: UploadStore,
    private readonly runner: ImportRunner,
    private readonly clock: Clock,
  ) {}

  async create(userId: string, { fileName, fileBytes }: CreateImport): Promise<MemoryImport> {
    const { maxBytes } = this.uploads;
    if (fileBytes > maxBytes) throw new FileTooLarge(maxBytes);
    if ((await this.imports.countOpen(userId)) >= MAX_OPEN) throw new TooManyImports();
    const row = await this.imports.create(userId, { fileName, fileBytes, createdAt: this.clock.now() });
    return toMemoryImport(row, 0);
  }

  async list(userId: string, query: ImportsQuery): Promise<ImportPage> {
    const rows = await this.imports.findPage(userId, rangeOf(query));
    const page = cutPage(rows, query, ({ createdAt, id }) => ({ at: createdAt, id }));
    const items = await Promise.all(page.rows.map((row) => this.describe(row)));
    return { items, nextCursor: page.nextCursor };
  }

  async get(userId: string, id: string): Promise<MemoryImport> {
    return this.describe(await this.find(userId, id));
  }

  async queue(userId: string, id: string, chosen: ChosenReading): Promise<MemoryImport> {
    const row = await this.imports.queue(userId, id, { ...chosen, startedAt: this.clock.now() });
    if (!row) throw new ImportElsewhere('This import was started already.');
    this.runner.wake();
    return this.describe(row);
  }

  /** One that was not started leaves nothing; one under way keeps what it brought so far. */
  async cancel(userId: string, id: string): Promise<void> {
    await this.find(userId, id);
    const isGone =
      (await this.imports.removeDraft(userId, id)) ||
      (await this.imports.cancel(userId, id, this.clock.now())) !== undefined;
    if (!isGone) throw new ImportElsewhere('This import is over already.');
    await this.uploads.remove(id);
  }

  async describeUndo(userId: string, id: string): Promise<ImportUndo> {
    const { memories, edited, named } = await this.imports.findUndo(userId, await this.find(userId, id));
    const items = named.map((memory) => ({ ...memory, text: shorten(memory.text, NAMED_LENGTH) }));
    return { memories, edited: { total: edited, items } };
  }

  async undo(userId: string, id: string, { edited }: UndoImport): Promise<MemoryImport> {
    await this.find(userId, id);
    const row = await this.imports.requestUndo(userId, id, edited);
    if (!row) throw new ImportElsewhere('Only an import that is over can be undone, and only once.');
    this.runner.wake();
    return this.describe(row);
  }

  async find(userId: string, id: string): Promise<ImportRow> {
    const row = await this.imports.findById(userId, id);
    if (!row) throw new ImportNotFound();
    return row;
  }

  async describe(row: ImportRow): Promise<MemoryImport> {
    return toMemoryImport(row, row.status === 'draft' ? await this.uploads.size(row.id) : row.fileBytes);
  }
}
