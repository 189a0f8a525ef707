import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { AccessJournal } from '../common/auth/access-journal.js';
import { AccessNotes } from './access-notes.js';
import { CacheNotices } from './cache-notices.js';
import { type Connection } from './connection.js';
import { CONNECTION, Database } from './database.js';
import { Transactions } from './transactions.js';

@Global()
@Module({
  providers: [
    Database,
    Transactions,
    CacheNotices,
    AccessNotes,
    { provide: AccessJournal, useExisting: AccessNotes },
  ],
  exports: [Database, Transactions, CacheNotices, AccessNotes, AccessJournal],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  /** Nothing gets the database before it is open and its schema up to date. */
  static with(connection: Promise<Connection>): DynamicModule {
    return { module: DatabaseModule, providers: [{ provide: CONNECTION, useFactory: () => connection }] };
  }

  /** After the last request has been answered. */
  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}
