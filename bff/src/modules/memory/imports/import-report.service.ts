import { Injectable } from '@nestjs/common';
import { toCsvLine } from '../../../common/csv-line.js';
import { type ImportSkips, type SkipsQuery } from './imports.dto.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';

const PAGE = 1000;

/** What was not kept as it stood in the file, and why. */
@Injectable()
export class ImportReportService {
  constructor(
    private readonly service: ImportsService,
    private readonly imports: ImportsRepository,
  ) {}

  async list(userId: string, id: string, { after, limit }: SkipsQuery): Promise<ImportSkips> {
    await this.service.find(userId, id);
    const items = await this.imports.findSkips(userId, id, after, limit + 1);
    const page = items.slice(0, limit);
    return { items: page, nextAfter: items.length > limit ? (page.at(-1)?.position ?? null) : null };
  }

  /** The whole report as a table, piece by piece; the import is known to be the user's before the first. */
  async csv(userId: string, id: string): Promise<AsyncIterable<string>> {
    await this.service.find(userId, id);
    return this.lines(userId, id);
  }

  private async *lines(userId: string, id: string): AsyncIterable<string> {
    yield toCsvLine(['File', 'Row', 'Kept', 'Reason']);
    let after = 0;
    for (;;) {
      const skips = await this.imports.findSkips(userId, id, after, PAGE);
      const lines = skips.map(({ file, row, isKept, reason }) =>
        toCsvLine([file, row, isKept ? 'yes' : 'no', reason]),
      );
      if (lines.length > 0) yield lines.join('');
      after = skips.at(-1)?.position ?? after;
      if (skips.length < PAGE) return;
    }
  }
}
