import { Injectable } from '@nestjs/common';
import { type Memory } from '../memory.dto.js';
import { MemoryNotFound } from '../memory.errors.js';
import { MAX_TAGS } from '../memory-fields.dto.js';
import { MemoryService } from '../memory.service.js';
import {
  type DecideSuggestions,
  type DismissExtraction,
  type MemoryExtraction,
  type ReconsiderSuggestions,
} from './memory-extraction.dto.js';
import { MemoryExtractionRepository } from './memory-extraction.repository.js';
import { ExtractionService } from './extraction.service.js';
import { LiveEvents } from '../../events/live-events.service.js';

@Injectable()
export class MemoryExtractionService {
  constructor(
    private readonly understood: MemoryExtractionRepository,
    private readonly memories: MemoryService,
    private readonly understanding: ExtractionService,
    private readonly live: LiveEvents,
  ) {}

  async get(userId: string, memoryId: string): Promise<MemoryExtraction> {
    const row = await this.understood.find(userId, memoryId);
    if (!row) throw new MemoryNotFound();
    return {
      isRead: row.extractedAt !== null && row.reading === null,
      isTooMuch: row.reading !== null,
      mentions: row.mentions,
      happenedAt: row.happenedBy === 'user' || row.happenedBy === null ? null : iso(row.happenedAt),
      happenedAtIsInferred: row.happenedBy === 'inferred',
      // The user may have chosen some since.
      suggestedTags: row.suggestedTags.filter((tag) => !row.tags.includes(tag)),
      suggestedKind: row.kind === 'note' ? row.suggestedKind : null,
    };
  }

  async dismiss(userId: string, memoryId: string, dismissed: DismissExtraction): Promise<MemoryExtraction> {
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
      case 'unread':
        await this.understood.acceptUnread(userId, memoryId);
        break;
    }
    this.understanding.forget(userId);
    this.live.changed(userId, 'memories', memoryId);
    return this.get(userId, memoryId);
  }

  /** The day that was inferred is right. */
  async confirmDate(userId: string, memoryId: string): Promise<MemoryExtraction> {
    await this.understood.confirmDate(userId, memoryId);
    this.live.changed(userId, 'memories', memoryId);
    return this.get(userId, memoryId);
  }

  /** Takes some of what is suggested, and rejects the rest. */
  async decide(
    userId: string,
    memoryId: string,
    { version, tags, kind }: DecideSuggestions,
  ): Promise<Memory> {
    const { suggestedTags, suggestedKind } = await this.get(userId, memoryId);
    const memory = await this.memories.get(userId, memoryId);
    const taken = suggestedTags.filter((tag) => tags.includes(tag));
    await this.edit(userId, memoryId, version, {
      ...(taken.length > 0 && { tags: [...memory.tags, ...taken].slice(0, MAX_TAGS) }),
      ...(kind && suggestedKind && { kind: suggestedKind }),
    });
    const rejected = suggestedTags.filter((tag) => !taken.includes(tag));
    for (const tag of rejected) await this.understood.dismissTag(userId, memoryId, tag);
    if (suggestedKind && !kind) await this.understood.dismissKind(userId, memoryId, suggestedKind);
    this.understanding.forget(userId);
    this.live.changed(userId, 'memories', memoryId);
    return this.memories.get(userId, memoryId);
  }

  /** Takes the decision back: what was taken leaves the memory, what was rejected is suggested again. */
  async reconsider(userId: string, memoryId: string, again: ReconsiderSuggestions): Promise<Memory> {
    const { version, tags, kind } = await this.memories.get(userId, memoryId);
    await this.understood.reconsider(userId, memoryId, again);
    this.live.changed(userId, 'memories', memoryId);
    this.understanding.forget(userId);
    await this.edit(userId, memoryId, version, {
      ...(tags.some((tag) => again.tags.includes(tag)) && {
        tags: tags.filter((tag) => !again.tags.includes(tag)),
      }),
      // Kinds are suggested for notes only.
      ...(kind === again.kind && { kind: 'note' }),
    });
    return this.memories.get(userId, memoryId);
  }

  private async edit(
    userId: string,
    memoryId: string,
    version: number,
    change: Partial<Pick<Memory, 'tags' | 'kind'>>,
  ): Promise<void> {
    if (Object.keys(change).length > 0) await this.memories.update(userId, memoryId, { version, ...change });
  }
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
