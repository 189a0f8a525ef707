import { Injectable } from '@nestjs/common';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { users } from '../users/users.table.js';
import { sessions } from './sessions.table.js';

export type NewSession = Omit<typeof sessions.$inferInsert, 'id'>;
export type SessionRow = typeof sessions.$inferSelect;
export type SessionWithUser = { session: SessionRow; user: typeof users.$inferSelect };

const ENDED = 'session_ended';

/** Sessions are found before their user is known, so most of this is system work. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /** Opens a session in the place of the one the browser had before, and clears away what has expired. */
  open(session: NewSession, replaced?: Buffer): Promise<void> {
    return this.database.forSystem('auth: open a session', async (tx) => {
      if (replaced) await this.remove(tx, replaced);
      await tx.delete(sessions).where(lte(sessions.expiresAt, session.createdAt));
      await tx.insert(sessions).values(session);
    });
  }

  findLive(tokenHash: Buffer, now: Date): Promise<SessionWithUser | undefined> {
    return this.database.readAsSystem(async (tx) => {
      const [found] = await tx
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
        .limit(1);
      return found;
    });
  }

  touch({ id, userId }: SessionRow, lastUsedAt: Date, expiresAt: Date): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      await tx
        .update(sessions)
        .set({ lastUsedAt, expiresAt })
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
    });
  }

  end(tokenHash: Buffer): Promise<void> {
    return this.database.forSystem('auth: end a session', (tx) => this.remove(tx, tokenHash));
  }

  endAllOf(userId: string): Promise<void> {
    return this.database.forUser(userId, async (tx) => {
      const ended = await tx
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ tokenHash: sessions.tokenHash });
      for (const { tokenHash } of ended) await announce(tx, tokenHash);
    });
  }

  /** Calls back with the hash of every session that ends, in whichever process. */
  onEnded(handler: (tokenHashHex: string) => void): Promise<void> {
    return this.database.listen(ENDED, handler);
  }

  private async remove(tx: Transaction, tokenHash: Buffer): Promise<void> {
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    await announce(tx, tokenHash);
  }
}

/** Delivered when the transaction commits. */
async function announce(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx.execute(sql`select pg_notify(${ENDED}, ${tokenHash.toString('hex')})`);
}
