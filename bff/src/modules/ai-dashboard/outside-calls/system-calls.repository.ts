import { Injectable } from '@nestjs/common';
import { desc, lt } from 'drizzle-orm';
import { type TimePosition } from '../../../common/time-position.js';
import { Database } from '../../../database/database.js';
import { afterCursor } from '../../../database/keyset.js';
import { type OutsideCallRow } from './outside-calls.repository.js';
import { systemCalls } from './outside-calls.table.js';

/** Calls to other machines that belong to nobody. */
@Injectable()
export class SystemCallsRepository {
  constructor(private readonly database: Database) {}

  /** What is there already stays. */
  async addAll(calls: readonly OutsideCallRow[]): Promise<void> {
    await this.database.forSystem('ai dashboard: keep calls of the server', (tx) =>
      tx
        .insert(systemCalls)
        .values([...calls])
        .onConflictDoNothing(),
    );
  }

  /** The newest first. */
  list(after: TimePosition | undefined, limit: number): Promise<OutsideCallRow[]> {
    const { id, at } = systemCalls;
    return this.database.readAsSystem((tx) =>
      tx
        .select()
        .from(systemCalls)
        .where(afterCursor(at, id, after))
        .orderBy(desc(at), desc(id))
        .limit(limit),
    );
  }

  async purge(before: Date): Promise<void> {
    await this.database.forSystem('ai dashboard: purge calls of the server', (tx) =>
      tx.delete(systemCalls).where(lt(systemCalls.at, before)),
    );
  }
}
