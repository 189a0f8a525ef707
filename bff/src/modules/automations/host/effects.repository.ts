import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, or, lt, sql, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type AutomationEffect } from '../automation.js';
import { automationEffects } from '../automations.table.js';
import { storedAction } from '../rule/stored-rule.js';

/** Begun so long ago, nobody is at it any more. */
export const LEFT_BEHIND_MS = 60_000;
const owner = automationEffects.userId;

export interface DueEffect {
  readonly userId: string;
  readonly key: string;
}

/** What was decided and is to be done. */
@Injectable()
export class EffectsRepository {
  constructor(private readonly database: Database) {}

  /** Everybody's that may be done now: of each run the first, so that one thing comes after the other. */
  findDue(now: Date, limit: number): Promise<DueEffect[]> {
    return this.database.readAsSystem((tx) =>
      tx
        .select({ userId: owner, key: automationEffects.key })
        .from(automationEffects)
        .where(and(isDue(now), isFirst()))
        .orderBy(asc(automationEffects.at), asc(automationEffects.step))
        .limit(limit),
    );
  }

  /** Locks it until the transaction ends; undefined where another process has it or did it. */
  async take(userId: string, key: string, now: Date): Promise<AutomationEffect | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(automationEffects)
        .where(and(eq(owner, userId), eq(automationEffects.key, key), isDue(now), isFirst()))
        .for('update', { skipLocked: true }),
    );
    return row && toEffect(row);
  }

  /** False where another got to it first. */
  async change(
    userId: string,
    key: string,
    from: AutomationEffect['status'],
    change: Partial<Omit<AutomationEffect, 'key' | 'action'>>,
  ): Promise<boolean> {
    const changed = await this.database.forUser(userId, (tx) =>
      tx
        .update(automationEffects)
        .set(change)
        .where(and(eq(owner, userId), eq(automationEffects.key, key), eq(automationEffects.status, from)))
        .returning({ key: automationEffects.key }),
    );
    return changed.length > 0;
  }

  /** Questions that wait for an answer, the oldest first. */
  async findWaiting(userId: string, now: Date): Promise<AutomationEffect[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(automationEffects)
        .where(and(eq(owner, userId), isWaiting(now)))
        .orderBy(asc(automationEffects.at))
        .limit(100),
    );
    return rows.map(toEffect);
  }

  async findQuestion(userId: string, key: string, now: Date): Promise<AutomationEffect | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(automationEffects)
        .where(and(eq(owner, userId), eq(automationEffects.key, key), isWaiting(now))),
    );
    return row && toEffect(row);
  }
}

function isWaiting(now: Date): SQL | undefined {
  return and(eq(automationEffects.status, 'waiting'), gt(automationEffects.expiresAt, now));
}

function isDue(now: Date): SQL | undefined {
  const left = new Date(now.getTime() - LEFT_BEHIND_MS);
  return or(
    eq(automationEffects.status, 'due'),
    and(eq(automationEffects.status, 'started'), lt(automationEffects.startedAt, left)),
  );
}

function isFirst(): SQL {
  return sql`not exists (
    select from automation_effects earlier
    where earlier.user_id = ${owner} and earlier.run_key = ${automationEffects.runKey}
      and earlier.step < ${automationEffects.step} and earlier.status in ('due', 'started'))`;
}

export function toEffect(row: typeof automationEffects.$inferSelect): AutomationEffect {
  return { ...row, action: storedAction(row.action) };
}
