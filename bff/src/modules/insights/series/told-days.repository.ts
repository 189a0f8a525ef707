import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { dayOf, isWithinDays } from '../../../database/days.js';
import { type DayRange, type Owner } from '../../../common/day-series.js';

/** A value of a day of one series. */
export interface DayValue {
  readonly name: string;
  readonly day: number;
  readonly value: number;
}

export interface MoodDay {
  readonly day: number;
  readonly mood: number;
  readonly energy: number | null;
  readonly stress: number | null;
  readonly samples: number;
}

/** Days of what was told and of the home, in the zone of their owner. Both databases read the same SQL. */
@Injectable()
export class ToldDaysRepository {
  constructor(private readonly database: Database) {}

  /** Means of each day that has an entry. */
  async moods(owner: Owner, days: DayRange): Promise<MoodDay[]> {
    const at = sql`m.effective_at`;
    const rows = await this.rows(
      owner.id,
      sql`select ${dayOf(at, owner)} as day, avg(mood)::float8 as mood, avg(energy)::float8 as energy,
        avg(stress)::float8 as stress, (count(*) filter (where source = 'sample'))::int as samples
        from mood_entries m where user_id = ${owner.id} and removed_at is null and ${isWithinDays(at, owner, days)} group by 1`,
    );
    return rows.map(({ day, mood, energy, stress, samples }) => ({
      ...{ day: Number(day), mood: Number(mood), samples: Number(samples) },
      ...{ energy: energy === null ? null : Number(energy), stress: stress === null ? null : Number(stress) },
    }));
  }

  /** Which days have which tag: `name` is the id of the tag. */
  async tags(owner: Owner, days: DayRange): Promise<DayValue[]> {
    const at = sql`m.effective_at`;
    const rows = await this.rows(
      owner.id,
      sql`select distinct t.tag_id as name, ${dayOf(at, owner)} as day, 1 as value from mood_entries m
        join mood_entry_tags t on t.user_id = m.user_id and t.entry_id = m.id
        where m.user_id = ${owner.id} and m.removed_at is null and ${isWithinDays(at, owner, days)}`,
    );
    return rows.map(toDayValue);
  }

  /** The tags by their ids. */
  async tagNames(userId: string): Promise<Map<string, string>> {
    const rows = await this.rows(userId, sql`select id, name from mood_tags where user_id = ${userId}`);
    return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
  }

  /** How many memories are of each day; of no day before the first. */
  async memories(owner: Owner, days: DayRange): Promise<(DayValue & { readonly samples: number })[]> {
    const at = sql`(case when happened_at is null then recorded_at else happened_at end)`;
    const rows = await this.rows(
      owner.id,
      sql`select 'all' as name, ${dayOf(at, owner)} as day, count(*)::int as value,
        (count(*) filter (where source_kind = 'sample'))::int as samples from memories
        where user_id = ${owner.id} and deleted_at is null and status in ('active', 'superseded')
        and ${isWithinDays(at, owner, days)} group by 2`,
    );
    return rows.map((row) => ({ ...toDayValue(row), samples: Number(row.samples) }));
  }

  /** For how many hours of each day something was on: as far as its changes are kept. `name` is the id of the entity. */
  async hoursOn(owner: Owner, days: DayRange, now: Date): Promise<DayValue[]> {
    // Days are of the wall clock there, and what lies between is of real time: a day has 23 or 25 hours where the clocks change.
    const there = (at: SQL): SQL => sql`(${at} at time zone ${owner.timeZone})`;
    const rows = await this.rows(
      owner.id,
      sql`with changes as (
          select e.id, s.state, s.at as begins,
            lead(s.at, 1, ${now.toISOString()}::timestamptz) over (partition by s.entity_number order by s.at) as ends
          from home_states s join home_entities e on e.user_id = s.user_id and e.number = s.entity_number
          where s.user_id = ${owner.id} and e.domain <> 'sensor')
        select id as name, d::date - date '1970-01-01' as day,
          sum(extract(epoch from least(ends, ${there(sql`(d + interval '1 day')`)}) - greatest(begins, ${there(sql`d`)}))
            / 3600)::float8 as value
        from changes cross join lateral
          generate_series(date_trunc('day', ${there(sql`begins`)}), ${there(sql`ends`)}, interval '1 day') d
        where state = 'on' and d::date >= date '1970-01-01' + ${days.from}::int
          and d::date < date '1970-01-01' + ${days.before}::int
        group by 1, 2`,
    );
    return rows.map(toDayValue);
  }

  /** What the entities of the home are called, and whether it is the sample home. */
  async entityNames(
    userId: string,
  ): Promise<Map<string, { readonly name: string; readonly isSample: boolean }>> {
    const rows = await this.rows(
      userId,
      sql`select e.id, e.name, h.is_sample from home_entities e join homes h on h.user_id = e.user_id
        where e.user_id = ${userId}`,
    );
    return new Map(
      rows.map((row) => [String(row.id), { name: String(row.name), isSample: row.is_sample === true }]),
    );
  }

  private async rows(userId: string, query: SQL): Promise<Record<string, unknown>[]> {
    const { rows } = await this.database.forUser(userId, (tx) => tx.execute(query));
    return rows;
  }
}

function toDayValue({ name, day, value }: Record<string, unknown>): DayValue {
  return { name: String(name), day: Number(day), value: Number(value) };
}
