import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { type AutomationEffect, type AutomationRun, type RunStep } from '../automation.js';
import { automationEffects, automationRuns, automations } from '../automations.table.js';
import { toEffect } from './effects.repository.js';
import { RUNS_KEPT } from './engine.repository.js';

const owner = automationRuns.userId;
/** What was refused or missed did nothing. */
const RAN = ['running', 'finished', 'stopped'] as const;

export interface RunOfDay {
  readonly id: string;
  readonly automationId: string;
  readonly name: string;
  readonly startedAt: Date;
  /** What came of each thing that it did, in words. */
  readonly results: readonly string[];
}

/** What automations did, to be read. */
@Injectable()
export class RunsRepository {
  constructor(private readonly database: Database) {}

  /** The newest first, each with what it did. */
  async findOf(
    userId: string,
    automationId: string,
  ): Promise<(AutomationRun & { readonly effects: readonly AutomationEffect[] })[]> {
    return this.database.forUser(userId, async (tx) => {
      const runs = await tx
        .select()
        .from(automationRuns)
        .where(and(eq(owner, userId), eq(automationRuns.automationId, automationId)))
        .orderBy(desc(automationRuns.startedAt), desc(automationRuns.id))
        .limit(RUNS_KEPT);
      const effects = await effectsOf(tx, userId, runs);
      return runs.map((run) => ({
        ...run,
        steps: run.steps as unknown as readonly RunStep[],
        effects: effects(run.runKey),
      }));
    });
  }

  /** Those of all automations that ran within a time, the newest first. */
  async findWithin(
    userId: string,
    { from, before }: { readonly from: Date; readonly before: Date },
    limit: number,
  ): Promise<RunOfDay[]> {
    return this.database.forUser(userId, async (tx) => {
      const { id, automationId, startedAt, runKey } = automationRuns;
      const runs = await tx
        .select({ id, automationId, startedAt, runKey, name: automations.name })
        .from(automationRuns)
        .innerJoin(automations, and(eq(automations.userId, owner), eq(automations.id, automationId)))
        .where(
          and(
            eq(owner, userId),
            gte(startedAt, from),
            lt(startedAt, before),
            inArray(automationRuns.outcome, [...RAN]),
          ),
        )
        .orderBy(desc(startedAt), desc(id))
        .limit(limit);
      const effects = await effectsOf(tx, userId, runs);
      return runs.map(({ runKey: key, ...run }) => ({
        ...run,
        results: effects(key).flatMap(({ result }) => result ?? []),
      }));
    });
  }
}

/** What each of the runs did, in its order. */
async function effectsOf(
  tx: Transaction,
  userId: string,
  runs: readonly { readonly runKey: string }[],
): Promise<(runKey: string) => readonly AutomationEffect[]> {
  const keys = runs.map(({ runKey }) => runKey);
  const rows = await tx
    .select()
    .from(automationEffects)
    .where(and(eq(automationEffects.userId, userId), inArray(automationEffects.runKey, keys)))
    .orderBy(asc(automationEffects.step));
  const byRun = Map.groupBy(rows, ({ runKey }) => runKey);
  return (runKey) => (byRun.get(runKey) ?? []).map(toEffect);
}
