import { Injectable } from '@nestjs/common';
import { and, asc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { ingestTokens } from './ingest-tokens.table.js';

export interface IngestTokenRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = {
  id: ingestTokens.id,
  name: ingestTokens.name,
  createdAt: ingestTokens.createdAt,
  lastUsedAt: ingestTokens.lastUsedAt,
};

@Injectable()
export class IngestTokensRepository {
  constructor(private readonly database: Database) {}

  list(userId: string): Promise<IngestTokenRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(ingestTokens)
        .where(eq(ingestTokens.userId, userId))
        .orderBy(asc(ingestTokens.name)),
    );
  }

  /** Undefined where one of that name is there already. */
  async add(
    userId: string,
    row: { readonly name: string; readonly tokenHash: Buffer; readonly createdAt: Date },
  ): Promise<IngestTokenRow | undefined> {
    const [added] = await this.database.forUser(userId, (tx) =>
      tx
        .insert(ingestTokens)
        .values({ userId, ...row })
        .onConflictDoNothing()
        .returning(COLUMNS),
    );
    return added;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(ingestTokens)
        .where(and(eq(ingestTokens.userId, userId), eq(ingestTokens.id, id)))
        .returning({ id: ingestTokens.id }),
    );
    return removed.length > 0;
  }

  /** Whose it is: found before its owner is known, so it is system work. */
  async findOwner(tokenHash: Buffer): Promise<{ userId: string; id: string; name: string } | undefined> {
    const { userId, id, name } = ingestTokens;
    const [found] = await this.database.readAsSystem((tx) =>
      tx.select({ userId, id, name }).from(ingestTokens).where(eq(ingestTokens.tokenHash, tokenHash)),
    );
    return found;
  }

  async markUsed(userId: string, id: string, at: Date): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .update(ingestTokens)
        .set({ lastUsedAt: at })
        .where(and(eq(ingestTokens.userId, userId), eq(ingestTokens.id, id))),
    );
  }
}
