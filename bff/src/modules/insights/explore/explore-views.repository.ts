import { Injectable } from '@nestjs/common';
import { and, count, desc, eq } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { exploreViews } from './explore-views.table.js';

export interface KeptView {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly createdAt: Date;
}

const owner = exploreViews.userId;

@Injectable()
export class ExploreViewsRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  findAll(userId: string): Promise<KeptView[]> {
    const { id, name, address, createdAt } = exploreViews;
    return this.database.forUser(userId, (tx) =>
      tx
        .select({ id, name, address, createdAt })
        .from(exploreViews)
        .where(eq(owner, userId))
        .orderBy(desc(createdAt), desc(id)),
    );
  }

  /** False where there are so many already. */
  add(userId: string, view: KeptView, most: number): Promise<boolean> {
    return this.database.forUser(userId, async (tx) => {
      const [row] = await tx.select({ there: count() }).from(exploreViews).where(eq(owner, userId));
      if ((row?.there ?? 0) >= most) return false;
      await tx.insert(exploreViews).values({ ...view, userId });
      return true;
    });
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.forUser(userId, (tx) =>
      tx
        .delete(exploreViews)
        .where(and(eq(owner, userId), eq(exploreViews.id, id)))
        .returning({ id: exploreViews.id }),
    );
    return removed.length > 0;
  }
}
