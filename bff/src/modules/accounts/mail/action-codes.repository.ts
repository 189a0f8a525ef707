import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { accountActionCodes, ACTION_KINDS } from './action-codes.table.js';

export { ACTION_KINDS };
export type ActionCodeRow = typeof accountActionCodes.$inferSelect;
export type ActionKind = ActionCodeRow['kind'];

@Injectable()
export class ActionCodesRepository {
  constructor(private readonly database: Database) {}

  /** Of a kind of which an account has one, the former works no more. */
  add(row: ActionCodeRow, replaces: boolean): Promise<void> {
    const former = and(eq(accountActionCodes.uid, row.uid), eq(accountActionCodes.kind, row.kind));
    return this.database.forSystem('accounts: make an action code', async (tx) => {
      await tx.delete(accountActionCodes).where(lte(accountActionCodes.expiresAt, row.createdAt));
      if (replaces) await tx.delete(accountActionCodes).where(former);
      await tx.insert(accountActionCodes).values(row);
    });
  }

  async find(codeHash: Buffer): Promise<ActionCodeRow | undefined> {
    const [row] = await this.database.readAsSystem((tx) =>
      tx.select().from(accountActionCodes).where(eq(accountActionCodes.codeHash, codeHash)).limit(1),
    );
    return row;
  }

  /** True for the one who used it: of several at once, one. */
  use(codeHash: Buffer): Promise<boolean> {
    return this.database.forSystem('accounts: use an action code', async (tx) => {
      const used = await tx
        .delete(accountActionCodes)
        .where(eq(accountActionCodes.codeHash, codeHash))
        .returning({ id: accountActionCodes.id });
      return used.length > 0;
    });
  }

  dropAllOf(uid: string, kinds: readonly ActionKind[]): Promise<void> {
    return this.database.forSystem('accounts: drop action codes', async (tx) => {
      await tx
        .delete(accountActionCodes)
        .where(and(eq(accountActionCodes.uid, uid), inArray(accountActionCodes.kind, [...kinds])));
    });
  }

  /** Those whose link nobody sent, the newest first. */
  findUnsent(now: Date, limit: number): Promise<ActionCodeRow[]> {
    const { sealedLink, expiresAt, createdAt, id } = accountActionCodes;
    return this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(accountActionCodes)
        .where(and(isNotNull(sealedLink), gt(expiresAt, now)))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit),
    );
  }
}
