import { Injectable } from '@nestjs/common';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { Transactions } from '../../../database/transactions.js';
import { toMemory } from '../memory.mapper.js';
import { ConflictResolution } from './conflict-resolution.service.js';
import {
  type ConflictsQuery,
  type MemoryConflict,
  type MemoryConflicts,
  type ResolveConflict,
} from './memory-conflicts.dto.js';
import {
  type ConflictPair,
  type ConflictRow,
  MemoryConflictsRepository,
} from './memory-conflicts.repository.js';
import { ConflictNotFound, ConflictSettled } from './review.errors.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** Memories that say the same or contradict each other: what is waiting, what becomes of it, and the way back. */
@Injectable()
export class MemoryConflictsService {
  constructor(
    private readonly conflicts: MemoryConflictsRepository,
    private readonly resolution: ConflictResolution,
    private readonly transactions: Transactions,
    private readonly live: LiveEvents,
  ) {}

  async list(userId: string, query: ConflictsQuery): Promise<MemoryConflicts> {
    const { pairs, total } = await this.conflicts.findOpen(userId, rangeOf(query));
    const page = cutPage(pairs, query, ({ conflict }) => ({ at: conflict.foundAt, id: conflict.id }));
    return { items: page.rows.map(toMemoryConflict), nextCursor: page.nextCursor, ...total };
  }

  async resolve(userId: string, id: string, decision: ResolveConflict): Promise<void> {
    await this.transactions.run(userId, async () => {
      const pair = await this.findOpen(userId, id);
      if (!(await this.resolution.carryOut(userId, pair, decision))) throw new ConflictSettled();
      this.live.changed(userId, 'memories');
    });
  }

  /** Takes the decision back: both are as they were, and the pair waits again. */
  async reopen(userId: string, id: string): Promise<void> {
    await this.transactions.run(userId, async () => {
      const conflict = await this.conflicts.find(userId, id);
      if (!conflict) throw new ConflictNotFound();
      if (!(await this.resolution.revert(userId, conflict))) throw new ConflictSettled();
      this.live.changed(userId, 'memories');
    });
  }

  private async findOpen(userId: string, id: string): Promise<ConflictPair> {
    const pair = await this.conflicts.findOpenOne(userId, id);
    if (pair) return pair;
    if (await this.conflicts.find(userId, id)) throw new ConflictSettled();
    throw new ConflictNotFound();
  }
}

export function toMemoryConflict({ conflict, older, newer }: ConflictPair): MemoryConflict {
  return {
    id: conflict.id,
    kind: conflict.kind,
    why: reasonOf(conflict),
    older: toMemory(older),
    newer: toMemory(newer),
    foundAt: conflict.foundAt.toISOString(),
  };
}

function reasonOf({ kind, subject }: ConflictRow): string {
  switch (kind) {
    case 'same':
      return 'Both say the same.';
    case 'alike':
      return 'Both say nearly the same.';
    case 'changed':
      return `They disagree on “${subject ?? ''}”.`;
    case 'contrary':
      return 'One says the opposite of the other.';
  }
}
