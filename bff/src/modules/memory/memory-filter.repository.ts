import { and, arrayContains, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { entityMentions } from './entities/entities.table.js';
import { type MemorySelection, type Phrase } from './memory.rows.js';
import { memoryDate, memories } from './memory.table.js';

/** Those of the user's memories that are selected; what was deleted never is. */
export function isSelected(userId: string, selection: MemorySelection): SQL | undefined {
  const { statuses, kinds, tags, entityIds = [], source, importId, minImportance } = selection;
  return and(
    eq(memories.userId, userId),
    isNull(memories.deletedAt),
    statuses && inArray(memories.status, statuses),
    kinds && inArray(memories.kind, kinds),
    tags && arrayContains(memories.tags, tags),
    ...entityIds.map((entityId) => speaksOf(userId, entityId)),
    source && eq(memories.sourceKind, source),
    importId === undefined ? undefined : eq(memories.importId, importId),
    isPinned(selection.pinned),
    minImportance === undefined ? undefined : gte(memories.importance, minImportance),
    isWithin(memories.happenedAt, selection.happened),
    isWithin(memories.recordedAt, selection.recorded),
    isWithin(memoryDate, selection.lived),
    ...(selection.phrases ?? []).map(says),
  );
}

function speaksOf(userId: string, entityId: string): SQL {
  return sql`exists (select 1 from ${entityMentions} where ${entityMentions.userId} = ${userId}
    and ${entityMentions.entityId} = ${entityId} and ${entityMentions.memoryId} = ${memories.id})`;
}

function isPinned(pinned: boolean | undefined): SQL | undefined {
  if (pinned === undefined) return undefined;
  return pinned ? isNotNull(memories.pinnedAt) : isNull(memories.pinnedAt);
}

function isWithin(
  moment: typeof memories.happenedAt | typeof memories.recordedAt | SQL<Date>,
  { from, before }: MemorySelection['lived'] = {},
): SQL | undefined {
  return and(
    from && sql`${moment} >= ${from.toISOString()}::timestamptz`,
    before && sql`${moment} < ${before.toISOString()}::timestamptz`,
  );
}

/** Terms are letters, digits and marks only; the quotes keep them from being read as operators. */
function says({ text, terms }: Phrase): SQL {
  const isThere = sql`position(lower(${text}) in lower(${memories.text})) > 0`;
  if (terms.length === 0) return isThere;
  const allTerms = terms.map((term) => `'${term}'`).join('&');
  return sql`(${memories.terms} @@ ${allTerms}::tsquery and ${isThere})`;
}
