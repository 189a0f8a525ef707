import { Injectable } from '@nestjs/common';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type ReadingOrigin } from './reading-origin.js';
import { readingSeries } from './reading-series.table.js';

export interface SeriesRow {
  readonly id: number;
  readonly metric: string;
  readonly origin: ReadingOrigin;
  readonly source: string;
  readonly device: string;
  readonly ownUnit: string;
  readonly priority: number;
}

export interface CountedSeries extends SeriesRow {
  readonly readings: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

const COLUMNS = {
  id: readingSeries.id,
  metric: readingSeries.metric,
  origin: readingSeries.origin,
  source: readingSeries.source,
  device: readingSeries.device,
  ownUnit: readingSeries.ownUnit,
  priority: readingSeries.priority,
};

/** What is measured, and by what. */
@Injectable()
export class SeriesRepository {
  constructor(private readonly database: Database) {}

  findAll(userId: string): Promise<SeriesRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(readingSeries)
        .where(eq(readingSeries.userId, userId))
        .orderBy(readingSeries.id),
    );
  }

  /** Those that have readings, with how many and the last. */
  async findCounted(userId: string): Promise<CountedSeries[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select s.id, d.n, (extract(epoch from p.at) * 1000)::float8 as last_at from reading_series s
        cross join lateral (select sum(n)::float8 as n from reading_days d where d.user_id = s.user_id and d.series_id = s.id) d
        cross join lateral (select at from reading_points p where p.user_id = s.user_id and p.series_id = s.id
          order by at desc limit 1) p
        where s.user_id = ${userId}`),
    );
    const counted = new Map(rows.map((row) => [Number(row.id), row]));
    return (await this.findAll(userId)).flatMap((series) => {
      const row = counted.get(series.id);
      return row ? [{ ...series, readings: Number(row.n), lastAt: Number(row.last_at) }] : [];
    });
  }

  /** The metrics that came from a source. */
  async findMetrics(userId: string, origin: ReadingOrigin, source: string): Promise<string[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .selectDistinct({ metric: readingSeries.metric })
        .from(readingSeries)
        .where(isOfSource(userId, origin, source)),
    );
    return rows.map(({ metric }) => metric);
  }

  /** False where another source has that name. */
  async renameSource(
    userId: string,
    origin: ReadingOrigin,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<boolean> {
    const named = (source: string): SQL | undefined => isOfSource(userId, origin, source);
    return this.database.forUser(userId, async (tx) => {
      const taken = await tx.select({ id: readingSeries.id }).from(readingSeries).where(named(to)).limit(1);
      if (taken.length > 0) return false;
      await tx.update(readingSeries).set({ source: to }).where(named(from));
      return true;
    });
  }

  /** Puts the sources of a metric in that order; gives how many series that were. */
  async prioritise(userId: string, metric: string, ids: readonly number[]): Promise<number> {
    return this.database.forUser(userId, async (tx) => {
      const chosen = and(
        eq(readingSeries.userId, userId),
        eq(readingSeries.metric, metric),
        inArray(readingSeries.id, [...ids]),
      );
      const place = sql`array_position(${sql.param([...ids])}::int[], ${readingSeries.id})`;
      const changed = await tx
        .update(readingSeries)
        .set({ priority: place })
        .where(chosen)
        .returning({ id: readingSeries.id });
      return changed.length;
    });
  }
}

function isOfSource(userId: string, origin: ReadingOrigin, source: string): SQL | undefined {
  return and(
    eq(readingSeries.userId, userId),
    eq(readingSeries.origin, origin),
    eq(readingSeries.source, source),
  );
}
