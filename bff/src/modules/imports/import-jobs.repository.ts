import { Injectable } from '@nestjs/common';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Lease, LeaseLost } from './lease.js';
import { type ImportRow, type Progress } from './imports.rows.js';
import { imports, importSkips } from './imports.table.js';

/** Any number; all processes of the product use the same one. */
const CLAIM_LOCK = 7_296_115;

type Ending = Partial<Pick<ImportRow, 'status' | 'problem' | 'finishedAt'>>;

/** The work on imports: of whichever process holds the lease, one import of a user at a time. */
@Injectable()
export class ImportJobsRepository {
  constructor(private readonly database: Database) {}

  /** Whether the database answers others while it writes. */
  get isShared(): boolean {
    return this.database.isShared;
  }

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
      return row;
    });
  }

  /** Ends every lease, whoever holds it. */
  async freeAll(): Promise<void> {
    await this.database.forSystem('imports: end the leases of processes that are gone', (tx) =>
      tx.update(imports).set({ leaseHolder: null, leaseUntil: null }).where(isNotNull(imports.leaseHolder)),
    );
  }

  /** Whether it is still ours. */
  async extend(lease: Lease, until: Date): Promise<boolean> {
    return this.change(lease, { leaseUntil: until });
  }

  /** Ends the work, or only the lease. */
  async release(lease: Lease, ending: Ending = {}): Promise<void> {
    await this.change(lease, { ...ending, leaseHolder: null, leaseUntil: null });
  }

  /**
   * Keeps the row as it is until the transaction ends: a cancel waits for the batch that is being written, so that an undo
   * never meets it. Throws LeaseLost when the import is no longer ours.
   */
  hold(lease: Lease): Promise<void> {
    return this.database.forUser(lease.userId, async (tx) => {
      const held = await tx.select({ id: imports.id }).from(imports).where(isHeld(lease)).for('update');
      if (held.length === 0) throw new LeaseLost();
    });
  }

  /** Counts what was written in the same transaction. Throws LeaseLost when the import is no longer ours. */
  advance(lease: Lease, progress: Progress, leaseUntil: Date): Promise<void> {
    const { userId, importId } = lease;
    const { itemsRead, bytesRead, position, imported, repeated } = progress;
    return this.database.forUser(userId, async (tx) => {
      const skips = progress.skips.map((skip) => ({ userId, importId, ...skip }));
      if (skips.length > 0) await tx.insert(importSkips).values(skips);
      const remarked = skips.filter(({ isKept }) => isKept).length;
      const counted = await tx
        .update(imports)
        .set({
          ...{ itemsRead, bytesRead, position, leaseUntil },
          imported: sql`${imports.imported} + ${imported}::int`,
          repeated: sql`${imports.repeated} + ${repeated}::int`,
          skipped: sql`${imports.skipped} + ${skips.length - remarked + (progress.unlisted ?? 0)}::int`,
          remarked: sql`${imports.remarked} + ${remarked}::int`,
        })
        .where(and(isHeld(lease), eq(imports.status, 'running')))
        .returning({ id: imports.id });
      if (counted.length === 0) throw new LeaseLost();
    });
  }

  /** Adds to what the undo erased so far. Throws LeaseLost when it is no longer ours. */
  async addErased(lease: Lease, gone: object, leaseUntil: Date): Promise<void> {
    await this.database.forUser(lease.userId, async (tx) => {
      const [row] = await tx.select({ erased: imports.erased }).from(imports).where(isHeld(lease));
      if (!row) throw new LeaseLost();
      const erased = { ...row.erased };
      for (const [sort, count] of Object.entries(gone as Record<string, number>))
        erased[sort] = (erased[sort] ?? 0) + count;
      await tx.update(imports).set({ erased, leaseUntil }).where(isHeld(lease));
    });
  }

  private async change(lease: Lease, changes: Partial<typeof imports.$inferInsert>): Promise<boolean> {
    const changed = await this.database.forUser(lease.userId, (tx) =>
      tx.update(imports).set(changes).where(isHeld(lease)).returning({ id: imports.id }),
    );
    return changed.length > 0;
  }
}

function isHeld({ userId, importId, holder }: Lease): SQL | undefined {
  return and(eq(imports.userId, userId), eq(imports.id, importId), eq(imports.leaseHolder, holder));
}
