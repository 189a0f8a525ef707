import { Injectable } from '@nestjs/common';
import { and, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { isSelected } from '../memory-filter.repository.js';
import { entities } from '../entities/entities.table.js';
import { memories } from '../memory.table.js';
import { byMeaning, cosine } from './candidates-by-meaning.repository.js';
import { type CandidateQuery, IS_HIDDEN } from './candidates.js';

type StoredMemory = typeof memories.$inferSelect;

/** What ranking reads; with all columns of some three hundred rows, moving them would take longer than finding them. */
export type CandidateRow = Pick<
  StoredMemory,
  'id' | 'kind' | 'text' | 'author' | 'thread' | 'seq' | 'happenedAt' | 'recordedAt' | 'importance'
> & {
  cosine: number | null;
  isGuess: boolean;
  /** Neighbours come along whether they are selected or not. */
  isSelected: boolean;
};

interface StoredCandidate extends Omit<CandidateRow, 'happenedAt' | 'recordedAt'> {
  happenedAt: string | null;
  recordedAt: string;
}

export interface CorpusRows {
  memoryCount: number;
  averageLength: number;
  /** In how many of the sampled memories each term occurs. */
  terms: { word: string; ndoc: number }[];
  sampled: number;
  authors: { name: string; memoryCount: number }[];
  /** All names of each of those who have several, folded. */
  names: string[][];
}

/** How many the ranking gets to see. */
const BY_WORDS = 100;
const BY_TIME = 50;
/** Those of the first kind that bring their neighbours along. */
const WITH_NEIGHBOURS = 50;

/** Newest memories that the terms are counted in; more would cost time and change the weights little. */
const SAMPLE = 5_000;
const MAX_AUTHORS = 500;

@Injectable()
export class SearchRepository {
  constructor(private readonly database: Database) {}

  /** Memories that may answer, sorted by thread and place in it: one statement on both databases. */
  findCandidates(userId: string, query: CandidateQuery): Promise<CandidateRow[]> {
    const parts = [byWords(userId, query), byMeaning(userId, query), byTime(userId, query)].filter(
      (part) => part !== undefined,
    );
    if (parts.length === 0) return Promise.resolve([]);
    const ids = sql.join(parts, sql` union all `);
    return this.database.forUser(userId, async (tx) => {
      // Past the query builder, which takes longer to map some three hundred rows than it takes to move them.
      const { rows } = await tx.execute(sql`
        select id, kind, text, author, thread, seq, importance,
          happened_at as "happenedAt", recorded_at as "recordedAt",
          ${cosine(query.vector)} as cosine,
          status = 'suggested' as "isGuess",
          ${isSelected(userId, query.selection)} as "isSelected"
        from memories
        where ${isSelected(userId, { statuses: query.selection.statuses })} and id = any(array(${ids}))
        order by thread, seq`);
      return (rows as unknown as StoredCandidate[]).map(toCandidate);
    });
  }

  /** Counts the user's words. The numbers of all memories come from indexes alone, the rest from a sample. */
  readCorpus(userId: string): Promise<CorpusRows> {
    return this.database.forUser(userId, async (tx) => {
      const { rows: counts } = await tx.execute(sql`
        select (select count(*) from memories where user_id = ${userId})::int
          - (select count(*) from memories where user_id = ${userId} and ${IS_HIDDEN})::int as "memoryCount",
          (select coalesce(avg(doc_length), 1)::float8 from (${newest(sql`doc_length`, sql`${userId}`)}) as sampled) as "averageLength",
          (select coalesce(jsonb_agg(array_prepend(key, aliases)), '[]') from ${entities}
            where user_id = ${userId} and aliases <> '{}' and ignored_at is null) as names`);
      const { memoryCount = 0, averageLength = 1, names = [] } = (counts[0] ?? {}) as Partial<CorpusRows>;
      const { rows: terms } = await tx.execute(sql`
        select word, ndoc from ts_stat(format($$${newest(sql`terms`, sql`%L`)}$$, ${userId}::text))`);
      const { rows: authors } = await tx.execute(sql`
        select author as name, count(*)::int as "memoryCount" from memories
        where user_id = ${userId} and author is not null and not (${IS_HIDDEN})
        group by author order by count(*) desc limit ${MAX_AUTHORS}`);
      return {
        memoryCount,
        averageLength,
        terms: terms as CorpusRows['terms'],
        sampled: Math.min(memoryCount, SAMPLE),
        authors: authors as CorpusRows['authors'],
        names,
      };
    });
  }
}

function toCandidate(row: StoredCandidate): CandidateRow {
  return {
    ...row,
    happenedAt: row.happenedAt === null ? null : new Date(row.happenedAt),
    recordedAt: new Date(row.recordedAt),
  };
}

/** A column of the newest memories that may be found. */
function newest(column: SQL, userId: SQL): SQL {
  return sql`select ${column} from memories where user_id = ${userId} and not (${IS_HIDDEN})
    order by recorded_at desc limit ${sql.raw(String(SAMPLE))}`;
}

/** The ids of those that share the most telling terms with the question, and of the neighbours of the best of them. */
function byWords(userId: string, { terms, authors, selection }: CandidateQuery): SQL | undefined {
  const anyTerm = terms.filter(({ isCommon }) => !isCommon).map(({ term }) => lexeme(term));
  if (anyTerm.length === 0) return undefined;
  const weights = terms.map(({ term, idf }) => sql`${idf}::real * (terms @@ ${lexeme(term)}::tsquery)::int`);
  if (authors.names.length > 0) {
    const isAuthor = sql`(author is not null and author = any(${sql.param(authors.names)}::text[]))`;
    weights.push(sql`${authors.bonus}::real * ${isAuthor}::int`);
  }
  // `between` is an index condition where `in` is not, but only with plain columns: row-level security lets nothing into
  // the index that could fail, and a subtraction can. `offset 0` keeps the planner from joining the user's whole set
  // for a few neighbours.
  return sql`(
    with sharing as materialized (
      select id, thread, seq, ${sql.join(weights, sql` + `)} as weight
      from memories
      where ${isSelected(userId, selection)} and terms @@ ${anyTerm.join('|')}::tsquery
      order by weight desc, id
      limit ${BY_WORDS}
    ),
    best as materialized (
      select thread, seq - 2 as before, seq + 2 as behind
      from sharing where thread is not null order by weight desc, id limit ${WITH_NEIGHBOURS}
    )
    select id from sharing
    union all
    select neighbour.id from best cross join lateral (
      select id from memories
      where user_id = ${userId} and thread = best.thread and seq between best.before and best.behind
      offset 0
    ) as neighbour)`;
}

/** The ids of the latest that happened then, or were recorded then where it is not known when they happened. */
function byTime(userId: string, { period, selection }: CandidateQuery): SQL | undefined {
  if (!period) return undefined;
  const latest = (
    time: typeof memories.happenedAt | typeof memories.recordedAt,
    condition?: SQL,
  ): SQL => sql`(
    select id from memories
    where ${and(isSelected(userId, selection), gte(time, period.from), lt(time, period.to), condition)}
    order by ${time} desc limit ${BY_TIME})`;
  return sql`(${latest(memories.happenedAt)} union all ${latest(memories.recordedAt, isNull(memories.happenedAt))})`;
}

/** Terms are letters, digits and marks only; the quotes keep them from being read as operators. */
function lexeme(term: string): string {
  return `'${term}'`;
}
