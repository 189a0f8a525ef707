import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { BackgroundWork } from '../../../common/lifecycle/background-work.js';
import { IdleGate } from '../../../common/lifecycle/idle-gate.js';
import { Comparer } from './comparer.js';
import { type Finding } from './comparison.js';
import {
  type ComparedRow,
  ComparisonRepository,
  type FoundConflict,
  type UncomparedRow,
} from './comparison.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

const BATCH = 20;
/** Then it is somebody else's turn: each memory may wait a second for the gate, and theirs is perhaps the only one. */
const TURN_MS = 500;
const DAY_MS = 24 * 60 * 60_000;
const MAX_STATING = 50;

/**
 * Looks for duplicates and contradictions of memories after they were kept or edited: each with those that are like
 * it, never all with all.
 */
@Injectable()
export class ComparisonService extends BackgroundWork {
  protected readonly task = 'compare memories';

  constructor(
    private readonly repository: ComparisonRepository,
    private readonly comparer: Comparer,
    private readonly clock: Clock,
    private readonly idle: IdleGate,
    private readonly live: LiveEvents,
  ) {
    super();
  }

  protected findWaiting(): Promise<string[]> {
    return this.repository.findWaiting();
  }

  protected async workOn(userId: string): Promise<boolean> {
    const memories = await this.repository.findUncompared(userId, BATCH);
    const endsAt = performance.now() + TURN_MS;
    for (const memory of memories) {
      await this.idle.wait();
      const start = performance.now();
      await this.compareWithOthers(userId, memory);
      // Half of the time is for work such as imports, which beside one search after another would take ten times as long.
      await wait(performance.now() - start);
      if (performance.now() >= endsAt) return true;
    }
    return memories.length === BATCH;
  }

  private async compareWithOthers(userId: string, memory: UncomparedRow): Promise<void> {
    const statementKeys = await this.comparer.statementKeysOf(memory);
    const ids = [
      ...(await this.repository.findStating(userId, statementKeys, MAX_STATING)),
      ...(await this.comparer.findAlike(userId, memory)),
    ];
    const others = await this.repository.findComparable(userId, memory.id, ids);
    const findings = await this.comparer.findings(memory, others);
    const conflicts = others.flatMap((other, place) => toConflict(memory, other, findings[place]) ?? []);
    await this.repository.keep(userId, { memory, statementKeys, conflicts }, this.clock.now());
    if (conflicts.length > 0) this.live.changed(userId, 'review');
  }
}

function toConflict(
  one: ComparedRow,
  other: ComparedRow,
  finding: Finding | null | undefined,
): FoundConflict | null {
  if (!finding) return null;
  const [older, newer] = isEarlier(one, other) ? [one, other] : [other, one];
  return {
    ...finding,
    olderId: older.id,
    olderVersion: older.version,
    newerId: newer.id,
    newerVersion: newer.version,
  };
}

function isEarlier(one: ComparedRow, other: ComparedRow): boolean {
  const difference = dayLived(one) - dayLived(other) || Number(one.recordedAt) - Number(other.recordedAt);
  // The same order whichever of the two is looked at.
  return difference === 0 ? one.id < other.id : difference < 0;
}

/** A date that was read out of a text says no more than the day: "now" would lie before the second that it was told in. */
function dayLived({ happenedAt, recordedAt }: ComparedRow): number {
  return Math.floor(Number(happenedAt ?? recordedAt) / DAY_MS);
}
