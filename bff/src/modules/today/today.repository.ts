import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { todayLayouts } from './today.table.js';

const columns = {
  cards: todayLayouts.cards,
  skippedSteps: todayLayouts.skippedSteps,
  isClosed: todayLayouts.isClosed,
};

export type TodayLayoutRow = Pick<typeof todayLayouts.$inferSelect, keyof typeof columns>;

const UNTOUCHED: TodayLayoutRow = { cards: null, skippedSteps: [], isClosed: null };

@Injectable()
export class TodayRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<TodayLayoutRow> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.select(columns).from(todayLayouts).where(eq(todayLayouts.userId, userId)),
    );
    return row ?? UNTOUCHED;
  }

  async save(userId: string, changes: Partial<TodayLayoutRow>, updatedAt: Date): Promise<TodayLayoutRow> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .insert(todayLayouts)
        .values({ userId, ...changes })
        .onConflictDoUpdate({ target: todayLayouts.userId, set: { ...changes, updatedAt } })
        .returning(columns),
    );
    return row ?? UNTOUCHED;
  }
}
