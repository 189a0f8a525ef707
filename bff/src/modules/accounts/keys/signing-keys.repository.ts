import { Injectable } from '@nestjs/common';
import { desc, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { accountSigningKeys } from './signing-keys.table.js';

export type SigningKeyRow = typeof accountSigningKeys.$inferSelect;

const CHANGED = 'account_keys_changed';

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly database: Database) {}

  /** All whose tokens count, the newest first. */
  findCounting(now: Date): Promise<SigningKeyRow[]> {
    const { countsUntil, createdAt, kid } = accountSigningKeys;
    return this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(accountSigningKeys)
        .where(or(isNull(countsUntil), gt(countsUntil, now)))
        .orderBy(desc(createdAt), desc(kid)),
    );
  }

  add(row: SigningKeyRow): Promise<void> {
    return this.database.forSystem('accounts: add a signing key', async (tx) => {
      await tx.insert(accountSigningKeys).values(row);
      await tx.execute(sql`select pg_notify(${CHANGED}, '')`);
    });
  }

  /** How many sign no more; what they signed counts until then. */
  retire(retiredAt: Date, countsUntil: Date): Promise<number> {
    return this.database.forSystem('accounts: retire the signing keys', async (tx) => {
      const stillCounting = or(
        isNull(accountSigningKeys.countsUntil),
        gt(accountSigningKeys.countsUntil, countsUntil),
      );
      const retired = await tx
        .update(accountSigningKeys)
        .set({ retiredAt, countsUntil })
        .where(stillCounting)
        .returning({ kid: accountSigningKeys.kid });
      await tx.delete(accountSigningKeys).where(lte(accountSigningKeys.countsUntil, retiredAt));
      await tx.execute(sql`select pg_notify(${CHANGED}, '')`);
      return retired.length;
    });
  }

  onChanged(handler: () => void): Promise<void> {
    return this.database.listen(CHANGED, handler);
  }
}
