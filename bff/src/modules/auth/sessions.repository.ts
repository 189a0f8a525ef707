import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, lt, lte, min, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { audit } from '../../database/audit.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { users } from '../users/users.table.js';
import { sessions } from './sessions.table.js';

export type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionWithUser = { session: SessionRow; user: typeof users.$inferSelect };

/** A user with a session that is still open. */
export interface AccountInUse {
  userId: string;
  uid: string;
  hasAdminClaim: boolean;
  oldestSignIn: Date;
}

const ENDED = 'session_ended';

/** Sessions are found before their user is known, so most of this is system work. What ends answers with its hashes. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /** Opens a session in the place of the one the browser had before, and clears away what has expired. */
  open(session: NewSession, replaced?: Buffer): Promise<void> {
    return this.database.forSystem('auth: open a session', async (tx) => {
      if (replaced) await remove(tx, eq(sessions.tokenHash, replaced));
      await tx.delete(sessions).where(lte(sessions.expiresAt, session.createdAt));
      await tx.insert(sessions).values(session);
      await audit(tx, { reason: 'auth: signed in', actor: session.userId });
    });
  }

  findLive(tokenHash: Buffer, now: Date): Promise<SessionWithUser | undefined> {
    return this.database.readAsSystem(async (tx) => {
      const [found] = await selectLive(tx, tokenHash, now);
      return found;
    });
  }

  /** Last used first. */
  findAllOf(userId: string, now: Date, limit: number): Promise<SessionRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(limit),
    );
  }

  /** By user, so that the next page starts behind the last one. */
  findAccountsInUse(now: Date, limit: number, afterUserId?: string): Promise<AccountInUse[]> {
    return this.database.readAsSystem((tx) =>
      tx
        .select({
          userId: users.id,
          uid: users.uid,
          hasAdminClaim: sql<boolean>`${users.roleSource} is not distinct from 'claim'`,
          oldestSignIn: sql`${min(sessions.signedInAt)}`.mapWith(sessions.signedInAt),
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(gt(sessions.expiresAt, now), afterUserId ? gt(users.id, afterUserId) : undefined))
        .groupBy(users.id)
        .orderBy(asc(users.id))
        .limit(limit),
    );
  }

  touch({ id, userId }: SessionRow, lastUsedAt: Date, expiresAt: Date): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      await tx
        .update(sessions)
        .set({ lastUsedAt, expiresAt })
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    });
  }

  end(tokenHash: Buffer): Promise<string[]> {
    return this.database.forSystem('auth: end a session', (tx) =>
      remove(tx, eq(sessions.tokenHash, tokenHash)),
    );
  }

  endOne(userId: string, id: string): Promise<string[]> {
    return this.endOf(userId, eq(sessions.id, id));
  }

  endOthers(userId: string, exceptId: string): Promise<string[]> {
    return this.endOf(userId, ne(sessions.id, exceptId));
  }

  endThoseBefore(userId: string, signedInAt: Date): Promise<string[]> {
    return this.endOf(userId, lt(sessions.signedInAt, signedInAt));
  }

  /** `actor`: the admin who did it; nobody when the account is gone. */
  endAllOf(userId: string, actor?: string): Promise<string[]> {
    return this.database.forSystem('auth: end all sessions of a user', async (tx) => {
      await audit(tx, { reason: 'auth: all sessions ended', actor, subject: userId });
      return remove(tx, eq(sessions.userId, userId));
    });
  }

  /** Calls back with the hash of every session that ends, in whichever process. */
  onEnded(handler: (tokenHashHex: string) => void): Promise<void> {
    return this.database.listen(ENDED, handler);
  }

  private endOf(userId: string, condition: SQL): Promise<string[]> {
    return this.database.forUser(userId, (tx) => remove(tx, and(eq(sessions.userId, userId), condition)));
  }
}

/** Stands before every request that the cache does not answer: a test reads its plan. */
export function selectLive(
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): PromiseLike<SessionWithUser[]> & SQLWrapper {
  return tx
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1);
}

/** Announced to all processes when the transaction commits. */
async function remove(tx: Transaction, condition: SQL | undefined): Promise<string[]> {
  const ended = await tx.delete(sessions).where(condition).returning({ tokenHash: sessions.tokenHash });
  const hashes = ended.map(({ tokenHash }) => tokenHash.toString('hex'));
  for (const hash of hashes) await tx.execute(sql`select pg_notify(${ENDED}, ${hash})`);
  return hashes;
}
