import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, lte, min, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Finding, type Found, type InsightRun, type RunSummary, type Verdict } from './finding.js';
import { findings, insightRuns } from './findings.table.js';

const owner = findings.userId;
const COLUMNS = {
  id: findings.id,
  kind: findings.kind,
  key: findings.key,
  facts: findings.facts,
  isHolding: findings.isHolding,
  isSample: findings.isSample,
  foundAt: findings.foundAt,
  verdict: findings.verdict,
};
/** A screen shows no more, and nobody has more that hold. */
const MOST = 200;

@Injectable()
export class FindingsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  findAll(userId: string): Promise<Finding[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(findings)
        .where(eq(owner, userId))
        .orderBy(desc(findings.foundAt), desc(findings.id))
        .limit(MOST),
    );
  }

  async find(userId: string, id: string): Promise<Finding | undefined> {
    const [found] = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(findings)
        .where(and(eq(owner, userId), eq(findings.id, id))),
    );
    return found;
  }

  /** Keeps what was found; what was found before and is not there holds no more. */
  async keep(userId: string, found: readonly Found[], now: Date): Promise<void> {
    await this.database.forUser(userId, async (tx) => {
      await tx.update(findings).set({ isHolding: false }).where(eq(owner, userId));
      if (found.length === 0) return;
      const rows = found.map(({ key, facts, isSample }) => ({
        ...{ userId, id: crypto.randomUUID(), kind: facts.kind, key, facts },
        ...{ isHolding: true, isSample, foundAt: now },
      }));
      await tx
        .insert(findings)
        .values(rows)
        .onConflictDoUpdate({
          target: [findings.userId, findings.key],
          set: { facts: sql`excluded.facts`, isHolding: true, isSample: sql`excluded.is_sample` },
        });
    });
  }

  async judge(userId: string, id: string, verdict: Verdict | null): Promise<Finding | undefined> {
    const [judged] = await this.database.forUser(userId, (tx) =>
      tx
        .update(findings)
        .set({ verdict })
        .where(and(eq(owner, userId), eq(findings.id, id)))
        .returning(COLUMNS),
    );
    return judged;
  }

  async removeSample(userId: string): Promise<number> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(findings)
        .where(and(eq(owner, userId), eq(findings.isSample, true)))
        .returning({ id: findings.id }),
    );
    return removed.length;
  }

  async findRun(userId: string): Promise<InsightRun | undefined> {
    const [run] = await this.database.forUser(userId, (tx) =>
      tx.select().from(insightRuns).where(eq(insightRuns.userId, userId)),
    );
    return run;
  }

  /** Keeps when the first run is; of somebody who has one, only where they are now. */
  async register(
    userId: string,
    timeZone: string,
    first: { lags: readonly number[]; nextRunAt: Date },
  ): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(insightRuns)
        .values({ userId, timeZone, lags: [...first.lags], nextRunAt: first.nextRunAt })
        .onConflictDoUpdate({ target: insightRuns.userId, set: { timeZone } }),
    );
  }

  async changeRun(
    userId: string,
    change: Partial<{ lags: number[]; nextRunAt: Date; ranAt: Date | null; summary: RunSummary | null }>,
  ): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.update(insightRuns).set(change).where(eq(insightRuns.userId, userId)),
    );
  }

  /** Locks it until the transaction around it ends; `undefined` where another process has it or had it. */
  async takeRun(userId: string, now: Date): Promise<InsightRun | undefined> {
    const [taken] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(insightRuns)
        .where(and(eq(insightRuns.userId, userId), lte(insightRuns.nextRunAt, now)))
        .for('update', { skipLocked: true }),
    );
    return taken;
  }

  /** Everybody's, the longest due first. */
  findDue(now: Date, limit: number): Promise<{ userId: string }[]> {
    return this.database.readAsSystem((tx) =>
      tx
        .select({ userId: insightRuns.userId })
        .from(insightRuns)
        .where(lte(insightRuns.nextRunAt, now))
        .orderBy(asc(insightRuns.nextRunAt))
        .limit(limit),
    );
  }

  async findNextDue(after: Date): Promise<Date | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx
        .select({ next: min(insightRuns.nextRunAt) })
        .from(insightRuns)
        .where(gt(insightRuns.nextRunAt, after)),
    );
    return row?.next ?? undefined;
  }
}
