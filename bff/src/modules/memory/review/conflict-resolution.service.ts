import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { afterCommit } from '../../../database/transactions.js';
import { type Memory } from '../memory.dto.js';
import { toMemory } from '../memory.mapper.js';
import { ComparisonService } from './comparison.service.js';
import { ConflictResolutionRepository } from './conflict-resolution.repository.js';
import { type ResolveConflict } from './memory-conflicts.dto.js';
import { type ConflictPair, type ConflictRow } from './memory-conflicts.repository.js';
import { MemoryMerges } from './memory-merges.js';
import { KeptMemoryNotInConflict } from './review.errors.js';

/** Carries out what is decided of a pair, and takes it back, in a unit of work. Each gives whether there was still something to do. */
@Injectable()
export class ConflictResolution {
  constructor(
    private readonly repository: ConflictResolutionRepository,
    private readonly merges: MemoryMerges,
    private readonly comparison: ComparisonService,
    private readonly clock: Clock,
  ) {}

  carryOut(userId: string, pair: ConflictPair, decision: ResolveConflict): Promise<boolean> {
    const { id } = pair.conflict;
    const at = this.clock.now();
    if (decision.how === 'keep') return this.repository.keepBoth(userId, id, at);
    const [kept, gone] = inOrder(pair, decision.keepId);
    if (decision.how === 'merge') return this.merge(userId, id, { kept, gone, text: decision.text, at });
    const since = new Date(decision.at ?? kept.happenedAt ?? kept.recordedAt);
    return this.repository.replace(userId, id, { keptId: kept.id, replacedId: gone.id, at: since });
  }

  /** Both are as they were, and compared anew. */
  async revert(userId: string, { id, trace }: ConflictRow): Promise<boolean> {
    if (trace?.merge) await this.merges.part(userId, trace.merge);
    const isReopened = await this.repository.reopen(userId, id);
    if (isReopened) afterCommit(() => this.comparison.wake(userId));
    return isReopened;
  }

  private async merge(
    userId: string,
    id: string,
    { kept, gone, text, at }: { kept: Memory; gone: Memory; text: string; at: Date },
  ): Promise<boolean> {
    const merged = await this.merges.unite(userId, { kept, gone, text });
    return this.repository.merge(userId, id, {
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
