import { Injectable } from '@nestjs/common';
import { MemoryHistoryService } from '../history/memory-history.service.js';
import { MAX_TAGS } from '../memory-fields.dto.js';
import { type Memory } from '../memory.dto.js';
import { MemoryService } from '../memory.service.js';

/** The words of two memories in one, and back. */
@Injectable()
export class MemoryMerges {
  constructor(
    private readonly memories: MemoryService,
    private readonly history: MemoryHistoryService,
  ) {}

  /** Gives the kept one, which is at a new version unless it said all of this before. */
  async unite(
    userId: string,
    { kept, gone, text }: { kept: Memory; gone: Memory; text: string },
  ): Promise<Memory> {
    const tags = [...new Set([...kept.tags, ...gone.tags])].slice(0, MAX_TAGS);
    const happenedAt = kept.happenedAt ?? gone.happenedAt;
    const importance = Math.max(kept.importance, gone.importance);
    const isUnchanged =
      text === kept.text &&
      tags.length === kept.tags.length &&
      happenedAt === kept.happenedAt &&
      importance === kept.importance;
    if (isUnchanged) return kept;
    return this.memories.update(userId, kept.id, {
      text,
      tags,
      importance,
      version: kept.version,
      // Said again it would count as the user's own word.
      ...(happenedAt !== kept.happenedAt && { happenedAt }),
    });
  }

  /** Refused when what was united has been edited since. */
  async part(
    userId: string,
    { keptId, versionBefore, version }: { keptId: string; versionBefore: number; version: number },
  ): Promise<void> {
    if (version === versionBefore) return;
    await this.history.restoreVersion(userId, keptId, versionBefore, version);
  }
}
