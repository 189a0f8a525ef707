import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Answered, type Known, LOOKED_AT } from './known.js';

export interface Viewer {
  readonly id: string;
  readonly timeZone: string;
}

type Rows = Record<string, unknown>[];

const MOST_UNANSWERED = 10;
const IS_KEPT = sql`deleted_at is null and status = 'active'`;

/** What is known of somebody, and how it answered. Every query sees the rows of one user alone. */
@Injectable()
export class KnownRepository {
  constructor(private readonly database: Database) {}

  async known(userId: string, now: Date): Promise<Known> {
    const [areas, sources, learned] = await this.all(userId, [
      sql`select 'memories' as area, count(*)::int as count, max(recorded_at) as latest from memories
            where user_id = ${userId} and ${IS_KEPT}
          union all select case e.kind when 'person' then 'people' else 'places' end, count(distinct e.id)::int, max(e.updated_at)
            from entities e where e.user_id = ${userId} and e.kind in ('person', 'place') and e.ignored_at is null group by 1
          union all select 'body', count(distinct (series_id, day))::int, max(day)::timestamptz from reading_days where user_id = ${userId}
          union all select 'mood', count(*)::int, max(effective_at) from mood_entries
            where user_id = ${userId} and removed_at is null
          union all select 'home', count(*)::int, (select max(at) from home_states where user_id = ${userId})
            from home_entities where user_id = ${userId}
          union all select 'conversations', count(*)::int, max(updated_at) from conversations
            where user_id = ${userId} and deleted_at is null`,
      sql`select source_kind as source, count(*)::int as count from memories where user_id = ${userId} and ${IS_KEPT}
          group by 1 order by 2 desc`,
      sql`select count(*)::int as total,
          (count(*) filter (where recorded_at > ${now.toISOString()}::timestamptz - interval '7 days'))::int as week
          from memories where user_id = ${userId} and ${IS_KEPT}`,
    ]);
    return {
      areas: (areas ?? []).map(({ area, count, latest }) => ({
        ...{ area: area as Known['areas'][number]['area'], count: Number(count) },
        latest: latest === null ? null : instantOf(latest),
      })),
      sources: (sources ?? []).map(({ source, count }) => ({
        source: source as Known['sources'][number]['source'],
        count: Number(count),
      })),
      learned: { week: Number(learned?.[0]?.week ?? 0), total: Number(learned?.[0]?.total ?? 0) },
    };
  }

  async answered({ id, timeZone }: Viewer, now: Date): Promise<Answered> {
    const since = sql`${now.toISOString()}::timestamptz - make_interval(days => ${LOOKED_AT})`;
    const answers = sql`from messages a join conversations c on c.user_id = a.user_id and c.id = a.conversation_id
      where a.user_id = ${id} and a.role = 'twin' and a.status = 'complete' and c.deleted_at is null and a.created_at > ${since}`;
    const [sums, questions, unanswered] = await this.all(id, [
      sql`select count(*)::int as total,
          (count(*) filter (where a.citations <> '[]' and not a.is_closest))::int as sources,
          (count(*) filter (where a.is_closest))::int as closest,
          (count(*) filter (where a.feedback ->> 'verdict' = 'up'))::int as up,
          (count(*) filter (where a.feedback ->> 'verdict' = 'down'))::int as down ${answers}`,
      sql`select to_char(m.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as date, count(*)::int as count
          from messages m where m.user_id = ${id} and m.role = 'user' and m.created_at > ${since} group by 1 order by 1`,
      // Nothing found: it cites nothing, or what comes closest; it did nothing, and what was said was a question.
      sql`select q.id, q.conversation_id, q.text, q.created_at from messages q
          join messages a on a.user_id = q.user_id and a.parent_id = q.id and a.role = 'twin' and a.status = 'complete'
          join conversations c on c.user_id = q.user_id and c.id = q.conversation_id
          where q.user_id = ${id} and q.role = 'user' and c.deleted_at is null and q.created_at > ${since}
            and right(rtrim(q.text), 1) = '?' and (a.is_closest or a.citations = '[]') and a.actions = '[]'
            and not exists (select 1 from skill_runs r where r.user_id = a.user_id and r.message_id = a.id)
          order by q.created_at desc, q.id limit ${MOST_UNANSWERED}`,
    ]);
    const [sum] = sums ?? [];
    return {
      answers: {
        ...{ total: Number(sum?.total ?? 0), withSources: Number(sum?.sources ?? 0) },
        ...{ closest: Number(sum?.closest ?? 0) },
        ratings: { up: Number(sum?.up ?? 0), down: Number(sum?.down ?? 0) },
      },
      questions: (questions ?? []).map(({ date, count }) => ({ date: String(date), count: Number(count) })),
      unanswered: (unanswered ?? []).map((row) => ({
        ...{ messageId: String(row.id), conversationId: String(row.conversation_id) },
        ...{ question: String(row.text), askedAt: instantOf(row.created_at) },
      })),
    };
  }

  /** In one transaction, so that all of it is of the same moment. */
  private all(userId: string, queries: readonly SQL[]): Promise<Rows[]> {
    return this.database.forUser(userId, async (tx) => {
      const found: Rows[] = [];
      for (const query of queries) found.push((await tx.execute(query)).rows);
      return found;
    });
  }
}

/** One driver gives a date, the other its text. */
function instantOf(value: unknown): string {
  return new Date(value as Date | string).toISOString();
}
