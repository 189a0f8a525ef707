import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../database/database.js';

const CHANNEL = 'twyn_events';

/** The way between the processes of the product. */
@Injectable()
export class EventNotices {
  constructor(private readonly database: Database) {}

  /** Whether there may be other processes. */
  get isShared(): boolean {
    return this.database.isShared;
  }

  /** `onReconnect`: what was told meanwhile is lost. */
  listen(handler: (payload: string) => void, onReconnect: () => void): Promise<void> {
    return this.database.listen(CHANNEL, handler, onReconnect);
  }

  async notify(payloads: readonly string[]): Promise<void> {
    await this.database.readAsSystem((tx) =>
      tx.execute(sql`
        select pg_notify(${CHANNEL}, payload)
        from unnest(${sql.param([...payloads])}::text[]) with ordinality as notice (payload, place)
        order by place`),
    );
  }
}
