import { Injectable } from '@nestjs/common';
import { and, eq, inArray, lte, ne, type SQL } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { type Transaction } from '../../../database/transaction.js';
import { accountRefreshTokens, accountSignIns } from './sign-ins.table.js';

export type SignInRow = typeof accountSignIns.$inferSelect;

/** Which of an account's sign-ins: all, all but that of one moment, or those of some. */
export interface SignInChoice {
  but?: Date;
  only?: Date[];
}

/** What became of a refresh token that was shown. */
export type Showing =
  | { kind: 'unknown' }
  /** It was replaced long ago: somebody has a copy. Its family has ended with this. */
  | { kind: 'reused' }
  /** It was replaced a moment ago; whoever has it can open what replaced it. */
  | { kind: 'replaced'; signIn: SignInRow; successor: Buffer }
  | { kind: 'current'; signIn: SignInRow };

interface Replacement {
  tokenHash: Buffer;
  successor: Buffer;
}

@Injectable()
export class SignInsRepository {
  constructor(private readonly database: Database) {}

  open(signIn: SignInRow, tokenHash: Buffer): Promise<void> {
    return this.database.forSystem('accounts: open a sign-in', async (tx) => {
      await tx.delete(accountSignIns).where(lte(accountSignIns.expiresAt, signIn.signedInAt));
      await tx.insert(accountSignIns).values(signIn);
      await tx.insert(accountRefreshTokens).values({ tokenHash, signInId: signIn.id });
    });
  }

  async find(id: string): Promise<SignInRow | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx.select().from(accountSignIns).where(eq(accountSignIns.id, id)).limit(1),
    );
    return row;
  }

  /** Looks at a token, and puts the next in its place where it is the current one and there is a next. */
  show(
    tokenHash: Buffer,
    { now, graceMs, next }: { now: Date; graceMs: number; next?: (signInId: string) => Replacement },
  ): Promise<Showing> {
    return this.database.forSystem('accounts: renew a sign-in', async (tx) => {
      const signIn = await lockFamilyOf(tx, tokenHash);
      if (!signIn || signIn.expiresAt <= now) return { kind: 'unknown' };
      const [token] = await tx
        .select()
        .from(accountRefreshTokens)
        .where(eq(accountRefreshTokens.tokenHash, tokenHash));
      if (!token) return { kind: 'unknown' };
      const { replacedAt, successor } = token;
      if (replacedAt === null || successor === null) {
        if (next) await replace(tx, signIn.id, tokenHash, { ...next(signIn.id), now });
        return { kind: 'current', signIn };
      }
      if (now.getTime() - replacedAt.getTime() <= graceMs) return { kind: 'replaced', signIn, successor };
      await tx.delete(accountSignIns).where(eq(accountSignIns.id, signIn.id));
      return { kind: 'reused' };
    });
  }

  /** How many there were. */
  end(uid: string, { but, only }: SignInChoice = {}): Promise<number> {
    const { signedInAt } = accountSignIns;
    return this.endWhere(
      and(
        eq(accountSignIns.uid, uid),
        but && ne(signedInAt, but),
        only && inArray(signedInAt, only.length > 0 ? only : [new Date(0)]),
      ),
    );
  }

  private endWhere(condition: SQL | undefined): Promise<number> {
    return this.database.forSystem('accounts: end sign-ins', async (tx) => {
      const ended = await tx.delete(accountSignIns).where(condition).returning({ id: accountSignIns.id });
      return ended.length;
    });
  }
}

/** One after the other: two tabs that renew at once must meet the same successor. */
async function lockFamilyOf(tx: Transaction, tokenHash: Buffer): Promise<SignInRow | undefined> {
  const [found] = await tx
    .select({ signInId: accountRefreshTokens.signInId })
    .from(accountRefreshTokens)
    .where(eq(accountRefreshTokens.tokenHash, tokenHash));
  if (!found) return undefined;
  const [signIn] = await tx
    .select()
    .from(accountSignIns)
    .where(eq(accountSignIns.id, found.signInId))
    .for('update');
  return signIn;
}

async function replace(
  tx: Transaction,
  signInId: string,
  former: Buffer,
  { tokenHash, successor, now }: Replacement & { now: Date },
): Promise<void> {
  await tx
    .update(accountRefreshTokens)
    .set({ replacedAt: now, successor })
    .where(eq(accountRefreshTokens.tokenHash, former));
  await tx.insert(accountRefreshTokens).values({ tokenHash, signInId });
}
