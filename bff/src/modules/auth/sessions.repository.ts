import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, gt, lt, lte, min, ne, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { audit } from '../../database/audit.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { users } from '../users/users.table.js';
import { endedSignIns, sessions } from './sessions.table.js';

export type NewSession = Required<typeof sessions.$inferInsert>;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionWithUser = { session: SessionRow; user: typeof users.$inferSelect };

/** A user with a session that is still open. */
export interface AccountInUse {
  userId: string;
  uid: string;
  hasAdminClaim: boolean;
  oldestSignIn: Date;
}

/** Whose own sign-in stays good. */
export interface Ender {
  userId: string;
  sessionId: string;
  signedInAt: Date;
}

const ENDED = 'session_ended';

/** Sessions are found before their user is known, so most of this is system work. What ends answers with its ids. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Opens a session in the place of the one the browser had before, and of one with the same id; clears away what has
   * expired. Answers with those it replaced, or nothing when the sign-in behind it was ended.
   */
  open(session: NewSession, former?: Buffer): Promise<string[] | undefined> {
    return this.database.forSystem('auth: open a session', async (tx) => {
      if (await wasEnded(tx, session)) return undefined;
      const isFormer = former && eq(sessions.tokenHash, former);
      const replaced = await remove(tx, or(isFormer, eq(sessions.id, session.id)), session.id);
      await tx.delete(sessions).where(lte(sessions.expiresAt, session.createdAt));
      await tx.delete(endedSignIns).where(lte(endedSignIns.expiresAt, session.createdAt));
      // Another of the same id, opened at this moment, was not there to be removed.
      await tx.insert(sessions).values(session).onConflictDoUpdate({ target: sessions.id, set: session });
      await audit(tx, { reason: 'auth: signed in', actor: session.userId });
      return replaced;
    });
  }

  findLive(tokenHash: Buffer, now: Date): Promise<SessionWithUser | undefined> {
    return this.database.readAsSystem(async (tx) => {
      const [found] = await selectLive(tx, tokenHash, now);
      return found;
    });
  }

  isLive(id: string, now: Date): Promise<boolean> {
    return this.database.readAsSystem(async (tx) => {
      const isOpen = and(eq(sessions.id, id), gt(sessions.expiresAt, now));
      const found = await tx.select({ id: sessions.id }).from(sessions).where(isOpen);
      return found.length > 0;
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

  /** By what the identity provider knows them. */
  async findUidOf(userId: string): Promise<string | undefined> {
    const [user] = await this.database.readAsSystem((tx) =>
      tx.select({ uid: users.uid }).from(users).where(eq(users.id, userId)),
    );
    return user?.uid;
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

  endOne({ userId, signedInAt }: Ender, id: string, maxAgeMs: number): Promise<string[]> {
    const chosen = and(eq(sessions.userId, userId), eq(sessions.id, id));
    return this.database.forUser(userId, async (tx) => {
      await barSignIns(tx, and(chosen, ne(sessions.signedInAt, signedInAt)), maxAgeMs);
      return remove(tx, chosen);
    });
  }

  endOthers({ userId, sessionId, signedInAt }: Ender, maxAgeMs: number): Promise<string[]> {
    const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId));
    return this.database.forUser(userId, async (tx) => {
      await barSignIns(tx, and(others, ne(sessions.signedInAt, signedInAt)), maxAgeMs);
      return remove(tx, others);
    });
  }

  endThoseBefore(userId: string, signedInAt: Date): Promise<string[]> {
    const earlier = and(eq(sessions.userId, userId), lt(sessions.signedInAt, signedInAt));
    return this.database.forUser(userId, (tx) => remove(tx, earlier));
  }

  /** `actor`: the admin who did it; nobody when the account is gone. */
  endAllOf(userId: string, maxAgeMs: number, actor?: string): Promise<string[]> {
    return this.database.forSystem('auth: end all sessions of a user', async (tx) => {
      await audit(tx, { reason: 'auth: all sessions ended', actor, subject: userId });
      await barSignIns(tx, eq(sessions.userId, userId), maxAgeMs);
      return remove(tx, eq(sessions.userId, userId));
    });
  }

  /** Calls back with the id of every session that ends, in whichever process, and of the one that took its place. */
  onEnded(handler: (id: string, successor?: string) => void): Promise<void> {
    return this.database.listen(ENDED, (payload) => {
      const [id = '', successor] = payload.split(' ');
      handler(id, successor);
    });
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

async function wasEnded(tx: Transaction, { userId, signedInAt }: NewSession): Promise<boolean> {
  const found = await tx
    .select({ userId: endedSignIns.userId })
    .from(endedSignIns)
    .where(and(eq(endedSignIns.userId, userId), eq(endedSignIns.signedInAt, signedInAt)))
    .limit(1);
  return found.length > 0;
}

/** Sees to it that the sign-ins behind these sessions open no other. */
async function barSignIns(tx: Transaction, condition: SQL | undefined, maxAgeMs: number): Promise<void> {
  const barred = await tx
    .selectDistinct({ userId: sessions.userId, signedInAt: sessions.signedInAt })
    .from(sessions)
    .where(condition);
  if (barred.length === 0) return;
  const rows = barred.map((row) => ({ ...row, expiresAt: new Date(row.signedInAt.getTime() + maxAgeMs) }));
  await tx.insert(endedSignIns).values(rows).onConflictDoNothing();
}

/** Announced to all processes when the transaction commits. */
async function remove(tx: Transaction, condition: SQL | undefined, successor?: string): Promise<string[]> {
  const ended = await tx.delete(sessions).where(condition).returning({ id: sessions.id });
  for (const { id } of ended) {
    const news = successor === undefined ? id : `${id} ${successor}`;
    await tx.execute(sql`select pg_notify(${ENDED}, ${news})`);
  }
  return ended.map(({ id }) => id);
}
