import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { twinChecks } from './twin-checks.table.js';

export type CheckRow = Omit<typeof twinChecks.$inferSelect, 'userId'>;

/** More answers change the rate no more. */
const MOST_ANSWERED = 2_000;

const { id, kind, choices, predicted, chosen, askedAt, answeredAt } = twinChecks;
const COLUMNS = { id, kind, choices, predicted, chosen, askedAt, answeredAt };
const owner = twinChecks.userId;

/** Questions with what the twin said to them before. */
@Injectable()
export class ChecksRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first. */
  findOpen(userId: string, limit: number): Promise<CheckRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinChecks)
        .where(and(eq(owner, userId), isNull(chosen)))
        .orderBy(asc(askedAt), asc(id))
        .limit(limit),
    );
  }

  /** The newest first. */
  findAnswered(userId: string): Promise<CheckRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinChecks)
        .where(and(eq(owner, userId), isNotNull(chosen)))
        .orderBy(desc(answeredAt), desc(id))
        .limit(MOST_ANSWERED),
    );
  }

  async find(userId: string, checkId: string): Promise<CheckRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinChecks)
        .where(and(eq(owner, userId), eq(id, checkId))),
    );
    return row;
  }

  async add(userId: string, checks: readonly CheckRow[]): Promise<void> {
    await this.database.forUser(userId, (tx) =>
      tx.insert(twinChecks).values(checks.map((check) => ({ ...check, userId }))),
    );
  }

  /** Undefined where it was answered before. */
  async answer(userId: string, checkId: string, choice: string, at: Date): Promise<CheckRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .update(twinChecks)
        .set({ chosen: choice, answeredAt: at })
        .where(and(eq(owner, userId), eq(id, checkId), isNull(chosen)))
        .returning(COLUMNS),
    );
    return row;
  }

  /** Only what is open: an answer counts. */
  async remove(userId: string, checkId: string): Promise<boolean> {
    const gone = await this.database.forUser(userId, (tx) =>
      tx
        .delete(twinChecks)
        .where(and(eq(owner, userId), eq(id, checkId), isNull(chosen)))
        .returning({ id }),
    );
    return gone.length > 0;
  }
}
