import { Injectable } from '@nestjs/common';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { memories } from '../memory.table.js';
import { eraseTrashed, type ErasedCounts, type ErasureStep } from '../memory-trash.repository.js';
import { isEdited } from './imports.repository.js';
import { type ImportRow, type Lease } from './imports.rows.js';
import { imports } from './imports.table.js';

/** Any number; all processes of the product use the same one. */
const CLAIM_LOCK = 7_296_115;
const ERASED_AT_ONCE = 500;
const NOTHING: ErasedCounts = { memories: 0, versions: 0, answers: 0 };

type Ending = Partial<Pick<ImportRow, 'status' | 'problem' | 'finishedAt'>>;

/** The work on imports: of whichever process holds the lease, one import of a user at a time. */
@Injectable()
export class ImportJobsRepository {
  constructor(private readonly database: Database) {}

  /** The next that waits or whose process gave no sign of life; undefined when there is none. */
  claim(holder: string, now: Date, until: Date): Promise<ImportRow | undefined> {
    const at = sql`${now.toISOString()}::timestamptz`;
    return this.database.forSystem('imports: take the next one', async (tx) => {
      // One after the other: two that choose at once would not see each other's choice, and take two of one user.
      await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
      const { rows } = await tx.execute(sql`
        select user_id, id from ${imports} as waiting
        where status in ('queued', 'running', 'undoing') and (lease_until is null or lease_until < ${at})
          and not exists (select from ${imports} as other
            where other.user_id = waiting.user_id and other.lease_until >= ${at})
        order by started_at, id limit 1 for update skip locked`);
      const [next] = rows;
      if (!next) return undefined;
      const [row] = await tx
        .update(imports)
        .set({
          status: sql`case when ${imports.status} = 'queued' then 'running' else ${imports.status} end`,
          leaseHolder: holder,
          leaseUntil: until,
        })
        .where(and(eq(imports.userId, String(next['user_id'])), eq(imports.id, String(next['id']))))
        .returning();
      return row as ImportRow;
    });
  }

  /** Whether it is still ours. */
  async extend(lease: Lease, until: Date): Promise<boolean> {
    return this.change(lease, { leaseUntil: until });
  }

  /** Ends the work, or only the lease. */
  async release(lease: Lease, ending: Ending = {}): Promise<void> {
    await this.change(lease, { ...ending, leaseHolder: null, leaseUntil: null });
  }

  /** Erases some of what the import brought; false when nothing is left to erase, or it is no longer ours. */
  eraseSome(lease: Lease, job: ImportRow, alongside: ErasureStep, until: Date): Promise<boolean> {
    const { userId } = lease;
    const isChosen = and(
      eq(memories.userId, userId),
      eq(memories.importId, job.id),
      job.undoEdited === 'keep' ? sql`not (${isEdited(job.startedAt)})` : undefined,
    );
    return this.database.forUser(userId, async (tx) => {
      const some = tx.select({ id: memories.id }).from(memories).where(isChosen).limit(ERASED_AT_ONCE);
      const marked = await tx
        .update(memories)
        .set({ deletedAt: until })
        .where(and(eq(memories.userId, userId), sql`${memories.id} in ${some}`))
        .returning({ id: memories.id });
      const ids = sql.param(marked.map(({ id }) => id));
      const gone = await eraseTrashed(
        tx,
        and(eq(memories.userId, userId), sql`${memories.id} = any(${ids}::uuid[])`),
        alongside,
      );
      const [row] = await tx
        .select({ erased: imports.erased })
        .from(imports)
        .where(isHeld(lease))
        .for('update');
      if (!row) throw new LeaseLost();
      const erased = sum(row.erased ?? NOTHING, gone);
      await tx.update(imports).set({ erased, leaseUntil: until }).where(isHeld(lease));
      return marked.length > 0;
    });
  }

  private async change(lease: Lease, changes: Partial<typeof imports.$inferInsert>): Promise<boolean> {
    const changed = await this.database.forUser(lease.userId, (tx) =>
      tx.update(imports).set(changes).where(isHeld(lease)).returning({ id: imports.id }),
    );
    return changed.length > 0;
  }
}

/** It was cancelled, or another process went on with it: what is not committed must not be. */
export class LeaseLost extends Error {}

export function isHeld({ userId, importId, holder }: Lease): SQL | undefined {
  return and(eq(imports.userId, userId), eq(imports.id, importId), eq(imports.leaseHolder, holder));
}

function sum(a: ErasedCounts, b: ErasedCounts): ErasedCounts {
  return {
    memories: a.memories + b.memories,
    versions: a.versions + b.versions,
    answers: a.answers + b.answers,
  };
}
