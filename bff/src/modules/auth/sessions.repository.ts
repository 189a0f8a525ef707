import { Injectable } from '@nestjs/common';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  lt,
  lte,
  min,
  ne,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { audit } from '../../database/audit.js';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { users } from '../users/users.table.js';
import { sessions, signIns } from './sessions.table.js';

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

export interface Opening {
  /** The hash of the token that the browser had before. */
  former?: Buffer | undefined;
  /** What is older is not let in, so nothing has to be known of it. */
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
  open(session: NewSession, { former, oldestSignIn }: Opening): Promise<string[] | undefined> {
    return this.database.forSystem('auth: open a session', async (tx) => {
      // Sign-ins before sessions, here and wherever something ends: so nobody waits for somebody who waits for them.
      if (await wasEnded(tx, session)) return undefined;
      await tx.delete(signIns).where(lt(signIns.signedInAt, oldestSignIn));
      const isFormer = former && eq(sessions.tokenHash, former);
      const replaced = await remove(tx, or(isFormer, eq(sessions.id, session.id)), session.id);
      await tx.delete(sessions).where(lte(sessions.expiresAt, session.createdAt));
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
      await tx.update(sessions).set({ lastUsedAt, expiresAt }).where(is(userId, id));
    });
  }

  move(userId: string, id: string, timeZone: string): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      await tx.update(sessions).set({ timeZone }).where(is(userId, id));
    });
  }

  /** Its sign-in opens no other, unless the person signed in after `upTo`. */
  end(tokenHash: Buffer, upTo: Date): Promise<string[]> {
    const own = eq(sessions.tokenHash, tokenHash);
    return this.database.forSystem('auth: end a session', async (tx) => {
      await endSignIns(tx, and(lte(signIns.signedInAt, upTo), isBehind(tx, own)));
      return remove(tx, own);
    });
  }

  endOne({ userId, signedInAt }: Ender, id: string): Promise<string[]> {
    const chosen = is(userId, id);
    return this.database.forUser(userId, async (tx) => {
      await endSignIns(tx, and(othersThan(userId, signedInAt), isBehind(tx, chosen)));
      return remove(tx, chosen);
    });
  }

  endOthers({ userId, sessionId, signedInAt }: Ender): Promise<string[]> {
    return this.database.forUser(userId, async (tx) => {
      await endSignIns(tx, othersThan(userId, signedInAt));
      return remove(tx, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    });
  }

  endThoseBefore(userId: string, signedInAt: Date): Promise<string[]> {
    const earlier = and(eq(sessions.userId, userId), lt(sessions.signedInAt, signedInAt));
    return this.database.forUser(userId, (tx) => remove(tx, earlier));
  }

  /** `actor`: the admin who did it; nobody when the account is gone. */
  endAllOf(userId: string, actor?: string): Promise<string[]> {
    return this.database.forSystem('auth: end all sessions of a user', async (tx) => {
      await audit(tx, { reason: 'auth: all sessions ended', actor, subject: userId });
      await endSignIns(tx, eq(signIns.userId, userId));
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

/** Notes the sign-in where it is new, and waits for whoever is ending it at this moment. */
async function wasEnded(tx: Transaction, { userId, signedInAt }: NewSession): Promise<boolean> {
  const [signIn] = await tx
    .insert(signIns)
    .values({ userId, signedInAt })
    .onConflictDoUpdate({ target: [signIns.userId, signIns.signedInAt], set: { signedInAt } })
    .returning({ isEnded: signIns.isEnded });
  return signIn?.isEnded ?? false;
}

function is(userId: string, id: string): SQL | undefined {
  return and(eq(sessions.userId, userId), eq(sessions.id, id));
}

function othersThan(userId: string, signedInAt: Date): SQL | undefined {
  return and(eq(signIns.userId, userId), ne(signIns.signedInAt, signedInAt));
}

/** A sign-in behind sessions of that kind. */
function isBehind(tx: Transaction, kind: SQL | undefined): SQL {
  const isSame = and(eq(sessions.userId, signIns.userId), eq(sessions.signedInAt, signIns.signedInAt));
  return exists(tx.select({ id: sessions.id }).from(sessions).where(and(isSame, kind)));
}

/** Sees to it that these open no other session. */
async function endSignIns(tx: Transaction, condition: SQL | undefined): Promise<void> {
  await tx.update(signIns).set({ isEnded: true }).where(condition);
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
