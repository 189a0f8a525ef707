import { type SQL, sql } from 'drizzle-orm';
import { isSelected } from '../memory-filter.repository.js';
import { type MemorySelection } from '../memory.rows.js';
import { memories } from '../memory.table.js';
import { type CandidateQuery, FINDABLE, IS_HIDDEN } from './candidates.js';

/** How many memories the ranking gets to see. */
const BY_MEANING = 100;
/** More than that, since a long memory is several passages. */
const NEAREST_PASSAGES = 200;
/** How many the walk through the graph keeps in view; see docs/decisions/0012-a-graph-for-the-many.md. */
const GRAPH_BREADTH = 600;

/**
 * The ids of those that lie nearest to the question, each by its best passage. Vectors have no status: the few hidden
 * memories are left out.
 */
export function byMeaning(userId: string, { vector, selection }: CandidateQuery): SQL | undefined {
  if (!vector) return undefined;
  const { model, values } = vector;
  const own = sql`user_id = ${userId} and model = ${model}`;
  const selected = sql`memory_id in (select id from memories where ${isSelected(userId, selection)})`;
  const shown = sql`memory_id not in (select id from memories
    where user_id = ${userId} and (${IS_HIDDEN}))`;
  // A graph is walked from the nearest on; what a narrow selection leaves may lie too far off to be come upon.
  const nearest = isNarrowed(selection)
    ? nearestOf(sql`${own} and ${selected}`, values)
    : sql`${nearestOf(sql`${own} and not in_graph and ${shown}`, values)}
      union all ${nearestInGraph(sql`${own} and in_graph`, shown, values)}`;
  return sql`(
    select memory_id from (${nearest}) as nearest
    group by memory_id order by min(distance) limit ${BY_MEANING})`;
}

/** Reads all of the user's vectors. They have length 1, so the inner product orders them as the cosine would. */
function nearestOf(condition: SQL, values: Float32Array): SQL {
  return sql`(
    select memory_id, v <#> ${literal(values)}::vector as distance from memory_vectors
    where ${condition} order by distance limit ${NEAREST_PASSAGES})`;
}

/**
 * Walks the graph of those who have too many vectors to read them all. The settings hold from the moment that the
 * first part gives its row, which it does only where the user has vectors in the graph; for all others the walk,
 * which would look for theirs among everybody’s, is not begun.
 */
function nearestInGraph(inGraph: SQL, shown: SQL, values: Float32Array): SQL {
  const space = sql.raw(`vector(${String(values.length)})`);
  return sql`(
    select near.memory_id, near.distance from (
      select set_config('hnsw.ef_search', ${String(GRAPH_BREADTH)}, true) as breadth,
        set_config('hnsw.iterative_scan', 'relaxed_order', true) as mode
      where exists (select from memory_vectors where ${inGraph})
      offset 0
    ) as tuned cross join lateral (
      select memory_id, v::${space} <#> ${literal(values)}::${space} as distance from memory_vectors
      where ${inGraph} and ${shown} and tuned.breadth is not null
      order by distance limit ${NEAREST_PASSAGES}
    ) as near)`;
}

/** Whether it selects by more than the statuses that nearly all memories have. */
function isNarrowed({ statuses, ...rest }: MemorySelection): boolean {
  const further: unknown[] = Object.values(rest);
  return statuses?.join() !== FINDABLE.statuses.join() || further.some((value) => value !== undefined);
}

/** How near a memory's best passage comes to the question; null where there is nothing to compare. */
export function cosine(vector: CandidateQuery['vector']): SQL {
  if (!vector) return sql`null`;
  return sql`(
    select max(-(v <#> ${literal(vector.values)}::vector)) from memory_vectors
    where user_id = ${memories.userId} and memory_id = ${memories.id} and model = ${vector.model})`;
}

function literal(values: Float32Array): string {
  return `[${values.join(',')}]`;
}
