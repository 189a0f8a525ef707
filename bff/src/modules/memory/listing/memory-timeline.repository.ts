import { Injectable } from '@nestjs/common';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { type ListTotal } from '../../../common/list-total.js';
import { type TimeRange } from '../../../common/time-position.js';
import { afterCursor } from '../../../database/keyset.js';
import { Database } from '../../../database/database.js';
import { readTotal } from '../../../database/list-total.js';
import { isSelected } from '../memory-filter.repository.js';
import { type MemorySort, SORTED_BY } from '../memory.repository.js';
import { type MemorySelection } from '../memory.rows.js';
import { memories } from '../memory.table.js';

/** A memory's place in the list, and the day it stands under. */
export interface PlaceRow {
  at: Date;
  id: string;
  day: string;
}

export interface MonthRow {
  /** `2026-03`. */
  month: string;
  endsAt: Date;
}

/** In which order, and where the days begin. */
interface Order {
  sort?: MemorySort | undefined;
  timeZone: string;
}

/** A hundred years. */
const MAX_MONTHS = 1_200;

/** How a list of memories lies in time, without the memories. */
@Injectable()
export class MemoryTimelineRepository {
  constructor(private readonly database: Database) {}

  /** The latest first. */
  findPlaces(
    userId: string,
    selection: MemorySelection,
    { sort = 'recorded', timeZone, limit, after }: Order & TimeRange,
  ): Promise<PlaceRow[]> {
    const moment = SORTED_BY[sort];
    return this.database.forUser(userId, (tx) =>
      tx
        .select({
          at: sql<Date>`${moment}`.mapWith(memories.recordedAt),
          id: memories.id,
          day: sql<string>`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD')`,
        })
        .from(memories)
        .where(and(isSelected(userId, selection), afterCursor(moment, memories.id, after)))
        .orderBy(desc(moment), desc(memories.id))
        .limit(limit),
    );
  }

  count(userId: string, selection: MemorySelection): Promise<ListTotal> {
    return this.database.forUser(userId, (tx) => readTotal(tx, memories, isSelected(userId, selection)));
  }

  /** The months with any memories, the latest first. */
  async findMonths(userId: string, selection: MemorySelection, order: Order): Promise<MonthRow[]> {
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(monthsStatement(userId, selection, order)),
    );
    return (rows as { month: string; endsMs: number }[]).map(({ month, endsMs }) => ({
      month,
      endsAt: new Date(endsMs),
    }));
  }
}

/**
 * One look into the index for each month: from the latest memory to the latest before its month, whose beginning is a
 * plain column, because row-level security lets no calculation into the index.
 */
export function monthsStatement(
  userId: string,
  selection: MemorySelection,
  { sort = 'recorded', timeZone }: Order,
): SQL {
  const moment = SORTED_BY[sort];
  const listed = isSelected(userId, selection);
  const monthOf = sql`date_trunc('month', moment at time zone ${timeZone})`;
  const latest = sql`order by ${moment} desc, ${memories.id} desc limit 1`;
  return sql`
    with recursive months(month, starts) as (
      select ${monthOf}, ${monthOf} at time zone ${timeZone}
      from (select ${moment} as moment from ${memories} where ${listed} ${latest}) as newest
      union all
      select ${monthOf}, ${monthOf} at time zone ${timeZone}
      from months, lateral (
        select ${moment} as moment from ${memories} where ${listed} and ${moment} < months.starts ${latest}
      ) as earlier
    )
    select to_char(month, 'YYYY-MM') as month,
      (extract(epoch from (month + interval '1 month') at time zone ${timeZone}) * 1000)::float8 as "endsMs"
    from months limit ${MAX_MONTHS}`;
}
