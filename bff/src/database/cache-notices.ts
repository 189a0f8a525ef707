import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { describeError } from '../common/logging/describe-error.js';
import { Database } from './database.js';

const CHANNEL = 'twyn_cache';
/** What happens in quick succession, as in an import, is told once. */
const GATHER_MS = 100;

type Handler = (userId: string) => void;

/**
 * Tells the other processes of the product that what they remember of a user is out of date. An announcement may be lost
 * with the connection it comes by, so whatever is remembered needs an age as well.
 */
@Injectable()
export class CacheNotices implements OnModuleInit {
  private readonly logger = new Logger(CacheNotices.name);
  private readonly origin = randomUUID().slice(0, 8);
  private readonly handlers = new Map<string, Handler>();
  private readonly due = new Set<string>();

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    if (!this.database.isShared) return;
    await this.database.listen(CHANNEL, (notice) => {
      const [origin, cache = '', userId = ''] = notice.split(' ');
      if (origin !== this.origin) this.handlers.get(cache)?.(userId);
    });
  }

  /** `handler` is called when another process announced this cache: one for each name. */
  subscribe(cache: string, handler: Handler): void {
    this.handlers.set(cache, handler);
  }

  /** To be called after what was announced is committed. */
  announce(cache: string, userId: string): void {
    if (!this.database.isShared) return;
    if (this.due.size === 0) setTimeout(() => void this.send(), GATHER_MS);
    this.due.add(`${this.origin} ${cache} ${userId}`);
  }

  private async send(): Promise<void> {
    const notices = [...this.due];
    this.due.clear();
    try {
      await this.database.readAsSystem((tx) =>
        tx.execute(
          sql`select pg_notify(${CHANNEL}, notice) from unnest(${sql.param(notices)}::text[]) as notice`,
        ),
      );
    } catch (error) {
      this.logger.warn({ error: describeError(error) });
    }
  }
}
