import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MemoryService } from '../../src/modules/memory/memory.service.ts';
import type { MemorySearchService } from '../../src/modules/memory/search/memory-search.service.ts';

/** The memory of the built product, wired as it ships, on a real database; only HTTP is left out. */
export interface MemoryProduct {
  memories: MemoryService;
  searches: MemorySearchService;
  addUser(): Promise<string>;
  /** Refreshes the planner's statistics, as the database does by itself some time after a large import. */
  analyse(): Promise<void>;
  close(): Promise<void>;
}

/** `database` is a postgres:// address or a folder for the embedded database. Needs a build. */
export async function openMemoryProduct(database: string): Promise<MemoryProduct> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY: 'emulator',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    FIREBASE_PROJECT_ID: 'demo-twyn',
    FIREBASE_API_KEY: 'demo',
    DATABASE_URL: database.startsWith('postgres') ? database : '',
    DATABASE_DIR: database.startsWith('postgres') ? '' : database,
  });
  const { createApp } = await built<typeof import('../../src/bootstrap.ts')>('bootstrap');
  const memory = await built<typeof import('../../src/modules/memory/memory.service.ts')>(
    'modules/memory/memory.service',
  );
  const search = await built<typeof import('../../src/modules/memory/search/memory-search.service.ts')>(
    'modules/memory/search/memory-search.service',
  );
  const { CONNECTION } = await built<typeof import('../../src/database/database.ts')>('database/database');
  const app = await createApp();
  const connection = app.get<import('../../src/database/connection.ts').Connection>(CONNECTION);
  return {
    memories: app.get(memory.MemoryService),
    searches: app.get(search.MemorySearchService),
    addUser: async () => {
      const id = randomUUID();
      await connection.transaction((tx) =>
        tx.execute(sql`insert into users (id, uid) values (${id}, ${id})`),
      );
      return id;
    },
    analyse: async () => {
      await connection.transaction((tx) => tx.execute(sql`analyze memories, memory_vectors`));
    },
    close: () => app.close(),
  };
}

function built<T>(file: string): Promise<T> {
  return import(new URL(`../../dist/${file}.js`, import.meta.url).href) as Promise<T>;
}
