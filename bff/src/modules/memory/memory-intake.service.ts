import { Injectable } from '@nestjs/common';
import { NeverRemember } from './rules/never-remember.service.js';
import { IndexEntries } from './indexing/index-entries.js';
import { type MemoryDraft } from './memory-draft.js';
import { type IndexEntry } from './memory.rows.js';

/** What is done with words before they are kept. */
@Injectable()
export class MemoryIntake {
  constructor(
    private readonly never: NeverRemember,
    private readonly entries: IndexEntries,
  ) {}

  /** What may be kept, ready to be found. */
  async admit(
    userId: string,
    drafts: readonly MemoryDraft[],
  ): Promise<(Omit<MemoryDraft, 'saveAnyway'> & { index: IndexEntry })[]> {
    return this.entries.addTo(await this.never.allowed(userId, drafts));
  }

  /** Of new words of a memory that is kept already. */
  async index(text: string): Promise<IndexEntry | undefined> {
    const [indexed] = await this.entries.addTo([{ text }]);
    return indexed?.index;
  }
}
