import { Injectable } from '@nestjs/common';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';
import { twinVersions } from './twin-versions.table.js';

export type VersionRow = Omit<typeof twinVersions.$inferSelect, 'userId'>;
export type NewVersion = Omit<VersionRow, 'number'>;

/** Older ones go: nobody looks back further. */
const MOST_KEPT = 100;

const { id, number, length, warmth, formality, humour, language, restoredFrom, createdAt } = twinVersions;
const COLUMNS = { id, number, length, warmth, formality, humour, language, restoredFrom, createdAt };

/** The styles that somebody saved, by their numbers. */
@Injectable()
export class StyleRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  findAll(userId: string): Promise<VersionRow[]> {
    return this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinVersions)
        .where(eq(twinVersions.userId, userId))
        .orderBy(desc(number))
        .limit(MOST_KEPT),
    );
  }

  /** The one that holds; undefined where none was saved. */
  async findNewest(userId: string): Promise<VersionRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinVersions)
        .where(eq(twinVersions.userId, userId))
        .orderBy(desc(number))
        .limit(1),
    );
    return row;
  }

  async find(userId: string, versionId: string): Promise<VersionRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx
        .select(COLUMNS)
        .from(twinVersions)
        .where(and(eq(twinVersions.userId, userId), eq(id, versionId))),
    );
    return row;
  }

  /** With the next number; undefined where another request took it first. */
  add(userId: string, version: NewVersion): Promise<VersionRow | undefined> {
    return this.database.forUser(userId, async (tx) => {
      const [last] = await tx
        .select({ number: sql<number>`coalesce(max(${number}), 0)`.mapWith(Number) })
        .from(twinVersions)
        .where(eq(twinVersions.userId, userId));
      const next = (last?.number ?? 0) + 1;
      const [row] = await tx
        .insert(twinVersions)
        .values({ ...version, userId, number: next })
        .onConflictDoNothing()
        .returning(COLUMNS);
      await tx
        .delete(twinVersions)
        .where(and(eq(twinVersions.userId, userId), lte(number, next - MOST_KEPT)));
      return row;
    });
  }
}
