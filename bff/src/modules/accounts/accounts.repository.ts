import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { isUniqueViolation } from '../../database/database.errors.js';
import { type Transaction } from '../../database/transaction.js';
import { accountProviders, accounts } from './accounts.table.js';

export type AccountRow = typeof accounts.$inferSelect;
export type ProviderRow = typeof accountProviders.$inferSelect;
export type Account = AccountRow & { providers: ProviderRow[] };
export type AccountChange = Partial<Omit<AccountRow, 'uid' | 'createdAt'>>;
export type NewProvider = Omit<ProviderRow, 'uid'>;

/** Accounts are found before anybody is signed in, so all of this is system work. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  /** False, and nothing is made, where the address or the provider's account belongs to another. */
  create(account: AccountRow, providers: NewProvider[] = []): Promise<boolean> {
    return unlessTaken(
      this.database.forSystem('accounts: make an account', async (tx) => {
        await tx.insert(accounts).values(account);
        if (providers.length > 0) {
          await tx.insert(accountProviders).values(providers.map((each) => ({ ...each, uid: account.uid })));
        }
      }),
    );
  }

  async find(uid: string): Promise<Account | undefined> {
    const [account] = await this.findMany([uid]);
    return account;
  }

  findMany(uids: string[]): Promise<Account[]> {
    return this.database.readAsSystem((tx) => withProviders(tx, uids));
  }

  findByEmail(email: string): Promise<Account | undefined> {
    return this.database.readAsSystem(async (tx) => {
      const [row] = await tx
        .select({ uid: accounts.uid })
        .from(accounts)
        .where(eq(accounts.email, email))
        .limit(1);
      return row && (await withProviders(tx, [row.uid]))[0];
    });
  }

  /** The account that this account of a provider opens. */
  findByProvider(providerId: string, rawId: string): Promise<Account | undefined> {
    const opening = and(
      eq(accountProviders.providerId, providerId),
      eq(accountProviders.rawId, rawId),
      eq(accountProviders.opens, true),
    );
    return this.database.readAsSystem(async (tx) => {
      const [row] = await tx
        .select({ uid: accountProviders.uid })
        .from(accountProviders)
        .where(opening)
        .limit(1);
      return row && (await withProviders(tx, [row.uid]))[0];
    });
  }

  /** Those that were played last, for the window that plays the provider. */
  findPlayed(providerId: string, limit: number): Promise<ProviderRow[]> {
    const opening = and(eq(accountProviders.providerId, providerId), eq(accountProviders.opens, true));
    return this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(accountProviders)
        .where(opening)
        .orderBy(desc(accountProviders.createdAt), desc(accountProviders.uid))
        .limit(limit),
    );
  }

  /** False, and nothing is changed, where the address or number belongs to another. */
  update(uid: string, change: AccountChange): Promise<boolean> {
    return unlessTaken(
      this.database.forSystem('accounts: change an account', async (tx) => {
        await tx.update(accounts).set(change).where(eq(accounts.uid, uid));
      }),
    );
  }

  /** In the place of the one of the same provider. False where it opens another account. */
  link(uid: string, provider: NewProvider): Promise<boolean> {
    return unlessTaken(
      this.database.forSystem('accounts: link a provider', async (tx) => {
        await tx
          .insert(accountProviders)
          .values({ ...provider, uid })
          .onConflictDoUpdate({
            target: [accountProviders.uid, accountProviders.providerId],
            set: provider,
          });
      }),
    );
  }

  unlink(uid: string, providerIds: string[]): Promise<void> {
    return this.database.forSystem('accounts: unlink a provider', async (tx) => {
      await tx
        .delete(accountProviders)
        .where(and(eq(accountProviders.uid, uid), inArray(accountProviders.providerId, providerIds)));
    });
  }

  /** With everything that hangs on it. */
  remove(uid: string): Promise<void> {
    return this.database.forSystem('accounts: remove an account', async (tx) => {
      await tx.delete(accounts).where(eq(accounts.uid, uid));
    });
  }
}

async function withProviders(tx: Transaction, uids: string[]): Promise<Account[]> {
  const found = await tx.select().from(accounts).where(inArray(accounts.uid, uids));
  const linked = await tx.select().from(accountProviders).where(inArray(accountProviders.uid, uids));
  return found.map((account) => ({
    ...account,
    providers: linked.filter(({ uid }) => uid === account.uid),
  }));
}

async function unlessTaken(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
