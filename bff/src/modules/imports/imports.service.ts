import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { cutPage, rangeOf } from '../../common/http/time-page.js';
import { FileTooLarge, ImportElsewhere, ImportNotFound, TooManyImports } from './import.errors.js';
import { ImportRunner } from './import-runner.js';
import { type CreateImport, type ImportsQuery } from './imports.dto.js';
import { type ImportState } from './imports.mapper.js';
import { ImportsRepository } from './imports.repository.js';
import { type ChosenReading, type ImportKind, type ImportRow } from './imports.rows.js';
import { topicOf } from './import-topic.js';
import { UploadStore } from './upload-store.js';
import { LiveEvents } from '../events/live-events.service.js';

const MAX_OPEN = 5;

/** Whose import it is, and of which kind: one of another kind is not found. */
export interface Owner {
  userId: string;
  kind: ImportKind;
}

/** The life of an import of any kind: a file, its work in the background, and its undo. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly uploads: UploadStore,
    private readonly runner: ImportRunner,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async create({ userId, kind }: Owner, { fileName, fileBytes }: CreateImport): Promise<ImportState> {
    const { maxBytes } = this.uploads;
    if (fileBytes > maxBytes) throw new FileTooLarge(maxBytes);
    if ((await this.imports.countOpen(userId)) >= MAX_OPEN) throw new TooManyImports();
    const row = await this.imports.create(userId, {
      ...{ kind, fileName, fileBytes },
      createdAt: this.clock.now(),
    });
    this.live.changed(userId, topicOf(kind));
    return { row, receivedBytes: 0 };
  }

  async list(
    { userId, kind }: Owner,
    query: ImportsQuery,
  ): Promise<{ items: ImportState[]; nextCursor: string | null }> {
    const rows = await this.imports.findPage(userId, kind, rangeOf(query));
    const page = cutPage(rows, query, ({ createdAt, id }) => ({ at: createdAt, id }));
    const items = await Promise.all(page.rows.map((row) => this.stateOf(row)));
    return { items, nextCursor: page.nextCursor };
  }

  async get(owner: Owner, id: string): Promise<ImportState> {
    return this.stateOf(await this.find(owner, id));
  }

  async queue(userId: string, id: string, chosen: ChosenReading): Promise<ImportState> {
    const row = await this.imports.queue(userId, id, { ...chosen, startedAt: this.clock.now() });
    if (!row) throw new ImportElsewhere('This import was started already.');
    this.runner.wake();
    this.live.changed(userId, topicOf(row.kind), id);
    return this.stateOf(row);
  }

  /** One that was not started leaves nothing; one under way keeps what it brought so far. */
  async cancel(owner: Owner, id: string): Promise<void> {
    await this.find(owner, id);
    const { userId } = owner;
    const isGone =
      (await this.imports.removeDraft(userId, id)) ||
      (await this.imports.cancel(userId, id, this.clock.now())) !== undefined;
    if (!isGone) throw new ImportElsewhere('This import is over already.');
    await this.uploads.remove(id);
    this.live.changed(userId, topicOf(owner.kind), id);
  }

  async undo(owner: Owner, id: string, edited: 'keep' | 'erase'): Promise<ImportState> {
    await this.find(owner, id);
    const row = await this.imports.requestUndo(owner.userId, id, edited);
    if (!row) throw new ImportElsewhere('Only an import that is over can be undone, and only once.');
    this.runner.wake();
    this.live.changed(owner.userId, topicOf(owner.kind), id);
    return this.stateOf(row);
  }

  async find({ userId, kind }: Owner, id: string): Promise<ImportRow> {
    const row = await this.imports.findById(userId, kind, id);
    if (!row) throw new ImportNotFound();
    return row;
  }

  /** How files of the format were read before, the latest first. */
  mappings({ userId, kind }: Owner, format: string, limit: number): Promise<object[]> {
    return this.imports.findMappings(userId, kind, format, limit);
  }

  private async stateOf(row: ImportRow): Promise<ImportState> {
    return { row, receivedBytes: row.status === 'draft' ? await this.uploads.size(row.id) : row.fileBytes };
  }
}
