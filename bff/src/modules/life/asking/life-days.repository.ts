import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { dayOf, isWithinDays, midnightOf } from '../../../database/days.js';
import { type DayRange, type Owner } from '../../../common/day-series.js';

/** Somebody, or something, on a day; days are numbers since 1970-01-01. */
export interface NamedDay {
  readonly name: string;
  readonly day: number;
  /** The memory that names it, or the mood. */
  readonly memoryId?: string;
  readonly moodId?: string;
}

export interface ToldDay {
  readonly day: number;
  /** What the owner wrote of it. */
  readonly text: string;
  /** Where it stands: a memory, or a mood. */
  readonly memoryId?: string;
  readonly moodId?: string;
}

/** For how long something in the home stood open or was on in the night that ended on that day. */
export interface NightHours extends NamedDay {
  readonly hours: number;
  /** The first night of which its state is known. */
  readonly since: number;
}

const MOST = 500;
/** A night for the home: from ten in the evening until seven. */
export const NIGHT = { from: '-2 hours', to: '7 hours', hours: 9 } as const;

/** What belongs to a day by what several modules keep, in the zone of its owner. Both databases read the same SQL. */
@Injectable()
export class LifeDaysRepository {
  constructor(private readonly database: Database) {}

  /** Persons that memories of these days name, once for each memory. */
  async people(owner: Owner, days: DayRange): Promise<NamedDay[]> {
    const rows = await this.rows(
      owner.id,
      sql`select distinct e.name, ${dayOf(HAPPENED, owner)} as day, m.id from entity_mentions n
        join entities e on e.user_id = n.user_id and e.id = n.entity_id
        join memories m on m.user_id = n.user_id and m.id = n.memory_id
        where n.user_id = ${owner.id} and e.kind = 'person' and e.ignored_at is null and ${IS_KEPT}
          and ${isWithinDays(HAPPENED, owner, days)} order by 2, 1, 3 limit ${MOST}`,
    );
    return rows.map((row) => ({ ...toNamedDay(row), memoryId: String(row.id) }));
  }

  /** Tags of moods in these groups (in lower case), once for each mood. */
  async tagsOfGroups(owner: Owner, days: DayRange, groups: readonly string[]): Promise<NamedDay[]> {
    const at = sql`m.effective_at`;
    const rows = await this.rows(
      owner.id,
      sql`select distinct t.name, ${dayOf(at, owner)} as day, m.id from mood_entries m
        join mood_entry_tags et on et.user_id = m.user_id and et.entry_id = m.id
        join mood_tags t on t.user_id = m.user_id and t.id = et.tag_id
        join mood_tag_groups g on g.user_id = t.user_id and g.id = t.group_id
        where m.user_id = ${owner.id} and m.removed_at is null and ${isWithinDays(at, owner, days)}
          and lower(g.name) = any(${sql.param([...groups])}::text[]) order by 2, 1, 3 limit ${MOST}`,
    );
    return rows.map((row) => ({ ...toNamedDay(row), moodId: String(row.id) }));
  }

  /** The last memory before that day that speaks of one of these, and of none of those; both are regular expressions. */
  async lastTelling(
    owner: Owner,
    { before, says, butNot }: { before: number; says: string; butNot: string },
  ): Promise<ToldDay | undefined> {
    const [row] = await this.rows(
      owner.id,
      sql`select m.id, m.text, ${dayOf(HAPPENED, owner)} as day from memories m
        where m.user_id = ${owner.id} and ${IS_KEPT} and m.text ~* ${says} and not m.text ~* ${butNot}
          and ${HAPPENED} < ${midnightOf(before, owner)}
        order by ${HAPPENED} desc, m.id limit 1`,
    );
    return row && { day: Number(row.day), text: String(row.text), memoryId: String(row.id) };
  }

  /** The last day before that one with a mood whose tag or word is one of these, in lower case. */
  async lastFeeling(owner: Owner, before: number, words: readonly string[]): Promise<ToldDay | undefined> {
    const at = sql`m.effective_at`;
    const said = sql`any(${sql.param([...words])}::text[])`;
    const [row] = await this.rows(
      owner.id,
      sql`select m.id, coalesce(t.name, m.word) as text, ${dayOf(at, owner)} as day from mood_entries m
        left join mood_entry_tags et on et.user_id = m.user_id and et.entry_id = m.id
        left join mood_tags t on t.user_id = m.user_id and t.id = et.tag_id and lower(t.name) = ${said}
        where m.user_id = ${owner.id} and m.removed_at is null and ${at} < ${midnightOf(before, owner)}
          and (t.id is not null or lower(m.word) = ${said})
        order by ${at} desc limit 1`,
    );
    return row && { day: Number(row.day), text: String(row.text), moodId: String(row.id) };
  }

  /** Each night of which a change of these entities tells something, until now; `name` is the id of the entity. */
  async nightHours(owner: Owner, entityIds: readonly string[], now: Date): Promise<NightHours[]> {
    const wall = (at: SQL): SQL => sql`(${at} at time zone ${owner.timeZone})`;
    const [begins, ends] = [sql.raw(`interval '${NIGHT.from}'`), sql.raw(`interval '${NIGHT.to}'`)];
    const rows = await this.rows(
      owner.id,
      sql`with changes as (
          select e.id, s.state, ${wall(sql`s.at`)} as begins,
            ${wall(sql`lead(s.at, 1, ${now.toISOString()}::timestamptz) over (partition by s.entity_number order by s.at)`)} as ends,
            min(${wall(sql`s.at`)}) over (partition by s.entity_number) as known
          from home_states s join home_entities e on e.user_id = s.user_id and e.number = s.entity_number
          where s.user_id = ${owner.id} and e.id = any(${sql.param([...entityIds])}::text[]))
        select id as name, d::date - date '1970-01-01' as day, min(known::date - date '1970-01-01') as since,
          sum(case when state in ('on', 'open') then
            greatest(0, extract(epoch from least(ends, d + ${ends}) - greatest(begins, d + ${begins}))) else 0 end / 3600)::float8 as hours
        from changes cross join lateral
          generate_series(date_trunc('day', begins), date_trunc('day', ends) + interval '1 day', interval '1 day') d
        where d + ${begins} < ends and d + ${ends} > begins group by 1, 2`,
    );
    return rows.map((row) => ({
      ...toNamedDay(row),
      hours: Number(row.hours),
      since: Number(row.since) + 1,
    }));
  }

  private async rows(userId: string, query: SQL): Promise<Record<string, unknown>[]> {
    const { rows } = await this.database.forUser(userId, (tx) => tx.execute(query));
    return rows;
  }
}

const HAPPENED = sql`coalesce(m.happened_at, m.recorded_at)`;
const IS_KEPT = sql`m.deleted_at is null and m.status in ('active', 'superseded')`;

function toNamedDay({ name, day }: Record<string, unknown>): NamedDay {
  return { name: String(name), day: Number(day) };
}
