import { and, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { type MemoryRow } from '../memory.rows.js';
import { memories } from '../memory.table.js';
import { type bulkEdits } from './bulk-edits.table.js';

type Action = (typeof bulkEdits.$inferSelect)['action'];

export type Change =
  | { action: Extract<Action, 'addTags' | 'removeTags'>; tags: string[] }
  | { action: 'setKind'; kind: MemoryRow['kind'] }
  | { action: 'setImportance'; importance: number }
  | { action: Exclude<Action, 'addTags' | 'removeTags' | 'setKind' | 'setImportance'> };

/** What one change does to a memory, in the words of the database. */
export interface ChangePlan {
  /** Whether it would change a memory at all; what it would not is left without a new version. */
  applies: SQL | undefined;
  /** Among those, the ones it must leave alone. */
  refuses?: SQL;
  /** The columns it sets. */
  sets: SQL;
  /** Whether it is an edit, which keeps what was before as a version. */
  isEdit: boolean;
}

/** As for a memory edited by itself. */
const MAX_TAGS = 20;

export function planOf(change: Change, at: Date): ChangePlan {
  const now = sql`${at.toISOString()}::timestamptz`;
  switch (change.action) {
    case 'addTags':
      return addTags(change.tags);
    case 'removeTags':
      return removeTags(change.tags);
    case 'setKind':
      return { applies: ne(memories.kind, change.kind), sets: sql`kind = ${change.kind}`, isEdit: true };
    case 'setImportance':
      return {
        applies: ne(memories.importance, change.importance),
        sets: sql`importance = ${change.importance}`,
        isEdit: true,
      };
    case 'archive':
      return { applies: eq(memories.status, 'active'), sets: sql`status = 'archived'`, isEdit: false };
    case 'unarchive':
      return { applies: eq(memories.status, 'archived'), sets: sql`status = 'active'`, isEdit: false };
    case 'pin':
      return { applies: isNull(memories.pinnedAt), sets: sql`pinned_at = ${now}`, isEdit: false };
    case 'unpin':
      return { applies: isNotNull(memories.pinnedAt), sets: sql`pinned_at = null`, isEdit: false };
    case 'delete':
      return { applies: isNull(memories.deletedAt), sets: sql`deleted_at = ${now}`, isEdit: false };
  }
}

/** How a change is taken back: `m` is the memory, `b` what it was before, `e` the edit. */
export interface UndoPlan {
  /** Whether the memory is still as the change had left it. */
  isAsLeft: SQL;
  restores: SQL;
  isEdit: boolean;
}

const byVersion = sql`m.version = b.version + 1`;

export function undoPlanOf(action: Action): UndoPlan {
  switch (action) {
    case 'addTags':
    case 'removeTags':
      return { isAsLeft: byVersion, restores: sql`tags = b.tags`, isEdit: true };
    case 'setKind':
      return { isAsLeft: byVersion, restores: sql`kind = b.kind`, isEdit: true };
    case 'setImportance':
      return { isAsLeft: byVersion, restores: sql`importance = b.importance`, isEdit: true };
    case 'archive':
      return { isAsLeft: sql`m.status = 'archived'`, restores: sql`status = b.status`, isEdit: false };
    case 'unarchive':
      return { isAsLeft: sql`m.status = 'active'`, restores: sql`status = b.status`, isEdit: false };
    case 'pin':
      return { isAsLeft: sql`m.pinned_at = e.made_at`, restores: sql`pinned_at = null`, isEdit: false };
    case 'unpin':
      return { isAsLeft: sql`m.pinned_at is null`, restores: sql`pinned_at = b.pinned_at`, isEdit: false };
    case 'delete':
      return { isAsLeft: sql`m.deleted_at = e.made_at`, restores: sql`deleted_at = null`, isEdit: false };
  }
}

/** In the order they stand in, the new ones behind. */
function addTags(tags: string[]): ChangePlan {
  const given = sql`${sql.param(tags)}::text[]`;
  const missing = sql`array(select tag from unnest(${given}) as tag where tag <> all(${memories.tags}))`;
  return {
    applies: not(sql`${memories.tags} @> ${given}`),
    refuses: sql`cardinality(${memories.tags} || ${missing}) > ${MAX_TAGS}`,
    sets: sql`tags = ${memories.tags} || ${missing}`,
    isEdit: true,
  };
}

function removeTags(tags: string[]): ChangePlan {
  const given = sql`${sql.param(tags)}::text[]`;
  return {
    applies: sql`${memories.tags} && ${given}`,
    sets: sql`tags = array(
      select tag from unnest(${memories.tags}) with ordinality as had (tag, place)
      where tag <> all(${given}) order by place)`,
    isEdit: true,
  };
}

/** These of the user's memories, whatever their status; deleted ones are left out. */
export function areThese(userId: string, ids: string[]): SQL | undefined {
  return and(eq(memories.userId, userId), isNull(memories.deletedAt), inArray(memories.id, ids));
}
