import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';

/** A stretch of a night, as one source told it. */
export interface SleptStretch {
  readonly metric: string;
  readonly source: string;
  readonly at: Date;
  readonly seconds: number;
}

/** As many as a restless night has, told by two sources. */
const MOST_STRETCHES = 1_000;
/** A night counts to the day of waking: it began at most so long before it. */
const LONGEST_BEFORE = '36 hours';

/** What one day has of readings, whatever they are. */
@Injectable()
export class DayReadingsRepository {
  constructor(private readonly database: Database) {}

  /** How many were measured or told; `day` as "2026-11-26". */
  async count(userId: string, day: string): Promise<number> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select coalesce(sum(n), 0)::int as count from reading_days
        where user_id = ${userId} and day = ${day}::date`),
    );
    return Number(rows[0]?.count);
  }

  /** The stretches of that night of the metrics that have a length, the earliest first. */
  async night(userId: string, day: string, metrics: readonly string[]): Promise<SleptStretch[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`
        select s.metric, s.source, p.seconds, (extract(epoch from p.at) * 1000)::float8 as at
        from reading_series s join reading_points p on p.user_id = s.user_id and p.series_id = s.id
        where s.user_id = ${userId} and s.metric = any(${sql.param([...metrics])}::text[])
          and p.at >= ${day}::date - interval '${sql.raw(LONGEST_BEFORE)}' and p.at < ${day}::date + interval '2 days'
          and p.day = ${day}::date and p.seconds > 0
        order by p.at limit ${MOST_STRETCHES}`),
    );
    return rows.map(({ metric, source, seconds, at }) => ({
      metric: String(metric),
      source: String(source),
      seconds: Number(seconds),
      at: new Date(Number(at)),
    }));
  }
}
