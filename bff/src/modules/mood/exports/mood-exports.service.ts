import { Injectable } from '@nestjs/common';
import { MoodEntriesRepository } from '../mood-entries.repository.js';
import { BEGINNING, END, exported } from './exported-moods.js';
import { type ExportFormat } from './mood-exports.dto.js';

const PAGE = 500;

interface Owner {
  readonly id: string;
  /** IANA name; a person reads the time there. */
  readonly timeZone: string;
}

/** Somebody’s mood entries as a file, page by page: the newest first. */
@Injectable()
export class MoodExportsService {
  constructor(private readonly entries: MoodEntriesRepository) {}

  async *file({ id, timeZone }: Owner, format: ExportFormat): AsyncGenerator<string> {
    yield BEGINNING[format];
    let after: { at: Date; id: string } | undefined;
    for (;;) {
      const page = await this.entries.findPage(id, { limit: PAGE, after });
      yield exported(page, format, { timeZone, isFirst: after === undefined });
      const last = page.at(-1);
      if (!last || page.length < PAGE) break;
      after = { at: last.effectiveAt, id: last.id };
    }
    yield END[format];
  }
}
