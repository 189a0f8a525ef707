import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type KeptReading } from './reading.js';
import { readings } from './readings.table.js';

const COLUMNS = {
  id: readings.id,
  metric: readings.metric,
  value: readings.value,
  ownUnit: readings.ownUnit,
  effectiveAt: readings.effectiveAt,
  recordedAt: readings.recordedAt,
  source: readings.source,
};
/** So that nobody's reading holds up the others: 27 a day for a year. */
const MAX_READINGS = 10_000;

export interface Within {
  readonly from: Date;
  readonly before: Date;
}

@Injectable()
export class ReadingsRepository {
  constructor(private readonly database: Database) {}

  async add(userId: string, rows: readonly KeptReading[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database.forUser(userId, (tx) =>
      tx.insert(readings).values(rows.map((row) => ({ ...row, userId }))),
    );
  }

  /** All of them; false, and none is removed, where one is not there. */
  async remove(userId: string, ids: readonly string[]): Promise<boolean> {
    const chosen = and(eq(readings.userId, userId), inArray(readings.id, [...ids]));
    const removed = await this.database.forUser(userId, async (tx) => {
      if ((await tx.$count(readings, chosen)) < ids.length) return [];
      return tx.delete(readings).where(chosen).returning({ id: readings.id });
    });
    return removed.length === ids.length;
  }

  /** Of one metric, or of all; the oldest first, of too many the newest. */
  async findWithin(userId: string, { from, before }: Within, metric?: string): Promise<KeptReading[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(readings)
        .where(
          and(
            eq(readings.userId, userId),
            metric === undefined ? undefined : eq(readings.metric, metric),
            gte(readings.effectiveAt, from),
            lt(readings.effectiveAt, before),
          ),
        )
        .orderBy(desc(readings.effectiveAt), desc(readings.recordedAt))
        .limit(MAX_READINGS),
    );
    return rows.toReversed();
  }

  /** The latest by when it was measured. */
  async findLatest(userId: string, metric: string): Promise<KeptReading | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(readings)
        .where(and(eq(readings.userId, userId), eq(readings.metric, metric)))
        .orderBy(desc(readings.effectiveAt), desc(readings.recordedAt))
        .limit(1),
    );
    return row;
  }

  /** Gives how many there were. */
  async removeSample(userId: string): Promise<number> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx.delete(readings).where(isSample(userId)).returning({ id: readings.id }),
    );
    return removed.length;
  }

  countSample(userId: string): Promise<number> {
    return this.database.forUser(userId, (tx) => tx.$count(readings, isSample(userId)));
  }
}

function isSample(userId: string): SQL | undefined {
  return and(eq(readings.userId, userId), eq(readings.source, 'sample'));
}
