import { Injectable } from '@nestjs/common';
import { shorten } from '../../../common/language/shorten.js';
import { ImportReportService } from '../../imports/import-report.service.js';
import {
  type CreateImport,
  type ImportSkips,
  type ImportsQuery,
  type SkipsQuery,
} from '../../imports/imports.dto.js';
import { ImportsService, type Owner } from '../../imports/imports.service.js';
import { ImportedMemoriesRepository } from './imported-memories.repository.js';
import { type ImportPage, type ImportUndo, type MemoryImport, type UndoImport } from './imports.dto.js';
import { toMemoryImport } from './imports.mapper.js';

const NAMED_LENGTH = 120;

/** Whose imports of memories are meant. */
export function memoriesOf(userId: string): Owner {
  return { userId, kind: 'memory' };
}

/** Imports as the screen of memories sees them. */
@Injectable()
export class MemoryImportsService {
  constructor(
    private readonly imports: ImportsService,
    private readonly report: ImportReportService,
    private readonly brought: ImportedMemoriesRepository,
  ) {}

  async create(userId: string, body: CreateImport): Promise<MemoryImport> {
    return toMemoryImport(await this.imports.create(memoriesOf(userId), body));
  }

  async list(userId: string, query: ImportsQuery): Promise<ImportPage> {
    const { items, nextCursor } = await this.imports.list(memoriesOf(userId), query);
    return { items: items.map(toMemoryImport), nextCursor };
  }

  async get(userId: string, id: string): Promise<MemoryImport> {
    return toMemoryImport(await this.imports.get(memoriesOf(userId), id));
  }

  cancel(userId: string, id: string): Promise<void> {
    return this.imports.cancel(memoriesOf(userId), id);
  }

  async describeUndo(userId: string, id: string): Promise<ImportUndo> {
    const row = await this.imports.find(memoriesOf(userId), id);
    const { memories, edited, named } = await this.brought.findUndo(userId, row);
    const items = named.map((memory) => ({ ...memory, text: shorten(memory.text, NAMED_LENGTH) }));
    return { memories, edited: { total: edited, items } };
  }

  async undo(userId: string, id: string, { edited }: UndoImport): Promise<MemoryImport> {
    return toMemoryImport(await this.imports.undo(memoriesOf(userId), id, edited));
  }

  listSkips(userId: string, id: string, query: SkipsQuery): Promise<ImportSkips> {
    return this.report.list(memoriesOf(userId), id, query);
  }

  reportCsv(userId: string, id: string): Promise<AsyncIterable<string>> {
    return this.report.csv(memoriesOf(userId), id);
  }
}
