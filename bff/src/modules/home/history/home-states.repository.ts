import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { homeEntities } from '../home.table.js';
import { insertAll } from '../insert-all.js';
import { homeStateHours, homeStates } from './home-states.table.js';

export type StateRow = Omit<typeof homeStates.$inferSelect, 'userId'>;
export type HourRow = Omit<typeof homeStateHours.$inferSelect, 'userId'>;

const DELETED_AT_ONCE = 20_000;

@Injectable()
export class HomeStatesRepository {
  constructor(private readonly database: Database) {}

  add(userId: string, rows: readonly StateRow[]): Promise<void> {
    return this.database.forUser(userId, (tx) =>
      insertAll(
        tx,
        homeStates,
        rows.map((row) => ({ ...row, userId })),
      ),
    );
  }

  /** Undefined where there is no such entity. */
  async numberOf(userId: string, entityId: string): Promise<number | undefined> {
    const [entity] = await this.database.forUser(userId, (tx) =>
      tx
        .select({ number: homeEntities.number })
        .from(homeEntities)
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.id, entityId))),
    );
    return entity?.number;
  }

  /** Oldest first, at most `limit` of the newest. */
  async findRange(
    userId: string,
    entityNumber: number,
    { from, to, limit }: { from: Date; to: Date; limit: number },
  ): Promise<StateRow[]> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(homeStates)
        .where(
          and(
            eq(homeStates.userId, userId),
            eq(homeStates.entityNumber, entityNumber),
            gte(homeStates.at, from),
            lte(homeStates.at, to),
          ),
        )
        .orderBy(desc(homeStates.at))
        .limit(limit),
    );
    return rows.toReversed();
  }

  findHours(
    userId: string,
    entityNumber: number,
    { from, to }: { from: Date; to: Date },
  ): Promise<HourRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(homeStateHours)
        .where(
          and(
            eq(homeStateHours.userId, userId),
            eq(homeStateHours.entityNumber, entityNumber),
            gte(homeStateHours.hour, from),
            lte(homeStateHours.hour, to),
          ),
        )
        .orderBy(asc(homeStateHours.hour)),
    );
  }

  /** Numbers that are older become one line an hour; how many changes were put together. */
  rollUp(before: Date): Promise<number> {
    return this.database.forSystem('roll up states of homes', async (tx) => {
      const isNumber = sql`${homeStates.state} ~ '^-?[0-9]{1,15}([.][0-9]{1,15})?$'`;
      await tx.execute(sql`
        insert into ${homeStateHours} (user_id, entity_number, hour, count, min, max, mean, last)
        select user_id, entity_number, date_trunc('hour', at), count(*), min(state::float8), max(state::float8),
          avg(state::float8), (array_agg(state::float8 order by at desc))[1]
        from ${homeStates} where at < ${before.toISOString()}::timestamptz and ${isNumber}
        group by 1, 2, 3
        on conflict (user_id, entity_number, hour) do update set count = home_state_hours.count + excluded.count,
          min = least(home_state_hours.min, excluded.min), max = greatest(home_state_hours.max, excluded.max),
          mean = (home_state_hours.mean * home_state_hours.count + excluded.mean * excluded.count)
            / (home_state_hours.count + excluded.count), last = excluded.last`);
      const gone = await tx
        .delete(homeStates)
        .where(and(lt(homeStates.at, before), isNumber))
        .returning({
          at: homeStates.at,
        });
      return gone.length;
    });
  }

  /** The oldest of those that are more than the limit of all homes together; how many went. */
  trim(limit: number): Promise<number> {
    return this.database.forSystem('trim states of homes', async (tx) => {
      const [{ count } = { count: 0 }] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(homeStates);
      if (count <= limit) return 0;
      const gone = await tx.execute(sql`
        delete from ${homeStates} where ctid in (
          select ctid from ${homeStates} order by at limit ${Math.min(count - limit, DELETED_AT_ONCE)})
        returning 1 as gone`);
      return gone.rows.length;
    });
  }
}
