import { Injectable } from '@nestjs/common';
import { ImportReportService } from '../../imports/import-report.service.js';
import {
  type CreateImport,
  type ImportSkips,
  type ImportsQuery,
  type SkipsQuery,
} from '../../imports/imports.dto.js';
import { ImportsService, type Owner } from '../../imports/imports.service.js';
import { type MoodImport, type MoodImportPage, toMoodImport } from './mood-imports.dto.js';

/** Whose imports of moods are meant. */
export function moodsOf(userId: string): Owner {
  return { userId, kind: 'moods' };
}

/** Imports as the screen of the mood sees them. */
@Injectable()
export class MoodImportsService {
  constructor(
    private readonly imports: ImportsService,
    private readonly report: ImportReportService,
  ) {}

  async create(userId: string, body: CreateImport): Promise<MoodImport> {
    return toMoodImport(await this.imports.create(moodsOf(userId), body));
  }

  async list(userId: string, query: ImportsQuery): Promise<MoodImportPage> {
    const { items, nextCursor } = await this.imports.list(moodsOf(userId), query);
    return { items: items.map(toMoodImport), nextCursor };
  }

  async get(userId: string, id: string): Promise<MoodImport> {
    return toMoodImport(await this.imports.get(moodsOf(userId), id));
  }

  cancel(userId: string, id: string): Promise<void> {
    return this.imports.cancel(moodsOf(userId), id);
  }

  /** All that it brought but what its owner changed since: that is theirs. */
  async undo(userId: string, id: string): Promise<MoodImport> {
    return toMoodImport(await this.imports.undo(moodsOf(userId), id, 'keep'));
  }

  listSkips(userId: string, id: string, query: SkipsQuery): Promise<ImportSkips> {
    return this.report.list(moodsOf(userId), id, query);
  }

  reportCsv(userId: string, id: string): Promise<AsyncIterable<string>> {
    return this.report.csv(moodsOf(userId), id);
  }
}
