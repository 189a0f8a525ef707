import { Injectable } from '@nestjs/common';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { readingHours } from '../points/reading-points.table.js';
import { readingSeries } from '../points/reading-series.table.js';
import { PointsRepository } from '../points/points.repository.js';

/** Removed in one transaction: some hundred milliseconds. */
const POINTS_AT_ONCE = 20_000;
const HOURS_AT_ONCE = 2_000;
const HOUR_MS = 3_600_000;

/** Hours of one series; the last hour of one step is where the next goes on. */
export interface Hours {
  seriesId: number;
  from: Date;
  before: Date;
}

/** What imports brought, as an undo sees it: points carry no index by import, so that they are looked for hour by hour. */
@Injectable()
export class ImportedPointsRepository {
  constructor(
    private readonly database: Database,
    private readonly points: PointsRepository,
  ) {}

  /** All series that came from files. */
  async findSeries(userId: string): Promise<number[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: readingSeries.id })
        .from(readingSeries)
        .where(and(eq(readingSeries.userId, userId), eq(readingSeries.origin, 'import')))
        .orderBy(asc(readingSeries.id)),
    );
    return rows.map(({ id }) => id);
  }

  /** The next hours of the series that have readings; undefined where there are none. */
  async nextHours(userId: string, seriesId: number, after: Date): Promise<Hours | undefined> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ hour: readingHours.hour, n: readingHours.n })
        .from(readingHours)
        .where(
          and(
            eq(readingHours.userId, userId),
            eq(readingHours.seriesId, seriesId),
            gt(readingHours.hour, after),
          ),
        )
        .orderBy(asc(readingHours.hour))
        .limit(HOURS_AT_ONCE),
    );
    const [first] = rows;
    if (!first) return undefined;
    let points = 0;
    const last = rows.find(({ n }) => (points += n) >= POINTS_AT_ONCE) ?? rows.at(-1) ?? first;
    return { seriesId, from: first.hour, before: new Date(last.hour.getTime() + HOUR_MS) };
  }

  /** Removes what the import brought in these hours; gives how many readings that were. */
  erase(userId: string, importId: string, { seriesId, from, before }: Hours): Promise<number> {
    return this.points.remove(
      userId,
      sql`p.series_id = ${seriesId}::int and p.at >= ${from.toISOString()}::timestamptz and p.at < ${before.toISOString()}::timestamptz
        and p.import_number = (select i.number from reading_imports i where i.user_id = ${userId}::uuid and i.import_id = ${importId}::uuid)`,
    );
  }
}
