import { Injectable } from '@nestjs/common';
import { MemoryNotFound } from '../memory.errors.js';
import { type DismissUnderstanding, type MemoryUnderstanding } from './memory-understanding.dto.js';
import { MemoryUnderstandingRepository } from './memory-understanding.repository.js';

@Injectable()
export class MemoryUnderstandingService {
  constructor(private readonly understood: MemoryUnderstandingRepository) {}

  async get(userId: string, memoryId: string): Promise<MemoryUnderstanding> {
    const row = await this.understood.find(userId, memoryId);
    if (!row) throw new MemoryNotFound();
    return {
      isRead: row.understoodAt !== null,
      mentions: row.mentions,
      happenedAt: row.happenedBy === 'twin' ? (row.happenedAt?.toISOString() ?? null) : null,
      suggestedTags: row.suggestedTags,
      // The user may have chosen one since.
      suggestedKind: row.kind === 'note' ? row.suggestedKind : null,
    };
  }

  async dismiss(
    userId: string,
    memoryId: string,
    dismissed: DismissUnderstanding,
  ): Promise<MemoryUnderstanding> {
    const { suggestedKind } = await this.get(userId, memoryId);
    switch (dismissed.kind) {
      case 'entity':
        await this.understood.dismissEntity(userId, memoryId, dismissed.entityId);
        break;
      case 'tag':
        await this.understood.dismissTag(userId, memoryId, dismissed.tag);
        break;
      case 'kind':
        if (suggestedKind) await this.understood.dismissKind(userId, memoryId, suggestedKind);
        break;
      case 'date':
        await this.understood.dismissDate(userId, memoryId);
        break;
    }
    return this.get(userId, memoryId);
  }
}
