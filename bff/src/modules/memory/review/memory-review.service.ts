import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { sumOfTotals, toListTotal } from '../../../common/list-total.js';
import { type Memory } from '../memory.dto.js';
import { MemoryNotFound } from '../memory.errors.js';
import { toMemory } from '../memory.mapper.js';
import { type MemoryRow } from '../memory.rows.js';
import { MemoryService } from '../memory.service.js';
import { MemoryConflictsService } from './memory-conflicts.service.js';
import { type MemoryReview, type ReviewSuggestion } from './memory-review.dto.js';
import { MemoryReviewRepository } from './memory-review.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** More would bury the rest; the next come up when these are decided. */
const MAX_SUGGESTIONS = 20;

/** What waits for the user's decision: pairs that cannot both stand, what the twin guessed, and what it would add. */
@Injectable()
export class MemoryReviewService {
  constructor(
    private readonly reviews: MemoryReviewRepository,
    private readonly conflicts: MemoryConflictsService,
    private readonly memories: MemoryService,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async list(userId: string, limit: number): Promise<MemoryReview> {
    const pairs = await this.conflicts.list(userId, { limit });
    const guesses = await this.reviews.findProposals(userId, limit);
    const suggestions = await this.reviews.findSuggestions(userId, MAX_SUGGESTIONS);
    const unread = await this.reviews.findUnread(userId, MAX_SUGGESTIONS);
    const items = [
      ...pairs.items.map((conflict) => ({ kind: 'conflict' as const, conflict })),
      ...guesses.rows.map((row) => ({ kind: 'proposal' as const, memory: toMemory(row) })),
      ...suggestions.map(toSuggestion),
    ];
    return {
      items: items.slice(0, limit),
      ...sumOfTotals(pairs, guesses.total, toListTotal(suggestions.length)),
      unread: unread.map(toMemory),
    };
  }

  async approve(userId: string, id: string): Promise<Memory> {
    await this.reviews.approve(userId, id);
    this.live.changed(userId, 'memories');
    return this.memories.get(userId, id);
  }

  async reject(userId: string, id: string, never: boolean): Promise<void> {
    if (!(await this.reviews.reject(userId, id, never, this.clock.now()))) throw new MemoryNotFound();
    this.live.changed(userId, 'memories');
  }

  async reconsider(userId: string, id: string): Promise<Memory> {
    const row = await this.reviews.reconsider(userId, id);
    if (!row) throw new MemoryNotFound();
    this.live.changed(userId, 'memories');
    return toMemory(row);
  }
}

function toSuggestion(row: MemoryRow): ReviewSuggestion {
  return {
    kind: 'suggestion',
    memory: toMemory(row),
    tags: row.suggestedTags.filter((tag) => !row.tags.includes(tag)),
    suggestedKind: row.kind === 'note' ? row.suggestedKind : null,
  };
}
