import { Injectable } from '@nestjs/common';
import { and, eq } from 'drizzle-orm';
import { Database } from '../../database/database.js';
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
    return this.database.forUser(userId, async (tx) => {
      const [entity] = await tx
        .select({ userId: homeEntities.userId, entityId: homeEntities.id })
        .from(homeEntities)
        .where(and(eq(homeEntities.userId, userId), eq(homeEntities.id, entityId)))
        .for('key share');
      if (!entity) return false;
      await tx.insert(homeFavourites).values(entity).onConflictDoNothing();
      return true;
    });
  }

  async remove(userId: string, entityId: string): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx
        .delete(homeFavourites)
        .where(and(eq(homeFavourites.userId, userId), eq(homeFavourites.entityId, entityId))),
    );
  }
}
