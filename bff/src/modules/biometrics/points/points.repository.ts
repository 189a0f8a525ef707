import { Injectable } from '@nestjs/common';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Clock } from '../../../common/clock.js';
import { Database } from '../../../database/database.js';
import { isUniqueViolation } from '../../../database/database.errors.js';
import { type Transaction } from '../../../database/transaction.js';
import { type PointBatch } from './point-batch.js';
import { type ReadingOrigin } from './reading-origin.js';
import { readingImports, readingSeries } from './reading-series.table.js';
import { Signals } from '../../signals/signals.service.js';
import { ReadingNotices } from './reading-notices.js';
import { writeNewPoints } from './new-points.js';
import { removePoints, writePoints, type WrittenBy } from './write-points.js';

export interface SeriesKey {
  readonly metric: string;
  readonly origin: ReadingOrigin;
  readonly source: string;
  readonly device?: string;
  readonly ownUnit?: string;
}

/** Of several sources the least counts. What somebody says goes before what a device tells, and that before a file. */
const PRIORITIES: Readonly<Record<ReadingOrigin, number>> = {
  told: 10,
  live: 20,
  device: 30,
  import: 40,
  sample: 90,
};

/** What was measured longer ago starts nothing. */
const HEARD_MS = 15 * 60_000;

/** Keeps and removes points together with the hours and days that they add up to. */
@Injectable()
export class PointsRepository {
  constructor(
    private readonly database: Database,
    private readonly notices: ReadingNotices,
    private readonly signals: Signals,
    private readonly clock: Clock,
  ) {}

  /** The number of that series, which is made where there is none yet. */
  seriesOf(userId: string, key: SeriesKey): Promise<number> {
    const { metric, origin, source, device = '', ownUnit = '' } = key;
    return this.database.forUser(userId, async (tx) => {
      const isIt = and(
        eq(readingSeries.userId, userId),
        eq(readingSeries.metric, metric),
        eq(readingSeries.origin, origin),
        eq(readingSeries.source, source),
        eq(readingSeries.device, device),
      );
      const find = () => tx.select({ id: readingSeries.id }).from(readingSeries).where(isIt);
      const [found] = await find();
      if (found) return found.id;
      await lockNumbers(tx, userId);
      const [made] = await tx
        .insert(readingSeries)
        .values({
          ...{ userId, metric, origin, source, device, ownUnit, priority: PRIORITIES[origin] },
          id: sql`(select coalesce(max(s.id), 0) + 1 from reading_series s where s.user_id = ${userId})`,
        })
        .onConflictDoNothing()
        .returning({ id: readingSeries.id });
      return made?.id ?? (await find())[0]?.id ?? 0;
    });
  }

  /** How many of them are new: what was kept before stays as it is. */
  async write(userId: string, batch: PointBatch, importId?: string, recordedAt?: Date): Promise<number> {
    return this.database.unitOfWork(userId, async () => {
      const fresh = await this.add(userId, batch, importId, recordedAt);
      if (fresh > 0) {
        this.notices.written(userId);
        await this.tell(userId, batch);
      }
      return fresh;
    });
  }

  private async add(
    userId: string,
    batch: PointBatch,
    importId?: string,
    recordedAt?: Date,
  ): Promise<number> {
    const by: WrittenBy = { ...(recordedAt && { recordedAt }) };
    if (importId === undefined) return this.writeAs(userId, batch, by);
    const importNumber = await this.database.forUser(userId, (tx) => numberOfImport(tx, userId, importId));
    return this.addImported(userId, batch, { ...by, importNumber });
  }

  /** Most of a file is new, which is cheaper to keep. */
  private async addImported(userId: string, batch: PointBatch, by: WrittenBy): Promise<number> {
    try {
      const kept = await this.database.forUser(userId, (tx) => writeNewPoints(tx, userId, batch, by));
      if (kept !== undefined) return kept;
    } catch (error) {
      // Another process kept some of it at this moment; the attempt left nothing behind.
      if (!isUniqueViolation(error)) throw error;
    }
    return this.writeAs(userId, batch, by);
  }

  /** The same, under the number of an import. */
  writeAs(userId: string, batch: PointBatch, by: WrittenBy): Promise<number> {
    return this.database.forUser(userId, (tx) => writeIn(tx, userId, batch, by));
  }

  /** The latest of each metric that automations hear, where it was measured just now: thousands of readings are one. */
  private async tell(userId: string, { series, at, value }: PointBatch): Promise<void> {
    const since = this.clock.now().getTime() - HEARD_MS;
    if (!at.some((one) => one >= since)) return;
    const heard = await this.signals.metricsHeard(userId);
    if (heard.size === 0) return;
    const names = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: readingSeries.id, metric: readingSeries.metric })
        .from(readingSeries)
        .where(and(eq(readingSeries.userId, userId), inArray(readingSeries.id, [...new Set(series)]))),
    );
    const metricOf = new Map(names.map(({ id, metric }) => [id, metric]));
    const latest = new Map<string, { value: number; at: Date }>();
    for (const [index, number] of series.entries()) {
      const metric = metricOf.get(number);
      const measured = { value: value[index] ?? 0, at: new Date(at[index] ?? 0) };
      if (metric === undefined || !heard.has(metric) || measured.at.getTime() < since) continue;
      if ((latest.get(metric)?.at ?? measured.at) <= measured.at) latest.set(metric, measured);
    }
    await this.signals.record(
      userId,
      [...latest].map(([metric, measured]) => ({ kind: 'metric', metric, ...measured })),
    );
  }

  /** Removes what the import brought, and gives how many readings that were. */
  undoImport(userId: string, importId: string): Promise<number> {
    return this.remove(
      userId,
      sql`p.import_number = (select i.number from reading_imports i where i.user_id = ${userId} and i.import_id = ${importId})`,
    );
  }

  /** Removes everything that came from that source, and gives how many readings that were. */
  async removeSource(userId: string, origin: ReadingOrigin, source: string): Promise<number> {
    const isOf = sql`s.user_id = ${userId} and s.origin = ${origin} and s.source = ${source}`;
    const gone = await this.remove(
      userId,
      sql`p.series_id in (select s.id from reading_series s where ${isOf})`,
    );
    await this.database.forUser(userId, (tx) => tx.execute(sql`delete from reading_series s where ${isOf}`));
    return gone;
  }

  /** Removes the points that are chosen, over the alias `p`. */
  async remove(userId: string, chosen: SQL): Promise<number> {
    const removed = await this.database.forUser(userId, async (tx) => {
      let gone = 0;
      for (const statement of removePoints(userId, chosen)) {
        const { rows } = await tx.execute(statement);
        gone = Number(rows[0]?.gone ?? gone);
      }
      return gone;
    });
    if (removed > 0) this.notices.removed(userId);
    return removed;
  }
}

async function writeIn(tx: Transaction, userId: string, batch: PointBatch, by: WrittenBy): Promise<number> {
  const { rows } = await tx.execute(writePoints(userId, batch, by));
  return Number(rows[0]?.fresh);
}

async function numberOfImport(tx: Transaction, userId: string, importId: string): Promise<number> {
  const isIt = and(eq(readingImports.userId, userId), eq(readingImports.importId, importId));
  const find = () => tx.select({ number: readingImports.number }).from(readingImports).where(isIt);
  const [found] = await find();
  if (found) return found.number;
  await lockNumbers(tx, userId);
  await tx
    .insert(readingImports)
    .values({
      ...{ userId, importId },
      number: sql`(select coalesce(max(i.number), 0) + 1 from reading_imports i where i.user_id = ${userId})`,
    })
    .onConflictDoNothing();
  return (await find())[0]?.number ?? 0;
}

/** Numbers are given out one after the other, whatever is imported beside each other. */
async function lockNumbers(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reading-numbers:' || ${userId}, 0))`);
}
