import { Injectable } from '@nestjs/common';
import { ImportReportService } from '../../imports/import-report.service.js';
import {
  type CreateImport,
  type ImportSkips,
  type ImportsQuery,
  type SkipsQuery,
} from '../../imports/imports.dto.js';
import { ImportsService, type Owner } from '../../imports/imports.service.js';
import { type ReadingImport, type ReadingImportPage } from './reading-imports.dto.js';
import { toReadingImport } from './reading-imports.mapper.js';

/** Whose imports of readings are meant. */
export function readingsOf(userId: string): Owner {
  return { userId, kind: 'readings' };
}

/** Imports as the screen of the body sees them. */
@Injectable()
export class ReadingImportsService {
  constructor(
    private readonly imports: ImportsService,
    private readonly report: ImportReportService,
  ) {}

  async create(userId: string, body: CreateImport): Promise<ReadingImport> {
    return toReadingImport(await this.imports.create(readingsOf(userId), body));
  }

  async list(userId: string, query: ImportsQuery): Promise<ReadingImportPage> {
    const { items, nextCursor } = await this.imports.list(readingsOf(userId), query);
    return { items: items.map(toReadingImport), nextCursor };
  }

  async get(userId: string, id: string): Promise<ReadingImport> {
    return toReadingImport(await this.imports.get(readingsOf(userId), id));
  }

  cancel(userId: string, id: string): Promise<void> {
    return this.imports.cancel(readingsOf(userId), id);
  }

  /** All of its readings: nobody changes an imported one. */
  async undo(userId: string, id: string): Promise<ReadingImport> {
    return toReadingImport(await this.imports.undo(readingsOf(userId), id, 'erase'));
  }

  listSkips(userId: string, id: string, query: SkipsQuery): Promise<ImportSkips> {
    return this.report.list(readingsOf(userId), id, query);
  }

  reportCsv(userId: string, id: string): Promise<AsyncIterable<string>> {
    return this.report.csv(readingsOf(userId), id);
  }
}
