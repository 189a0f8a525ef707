import { Injectable } from '@nestjs/common';
import { and, eq, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { isWithinDays } from '../../../database/days.js';
import { type DayRange, type Owner } from '../../../common/day-series.js';
import { lifeReviews } from './life-reviews.table.js';
import { type KnownPeriod, type MeasuredReview, type ReviewKind, type ToldMemory } from './review.js';

interface Which {
  readonly kind: ReviewKind;
  readonly from: string;
}

export interface Told {
  readonly count: number;
  readonly samples: number;
  readonly memories: ToldMemory[];
}

const { userId: owner, kind: ofKind, startsOn } = lifeReviews;
const HAPPENED = sql`coalesce(m.happened_at, m.recorded_at)`;
const IS_KEPT = sql`m.deleted_at is null and m.status = 'active'`;

@Injectable()
export class ReviewsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string, { kind, from }: Which): Promise<MeasuredReview | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ review: lifeReviews.review })
        .from(lifeReviews)
        .where(and(eq(owner, userId), eq(ofKind, kind), eq(startsOn, from))),
    );
    return row?.review;
  }

  async save(userId: string, review: MeasuredReview): Promise<void> {
    const made = { review, madeAt: new Date(review.madeAt) };
    const row = { userId, kind: review.kind, startsOn: review.from, ...made };
    await this.database.forUser(userId, (tx) =>
      tx
        .insert(lifeReviews)
        .values(row)
        .onConflictDoUpdate({ target: [owner, ofKind, startsOn], set: made }),
    );
  }

  /** What was told of these days: how much, and the most important of it, the earliest first. */
  async told({ id, timeZone }: Owner, days: DayRange, limit: number): Promise<Told> {
    const within = sql`m.user_id = ${id} and ${IS_KEPT} and ${isWithinDays(HAPPENED, { timeZone }, days)}`;
    return this.database.forUser(id, async (tx) => {
      const counted = await tx.execute(
        sql`select count(*)::int as count, (count(*) filter (where m.source_kind = 'sample'))::int as samples
          from memories m where ${within}`,
      );
      const { rows } = await tx.execute(
        sql`select * from (
            select m.id, m.text, to_char(${HAPPENED} at time zone ${timeZone}, 'YYYY-MM-DD') as date, ${HAPPENED} as at
            from memories m where ${within} order by m.importance desc, ${HAPPENED} desc, m.id limit ${limit}
          ) as most order by at, id`,
      );
      const [sums] = counted.rows;
      return {
        ...{ count: Number(sums?.count ?? 0), samples: Number(sums?.samples ?? 0) },
        memories: rows.map((row) => ({ id: String(row.id), text: String(row.text), date: String(row.date) })),
      };
    });
  }

  /** Weeks or months in which something was told, measured or felt, the latest first. */
  async periods({ id, timeZone }: Owner, kind: ReviewKind, limit: number): Promise<KnownPeriod[]> {
    const length = sql.raw(kind === 'week' ? `interval '1 week'` : `interval '1 month'`);
    const { rows } = await this.database.forUser(id, (tx) =>
      tx.execute(sql`with days as (
          select distinct (${HAPPENED} at time zone ${timeZone})::date as day from memories m
            where m.user_id = ${id} and ${IS_KEPT}
          union select distinct (e.effective_at at time zone ${timeZone})::date from mood_entries e
            where e.user_id = ${id} and e.removed_at is null
          union select distinct r.day from reading_days r where r.user_id = ${id})
        select to_char(date_trunc(${kind}, day), 'YYYY-MM-DD') as "from",
          to_char(date_trunc(${kind}, day) + ${length} - interval '1 day', 'YYYY-MM-DD') as "to", count(*)::int as days
        from days group by 1, 2 order by 1 desc limit ${limit}`),
    );
    return rows.map((row) => ({ from: String(row.from), to: String(row.to), days: Number(row.days) }));
  }
}
