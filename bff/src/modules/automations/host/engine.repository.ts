import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, min, notInArray, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type AutomationEffect } from '../automation.js';
import { automationEffects, automationEngines, automationRuns } from '../automations.table.js';
import { type RunPatch } from './run-patches.js';

/** The newest of each automation. */
export const RUNS_KEPT = 50;
const owner = automationRuns.userId;
const engineOf = automationEngines.userId;

/** Where the engine keeps what it decided. All of it is to be called in the unit of work that holds the engine’s row. */
@Injectable()
export class EngineRepository {
  constructor(private readonly database: Database) {}

  /** Locks the engine until the transaction ends; undefined where another process has it. */
  async take(userId: string, { waits = false } = {}): Promise<{ lookedAt: Date | null } | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ lookedAt: automationEngines.lookedAt })
        .from(automationEngines)
        .where(eq(engineOf, userId))
        .for('update', waits ? {} : { skipLocked: true }),
    );
    return row;
  }

  async rest(userId: string, times: { wakesAt: Date | null; lookedAt?: Date }): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.update(automationEngines).set(times).where(eq(engineOf, userId)),
    );
  }

  /** Whose automations want to be looked at without an event. */
  async findDue(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.readAsSystem((tx) =>
      tx
        .select({ userId: engineOf })
        .from(automationEngines)
        .where(lte(automationEngines.wakesAt, now))
        .orderBy(asc(automationEngines.wakesAt))
        .limit(limit),
    );
    return rows.map(({ userId }) => userId);
  }

  async findNextDue(after: Date): Promise<Date | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx
        .select({ next: min(automationEngines.wakesAt) })
        .from(automationEngines)
        .where(gt(automationEngines.wakesAt, after)),
    );
    return row?.next ?? undefined;
  }

  /** Their keys refuse what was decided before. */
  async addEffects(userId: string, effects: readonly AutomationEffect[]): Promise<void> {
    if (effects.length === 0) return;
    const rows = effects.map((effect) => ({ ...effect, action: { ...effect.action }, userId }));
    await this.database.forUser(userId, (tx) => tx.insert(automationEffects).values(rows));
  }

  async writeRuns(
    userId: string,
    { id: automationId, version }: { readonly id: string; readonly version: number },
    patches: readonly RunPatch[],
  ): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      for (const { runKey, begins, refuses, steps, ends } of patches) {
        const isIt = and(eq(owner, userId), eq(automationRuns.runKey, runKey));
        const nothing = { values: {}, steps: [], reason: null, trigger: null, endedAt: null };
        const base = { userId, automationId, version, runKey, id: crypto.randomUUID(), count: 1 };
        if (begins)
          await tx.insert(automationRuns).values({ ...nothing, ...base, ...begins, outcome: 'running' });
        if (refuses) {
          const [latest] = await tx
            .select({ id: automationRuns.id, outcome: automationRuns.outcome, reason: automationRuns.reason })
            .from(automationRuns)
            .where(and(eq(owner, userId), eq(automationRuns.automationId, automationId)))
            .orderBy(desc(automationRuns.startedAt), desc(automationRuns.id))
            .limit(1);
          const isSame = latest?.outcome === refuses.outcome && latest.reason === (refuses.reason ?? null);
          const again = { ...refuses, count: sql`${automationRuns.count} + 1` };
          if (latest && isSame)
            await tx
              .update(automationRuns)
              .set(again)
              .where(and(eq(owner, userId), eq(automationRuns.id, latest.id)));
          else await tx.insert(automationRuns).values({ ...nothing, ...base, ...refuses });
        }
        if (steps.length > 0)
          await tx
            .update(automationRuns)
            .set({ steps: sql`${automationRuns.steps} || ${JSON.stringify(steps)}::jsonb` })
            .where(isIt);
        if (ends) await tx.update(automationRuns).set(ends).where(isIt);
      }
    });
  }

  /** Those of a version that is over, with what they had not begun. */
  async stopRuns(userId: string, automationId: string, now: Date): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx
        .update(automationRuns)
        .set({ outcome: 'stopped', reason: 'changed', endedAt: now })
        .where(
          and(
            eq(owner, userId),
            eq(automationRuns.automationId, automationId),
            eq(automationRuns.outcome, 'running'),
          ),
        );
      await tx
        .update(automationEffects)
        .set({ status: 'declined', endedAt: now })
        .where(
          and(
            eq(automationEffects.userId, userId),
            eq(automationEffects.automationId, automationId),
            inArray(automationEffects.status, ['due', 'waiting']),
          ),
        );
    });
  }

  /** Those of a run that nobody answers any more. */
  async expire(userId: string, runKeys: readonly string[], now: Date): Promise<void> {
    if (runKeys.length === 0) return;
    await this.database.forUser(userId, (tx) =>
      tx
        .update(automationEffects)
        .set({ status: 'declined', endedAt: now })
        .where(
          and(
            eq(automationEffects.userId, userId),
            inArray(automationEffects.runKey, [...runKeys]),
            eq(automationEffects.status, 'waiting'),
            sql`${automationEffects.action} ->> 'kind' = 'ask'`,
          ),
        ),
    );
  }

  /** Forgets all but the newest runs, with what they did. */
  async prune(userId: string, automationId: string): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      const isIts = and(eq(owner, userId), eq(automationRuns.automationId, automationId));
      const kept = await tx
        .select({ id: automationRuns.id, runKey: automationRuns.runKey })
        .from(automationRuns)
        .where(isIts)
        .orderBy(desc(automationRuns.startedAt), desc(automationRuns.id))
        .limit(RUNS_KEPT + 1);
      if (kept.length <= RUNS_KEPT) return;
      const newest = kept.slice(0, RUNS_KEPT);
      const ids = newest.map(({ id }) => id);
      const keys = newest.map(({ runKey }) => runKey);
      await tx
        .delete(automationRuns)
        .where(and(isIts, notInArray(automationRuns.id, ids), isNotNull(automationRuns.endedAt)));
      await tx
        .delete(automationEffects)
        .where(
          and(
            eq(automationEffects.userId, userId),
            eq(automationEffects.automationId, automationId),
            notInArray(automationEffects.runKey, keys),
            isNotNull(automationEffects.endedAt),
          ),
        );
    });
  }
}
