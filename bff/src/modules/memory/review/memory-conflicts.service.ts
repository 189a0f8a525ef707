import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { cutPage, rangeOf } from '../../../common/http/time-page.js';
import { type Memory } from '../memory.dto.js';
import { toMemory } from '../memory.mapper.js';
import { ConflictResolutionRepository } from './conflict-resolution.repository.js';
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
import { MemoryMerges } from './memory-merges.js';
import { ConflictNotFound, ConflictSettled, KeptMemoryNotInConflict } from './review.errors.js';

/** Memories that say the same or contradict each other: what is waiting, what becomes of it, and the way back. */
@Injectable()
export class MemoryConflictsService {
  constructor(
    private readonly conflicts: MemoryConflictsRepository,
    private readonly resolutions: ConflictResolutionRepository,
    private readonly merges: MemoryMerges,
    private readonly clock: Clock,
  ) {}

  async list(userId: string, query: ConflictsQuery): Promise<MemoryConflicts> {
    const { pairs, total } = await this.conflicts.findOpen(userId, rangeOf(query));
    const page = cutPage(pairs, query, ({ conflict }) => ({ at: conflict.foundAt, id: conflict.id }));
    return { items: page.rows.map(toMemoryConflict), nextCursor: page.nextCursor, total };
  }

  async resolve(userId: string, id: string, decision: ResolveConflict): Promise<void> {
    const pair = await this.findOpen(userId, id);
    const isDone = await this.carryOut(userId, pair, decision);
    if (!isDone) throw new ConflictSettled();
  }

  /** Takes the decision back: both are as they were, and the pair waits again. */
  async reopen(userId: string, id: string): Promise<void> {
    const conflict = await this.conflicts.find(userId, id);
    if (!conflict) throw new ConflictNotFound();
    if (conflict.trace?.merge) await this.merges.part(userId, conflict.trace.merge);
    if (!(await this.resolutions.reopen(userId, id))) throw new ConflictSettled();
  }

  private async findOpen(userId: string, id: string): Promise<ConflictPair> {
    const pair = await this.conflicts.findOpenOne(userId, id);
    if (pair) return pair;
    if (await this.conflicts.find(userId, id)) throw new ConflictSettled();
    throw new ConflictNotFound();
  }

  private carryOut(userId: string, pair: ConflictPair, decision: ResolveConflict): Promise<boolean> {
    const { id } = pair.conflict;
    const at = this.clock.now();
    if (decision.how === 'keep') return this.resolutions.keepBoth(userId, id, at);
    const [kept, gone] = inOrder(pair, decision.keepId);
    if (decision.how === 'merge') return this.merge(userId, id, { kept, gone, text: decision.text, at });
    const since = new Date(decision.at ?? kept.happenedAt ?? kept.recordedAt);
    return this.resolutions.replace(userId, id, { keptId: kept.id, replacedId: gone.id, at: since });
  }

  /** First the words, then the trash: whatever fails in between, nothing is lost. */
  private async merge(
    userId: string,
    id: string,
    { kept, gone, text, at }: { kept: Memory; gone: Memory; text: string; at: Date },
  ): Promise<boolean> {
    const merged = await this.merges.unite(userId, { kept, gone, text });
    return this.resolutions.merge(userId, id, {
      keptId: kept.id,
      goneId: gone.id,
      versionBefore: kept.version,
      version: merged.version,
      at,
    });
  }
}

function inOrder({ older, newer }: ConflictPair, keepId: string): [kept: Memory, gone: Memory] {
  if (keepId === older.id) return [toMemory(older), toMemory(newer)];
  if (keepId === newer.id) return [toMemory(newer), toMemory(older)];
  throw new KeptMemoryNotInConflict();
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
