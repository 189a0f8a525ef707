import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { type Connection } from './connection.js';
import { CONNECTION, Database } from './database.js';
import { openConnection } from './open-connection.js';

/** Nothing gets the database before its schema is up to date, and it is closed after the last request. */
@Global()
@Module({
  providers: [
    { provide: CONNECTION, inject: [ENV], useFactory: (env: Env) => openConnection(env) },
    Database,
  ],
  exports: [Database],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(CONNECTION) private readonly connection: Connection) {}

  async onApplicationShutdown(): Promise<void> {
    await this.connection.close();
  }
}
