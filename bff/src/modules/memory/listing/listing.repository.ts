import { Injectable } from '@nestjs/common';
import { and, isNull, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { isSelected } from '../memory-filter.repository.js';
import { isOwnMemory } from '../memory.repository.js';
import { type MemoryRow } from '../memory.rows.js';
import { memoryDate, MEMORY_COLUMNS, memories } from '../memory.table.js';

export interface RowOfThisDay {
  row: MemoryRow;
  monthsAgo: number;
}

/** A hundred years, and each month of the last one. */
const MONTHS_AGO = [
  ...Array.from({ length: 100 }, (_, year) => 12 * (year + 1)),
  ...Array.from({ length: 11 }, (_, month) => month + 1),
];

@Injectable()
export class MemoryListingRepository {
  constructor(private readonly database: Database) {}

  /** The first pin counts: a repeat changes nothing. Undefined when there is no such memory. */
  async setPinned(userId: string, id: string, at: Date | null): Promise<MemoryRow | undefined> {
    const pinnedAt = at && sql`coalesce(${memories.pinnedAt}, ${at.toISOString()}::timestamptz)`;
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ pinnedAt })
        .where(and(isOwnMemory(userId, id), isNull(memories.deletedAt)))
        .returning(MEMORY_COLUMNS),
    );
    return row;
  }

  /**
   * What happened on the day of that date in former years, then in former months; the important and the nearest first.
   * One look into the index for each such day: whole days are compared with plain columns, which row-level security
   * lets into the index.
   */
  findOnThisDay(
    userId: string,
    { date, timeZone, limit }: { date: string; timeZone: string; limit: number },
  ): Promise<RowOfThisDay[]> {
    const days = sql`(
      select months, day at time zone ${timeZone} as starts, (day + interval '1 day') at time zone ${timeZone} as ends
      from (
        select months, ${date}::timestamp - make_interval(months => months) as day
        from unnest(${sql.param(MONTHS_AGO)}::int[]) as months
      ) as shifted
      where extract(day from day) = extract(day from ${date}::timestamp)
      offset 0
    ) as days`;
    return this.database.forUser(userId, async (tx) => {
      const rows = await tx
        .select({ ...MEMORY_COLUMNS, monthsAgo: sql<number>`months` })
        .from(days)
        .innerJoin(
          memories,
          and(
            isSelected(userId, { statuses: ['active'] }),
            sql`${memoryDate} >= starts and ${memoryDate} < ends`,
          ),
        )
        .orderBy(sql`months % 12 <> 0, ${memories.importance} desc, months, ${memoryDate}`)
        .limit(limit);
      return rows.map(({ monthsAgo, ...row }) => ({ row, monthsAgo }));
    });
  }
}
