import { Injectable } from '@nestjs/common';
import { lt, sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';
import { isOwnMemory, MEMORY_COLUMNS, type MemoryRow } from './memory.rows.js';
import { memories } from './memory.table.js';

/** Deleted memories: out of every list and search, and to be restored until they are purged. */
@Injectable()
export class MemoryTrashRepository {
  constructor(private readonly database: Database) {}

  /** Whether there was one to mark. The first mark counts: a repeat does not prolong the time to undo. */
  async put(userId: string, id: string, at: Date): Promise<boolean> {
    const marked = await this.database.forUser(userId, (tx) =>
      tx
        .update(memories)
        .set({ deletedAt: sql`coalesce(${memories.deletedAt}, ${at.toISOString()}::timestamptz)` })
        .where(isOwnMemory(userId, id))
        .returning({ id: memories.id }),
    );
    return marked.length > 0;
  }

  async takeOut(userId: string, id: string): Promise<MemoryRow | undefined> {
    const [row] = await this.database.forUser(userId, (tx) =>
      tx.update(memories).set({ deletedAt: null }).where(isOwnMemory(userId, id)).returning(MEMORY_COLUMNS),
    );
    return row;
  }

  /** Removes for good, with versions and vectors, what was deleted before that time; gives how many. */
  async purge(before: Date): Promise<number> {
    const purged = await this.database.forSystem('memory: purge deleted memories', (tx) =>
      tx.delete(memories).where(lt(memories.deletedAt, before)).returning({ id: memories.id }),
    );
    return purged.length;
  }
}
