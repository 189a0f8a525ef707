import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, eq, lt, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { isSelected } from '../memory-filter.repository.js';
import { type MemorySelection } from '../memory.rows.js';
import { memories, memoryVersions } from '../memory.table.js';
import { areThese, type Change, planOf, undoPlanOf } from './bulk-change.repository.js';
import { bulkEditSnapshots, bulkEdits } from './bulk-edits.table.js';

export type BulkTarget = { ids: string[] } | { selection: MemorySelection; except: string[] };

export interface Edited {
  editId: string | null;
  changed: number;
  /** Left alone: the change would have been too much for them. */
  skipped: number;
}

export interface Undone {
  restored: number;
  /** Left alone: they were changed since. */
  skipped: number;
}

/** Changes many memories in a few statements, however many they are, and keeps what they were. */
@Injectable()
export class BulkEditRepository {
  constructor(private readonly database: Database) {}

  apply(userId: string, target: BulkTarget, change: Change, at: Date): Promise<Edited> {
    const plan = planOf(change, at);
    const affected = and(isMeant(userId, target), plan.applies);
    const edit = { userId, id: randomUUID() };
    return this.database.forUser(userId, async (tx) => {
      await tx.insert(bulkEdits).values({ ...edit, action: change.action, madeAt: at });
      const skipped = plan.refuses ? await tx.$count(memories, and(affected, plan.refuses)) : 0;
      const changed = await keepBefores(tx, edit, and(affected, plan.refuses && not(plan.refuses)));
      if (changed === 0) {
        await tx.delete(bulkEdits).where(isThis(edit));
        return { editId: null, changed, skipped };
      }
      if (plan.isEdit) await keepVersions(tx, edit);
      await tx.execute(sql`
        update ${memories} set ${plan.sets}${plan.isEdit ? nextVersion(at) : sql``} where ${isPartOf(edit)}`);
      return { editId: edit.id, changed, skipped };
    });
  }

  /** Puts back what is still as the edit had left it; undefined when there is no such edit any more. */
  undo(userId: string, editId: string, at: Date): Promise<Undone | undefined> {
    const edit = { userId, id: editId };
    return this.database.forUser(userId, async (tx) => {
      const [made] = await tx.select().from(bulkEdits).where(isThis(edit)).for('update');
      if (!made) return undefined;
      const { isAsLeft, restores, isEdit } = undoPlanOf(made.action);
      const skipped = await dropChanged(tx, edit, isAsLeft);
      if (isEdit) await keepVersions(tx, edit);
      const { rows } = await tx.execute(sql`
        update ${memories} m set ${restores}${isEdit ? nextVersion(at, sql`m.`) : sql``}
        from ${bulkEditSnapshots} b
        where b.user_id = ${userId} and b.edit_id = ${editId} and m.user_id = b.user_id and m.id = b.memory_id
        returning 1`);
      await tx.delete(bulkEdits).where(isThis(edit));
      return { restored: rows.length, skipped };
    });
  }

  /** Forgets what was before the edits made before that time, whosever they are. */
  async purge(before: Date): Promise<void> {
    await this.database.forSystem('memory: purge bulk edits', (tx) =>
      tx.delete(bulkEdits).where(lt(bulkEdits.madeAt, before)),
    );
  }
}

function isMeant(userId: string, target: BulkTarget): SQL | undefined {
  if ('ids' in target) return areThese(userId, target.ids);
  const { selection, except } = target;
  return and(isSelected(userId, selection), except.length > 0 ? notInArray(memories.id, except) : undefined);
}

interface EditKey {
  userId: string;
  id: string;
}

function isThis({ userId, id }: EditKey): SQL | undefined {
  return and(eq(bulkEdits.userId, userId), eq(bulkEdits.id, id));
}

function isPartOf({ userId, id }: EditKey): SQL {
  return sql`user_id = ${userId} and id in (
    select memory_id from ${bulkEditSnapshots} where user_id = ${userId} and edit_id = ${id})`;
}

/** Locks the memories, so that what is kept is what is changed. */
async function keepBefores(tx: Transaction, edit: EditKey, affected: SQL | undefined): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into ${bulkEditSnapshots}
      (user_id, edit_id, memory_id, version, kind, tags, importance, status, pinned_at, deleted_at)
    select user_id, ${edit.id}::uuid, id, version, kind, tags, importance, status, pinned_at, deleted_at
    from ${memories} where ${affected} for update
    returning 1`);
  return rows.length;
}

/** As with a memory edited by itself. */
async function keepVersions(tx: Transaction, edit: EditKey): Promise<void> {
  await tx.execute(sql`
    insert into ${memoryVersions}
      (user_id, memory_id, version, kind, text, tags, importance, happened_at, changed_at)
    select user_id, id, version, kind, text, tags, importance, happened_at, updated_at
    from ${memories} where ${isPartOf(edit)}`);
}

/** Leaves in the edit only what is still as it had left it, locked. */
async function dropChanged(tx: Transaction, edit: EditKey, isAsLeft: SQL): Promise<number> {
  await tx.execute(sql`
    with locked as (select id from ${memories} where ${isPartOf(edit)} for update) select count(*) from locked`);
  const { rows } = await tx.execute(sql`
    delete from ${bulkEditSnapshots} b using ${memories} m, ${bulkEdits} e
    where b.user_id = ${edit.userId} and b.edit_id = ${edit.id}
      and m.user_id = b.user_id and m.id = b.memory_id and e.user_id = b.user_id and e.id = b.edit_id
      and not coalesce(${isAsLeft}, false)
    returning 1`);
  return rows.length;
}

function nextVersion(at: Date, table = sql``): SQL {
  return sql`, version = ${table}version + 1, updated_at = ${at.toISOString()}::timestamptz`;
}
