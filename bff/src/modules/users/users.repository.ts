import { Injectable } from '@nestjs/common';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type ListTotal } from '../../common/list-total.js';
import { type TimeRange } from '../../common/time-position.js';
import { audit } from '../../database/audit.js';
import { afterCursor } from '../../database/keyset.js';
import { Database } from '../../database/database.js';
import { readTotal } from '../../database/list-total.js';
import { type Transaction } from '../../database/transaction.js';
import { users } from './users.table.js';

export type UserRow = typeof users.$inferSelect;
export type SignIn = Omit<UserRow, 'id' | 'createdAt' | 'updatedAt' | 'lastSignInAt'>;
export type RoleChange = Pick<UserRow, 'role' | 'roleSource'>;

const CHANGED = 'user_changed';

/** Who somebody is, is only known once their row is found or made, so this is system work. */
@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  /** A role granted in this table stays when the provider says nothing of one. */
  recordSignIn(signIn: SignIn, at: Date): Promise<UserRow> {
    return this.database.forSystem('users: record a sign-in', async (tx) => {
      const changes = { ...signIn, lastSignInAt: at, updatedAt: at };
      const isGranted = sql`${users.roleSource} = 'table' and excluded.role_source is null`;
      const role = sql`case when ${isGranted} then ${users.role} else excluded.role end`;
      const roleSource = sql`case when ${isGranted} then ${users.roleSource} else excluded.role_source end`;
      const [row] = await tx
        .insert(users)
        .values(changes)
        .onConflictDoUpdate({ target: users.uid, set: { ...changes, role, roleSource } })
        .returning();
      if (!row) throw new Error('The sign-in left no row.');
      return row;
    });
  }

  /** Those who were admins by an address other than the one that is configured now. */
  demoteFormerAddresses(address: string | undefined): Promise<void> {
    return this.database.forSystem('users: take back roles of former admin addresses', async (tx) => {
      const isFormer = sql`lower(${users.email}) is distinct from ${address ?? null}`;
      await tx
        .update(users)
        .set({ role: 'user', roleSource: null })
        .where(and(eq(users.roleSource, 'email'), isFormer));
    });
  }

  find(id: string): Promise<UserRow | undefined> {
    return this.findWhere(eq(users.id, id));
  }

  /** Whoever comes second waits until the unit of work ends. */
  async lock(id: string): Promise<void> {
    await this.database.forUser(id, (tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update'),
    );
  }

  findByUid(uid: string): Promise<UserRow | undefined> {
    return this.findWhere(eq(users.uid, uid));
  }

  /** Newest first, for the admin; `query` is part of an address or a name. */
  findPage(
    query: string | undefined,
    { limit, after }: TimeRange,
  ): Promise<{ rows: UserRow[]; total: ListTotal }> {
    return this.database.forSystem('admin: list the users', async (tx) => {
      const matches = matching(query);
      const rows = await tx
        .select()
        .from(users)
        .where(and(matches, afterCursor(users.createdAt, users.id, after)))
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit);
      return { rows, total: await readTotal(tx, users, matches) };
    });
  }

  findAdmins(): Promise<UserRow[]> {
    return this.database.forSystem('admin: list the admins', (tx) =>
      tx.select().from(users).where(eq(users.role, 'admin')).orderBy(users.createdAt),
    );
  }

  findByEmail(email: string): Promise<UserRow | undefined> {
    return this.findWhere(eq(sql`lower(${users.email})`, email.toLowerCase()));
  }

  /** `actor`: the admin who did it; nobody when the provider said so. */
  changeRole(id: string, change: RoleChange, actor?: string): Promise<UserRow | undefined> {
    return this.database.forSystem('users: change a role', async (tx) => {
      const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
      if (!row) return undefined;
      await audit(tx, { reason: `users: role is ${row.role} now`, actor, subject: id });
      await announce(tx, id);
      return row;
    });
  }

  /** All that is theirs, table by table. */
  countOwned(id: string): Promise<Record<string, number>> {
    return this.database.readAsSystem((tx) => countByTable(tx, id));
  }

  /** Removes the user with everything that is theirs, and counts it table by table. */
  erase(id: string, receiptId: string): Promise<Record<string, number>> {
    return this.database.forSystem('users: delete an account', async (tx) => {
      // Keeps requests that are still under way from adding to what is being counted.
      await tx.select().from(users).where(eq(users.id, id)).for('update');
      const deleted = await countByTable(tx, id);
      // Every owned row refers to its user and goes with them, but for readings, of which there may be millions.
      await tx.execute(sql`delete from reading_points where user_id = ${id}`);
      await tx.delete(users).where(eq(users.id, id));
      await audit(tx, { reason: 'users: account deleted by its owner', actor: id, subject: receiptId });
      await announce(tx, id);
      return deleted;
    });
  }

  /** To every process: what is remembered of the user is no longer so. */
  announceChange(userId: string): Promise<void> {
    return this.database.forUser(userId, (tx) => announce(tx, userId));
  }

  /** Calls back with the id of every user whose role changed or who was deleted, in whichever process. */
  onChanged(handler: (userId: string) => void): Promise<void> {
    return this.database.listen(CHANGED, handler);
  }

  private async findWhere(condition: SQL): Promise<UserRow | undefined> {
    const [row] = await this.database.readAsSystem((tx) => tx.select().from(users).where(condition).limit(1));
    return row;
  }
}

function matching(query: string | undefined): SQL | undefined {
  if (query === undefined) return undefined;
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(users.email, pattern), ilike(users.displayName, pattern));
}

/** Delivered when the transaction commits. */
async function announce(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANGED}, ${userId})`);
}

async function countByTable(tx: Transaction, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await ownedTables(tx)) counts[table] = await countOf(tx, table, userId);
  return counts;
}

async function ownedTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`);
  return rows.map(({ name }) => String(name));
}

async function countOf(tx: Transaction, table: string, userId: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`select count(*)::int as count from ${sql.identifier(table)} where user_id = ${userId}`,
  );
  return Number(rows[0]?.count);
}
