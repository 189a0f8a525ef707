import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { isUuid } from '../../../common/is-uuid.js';
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

interface Row extends Pick<LifeMemory, 'id' | 'kind' | 'author' | 'text'> {
  readonly recorded_at: string;
  readonly source_message_id: string | null;
}

/** What answers across a life cite, so that they lose their words with it. */
@Injectable()
export class LifeMemoriesRepository {
  constructor(private readonly database: Database) {}

  /** Memories of these ids, and those that were told by messages of these ids; the earliest first. */
  async ofEntries(userId: string, ids: readonly string[]): Promise<LifeMemory[]> {
    // Entries of other strands have ids of their own kind.
    const uuids = sql`${sql.param(ids.filter(isUuid))}::uuid[]`;
    const { rows } = await this.database.forUser(userId, (tx) =>
      tx.execute(sql`select id, kind, author, text, recorded_at, source_message_id from memories
        where user_id = ${userId} and (id = any(${uuids}) or source_message_id = any(${uuids})) order by recorded_at, id`),
    );
    return (rows as unknown as Row[]).map(({ recorded_at: at, source_message_id: messageId, ...memory }) => ({
      ...memory,
      recordedAt: new Date(at).toISOString(),
      messageId,
    }));
  }
}
