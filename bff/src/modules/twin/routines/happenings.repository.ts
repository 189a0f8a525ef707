import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Happening } from './find-routines.js';

/** More in six weeks no person does; a machine’s are no routines of theirs. */
const MOST = 20_000;

interface Owner {
  readonly id: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** When its owner told, noted, did and asked for something. Both databases read the same SQL. */
@Injectable()
export class HappeningsRepository {
  constructor(private readonly database: Database) {}

  async findSince({ id, timeZone }: Owner, since: Date): Promise<Happening[]> {
    const from = sql`${since.toISOString()}::timestamptz`;
    const { rows } = await this.database.forUser(id, (tx) =>
      tx.execute(sql`
        select kind, name, (wall::date - date '1970-01-01')::int as day,
          (extract(hour from wall) * 60 + extract(minute from wall))::int as minute
        from (select kind, name, at at time zone ${timeZone} as wall from (${happenings(id, from)}) happened
          order by at desc limit ${MOST}) of_owner`),
    );
    return rows.map(({ kind, name, day, minute }) => ({
      kind: kind as Happening['kind'],
      ...{ name: String(name), day: Number(day), minute: Number(minute) },
    }));
  }
}

/** What was imported or invented was not done then. */
function happenings(id: string, from: SQL): SQL {
  return sql`
    select 'memory' as kind, '' as name, recorded_at as at from memories
      where user_id = ${id} and recorded_at >= ${from} and deleted_at is null and author is null
        and source_kind in ('form', 'paste', 'message')
    union all
    select 'tag', tag, recorded_at from memories cross join lateral unnest(tags) as tag
      where user_id = ${id} and recorded_at >= ${from} and deleted_at is null and author is null
        and source_kind in ('form', 'paste', 'message')
    union all
    select 'mood', '', effective_at from mood_entries
      where user_id = ${id} and effective_at >= ${from} and removed_at is null and source not in ('import', 'sample')
    union all
    select 'reminder', text, closed_at from reminders
      where user_id = ${id} and closed_at >= ${from} and status = 'done' and kind = 'reminder'
    union all
    select 'skill', asked -> 0 ->> 'skill', at from skill_runs
      where user_id = ${id} and at >= ${from} and outcome = 'completed' and undone_at is null
        and channel in ('chat', 'voice', 'screen', 'api') and asked -> 0 ->> 'skill' <> 'remember'`;
}
