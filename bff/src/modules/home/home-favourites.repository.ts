import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { type Transaction } from '../../database/transaction.js';
import { homeEntities, homeFavourites } from './home.table.js';

@Injectable()
export class HomeFavouritesRepository {
  constructor(private readonly database: Database) {}

  /** Of which devices; there are never more than the home has. */
  async findIds(userId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.forUser(userId, (tx) =>
      tx
        .select({ id: homeFavourites.entityId })
        .from(homeFavourites)
        .where(eq(homeFavourites.userId, userId)),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** False: there is no such device in the user's home. */
  add(userId: string, entityId: string): Promise<boolean> {
    return this.change(userId, entityId, async (tx) => {
      await tx.insert(homeFavourites).values({ userId, entityId }).onConflictDoNothing();
    });
  }

  /** False as above; a device without a star is none the less there. */
  remove(userId: string, entityId: string): Promise<boolean> {
    return this.change(userId, entityId, async (tx) => {
      await tx
        .delete(homeFavourites)
        .where(and(eq(homeFavourites.userId, userId), eq(homeFavourites.entityId, entityId)));
    });
  }

  private change(
    userId: string,
    entityId: string,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [entity] = await tx
        .select({ id: homeEntities.id })
        .from(homeEntities)
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.id, entityId)))
        .for('key share');
      if (!entity) return false;
      await work(tx);
      return true;
    });
  }
}
