import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../database/database.js';

/** A memory as an answer cites it. */
export interface LifeMemory {
  readonly id: string;
  readonly kind: string;
  readonly author: string | null;
  readonly text: string;
  readonly recordedAt: string;
  /** The message that told it. */
  readonly messageId: string | null;
}

/** What answers across a life cite, so that they lose their words with it. */
@Injectable()
export class LifeMemoriesRepository {
  constructor(private readonly database: Database) {}

  /** Memories of these ids, and those that were told by messages of these ids; the earliest first. */
  async ofEntries(userId: string, ids: readonly string[]): Promise<LifeMemory[]> {
    const uuids = sql`${sql.param(ids.filter((id) => UUID.test(id)))}::uuid[]`;
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`select id, kind, author, text, recorded_at, source_message_id from memories
        where user_id = ${userId} and (id = any(${uuids}) or source_message_id = any(${uuids})) order by recorded_at, id`),
    );
    return rows.map((row) => ({
      ...{ id: String(row.id), kind: String(row.kind), text: String(row.text) },
      author: row.author === null ? null : String(row.author),
      recordedAt: new Date(row.recorded_at as string).toISOString(),
      messageId: row.source_message_id === null ? null : String(row.source_message_id),
    }));
  }
}

/** Entries of other strands have ids of their own kind. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu;
