import { Injectable } from '@nestjs/common';
import { type MemoryDraft } from '../memory-draft.js';
import { NeverToBeRemembered } from './memory-rules.errors.js';
import { MemoryRulesService } from './memory-rules.service.js';

/** Holds captures to what the user asked never to remember. */
@Injectable()
export class NeverRemember {
  constructor(private readonly rules: MemoryRulesService) {}

  /** What may be kept. Of an import the others are left out; elsewhere the user is asked, and may insist. */
  async allowed(userId: string, drafts: readonly MemoryDraft[]): Promise<Omit<MemoryDraft, 'saveAnyway'>[]> {
    const match = await this.rules.matcher(userId);
    return drafts.flatMap(({ saveAnyway = false, ...draft }) => {
      const rule = saveAnyway ? undefined : match(draft.text);
      if (!rule) return [draft];
      if (draft.source.kind === 'import') return [];
      throw new NeverToBeRemembered(rule);
    });
  }
}
