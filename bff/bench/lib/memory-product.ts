import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type * as bootstrap from '../../src/bootstrap.ts';
import type * as config from '../../src/config/env.ts';
import type * as opening from '../../src/database/open-connection.ts';
import type * as idle from '../../src/common/lifecycle/idle-gate.ts';
import type * as embedding from '../../src/integrations/embeddings/embedder.ts';
import type * as graph from '../../src/modules/memory/indexing/memory-graph.service.ts';
import type * as listing from '../../src/modules/memory/listing/listing.service.ts';
import type * as memory from '../../src/modules/memory/memory.service.ts';
import type * as comparison from '../../src/modules/memory/review/comparison.service.ts';
import type * as extraction from '../../src/modules/memory/extraction/extraction.service.ts';
import type * as search from '../../src/modules/memory/search/memory-search.service.ts';
import type * as repository from '../../src/modules/memory/search/search.repository.ts';

/** The memory of the built product, wired as it ships, on a real database; only HTTP is left out. */
export interface MemoryProduct {
  memories: memory.MemoryService;
  searches: search.MemorySearchService;
  listings: listing.MemoryListingService;
  candidates: repository.SearchRepository;
  graphs: graph.MemoryGraphService;
  embedder: embedding.Embedder;
  addUser(): Promise<string>;
  /** Ends the work behind the back of requests, which for thousands of memories takes minutes. */
  rest(): Promise<void>;
  /** Begins it again. */
  compareAnew(user: string): Promise<void>;
  /** What stands before every route; HTTP is left out here. */
  noteRequest(): void;
  /** Refreshes the planner's statistics, as the database does by itself some time after a large import. */
  analyse(): Promise<void>;
  close(): Promise<void>;
}

/** `place` is a postgres:// address or a folder for the embedded database. Needs a build. */
export async function openMemoryProduct(place: string): Promise<MemoryProduct> {
  const isAddress = place.startsWith('postgres');
  const { readEnv } = await built<typeof config>('config/env');
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY: 'emulator',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    FIREBASE_PROJECT_ID: 'demo-twyn',
    FIREBASE_API_KEY: 'demo',
    DATABASE_URL: isAddress ? place : '',
    DATABASE_DIR: isAddress ? '' : place,
  });
  const { createApp } = await built<typeof bootstrap>('bootstrap');
  const { openConnection } = await built<typeof opening>('database/open-connection');
  const { MemoryService } = await built<typeof memory>('modules/memory/memory.service');
  const { MemorySearchService } = await built<typeof search>('modules/memory/search/memory-search.service');
  const { MemoryListingService } = await built<typeof listing>('modules/memory/listing/listing.service');
  const { SearchRepository } = await built<typeof repository>('modules/memory/search/search.repository');
  const { MemoryGraphService } = await built<typeof graph>('modules/memory/indexing/memory-graph.service');
  const { EMBEDDER } = await built<typeof embedding>('integrations/embeddings/embedder');
  const { ExtractionService } = await built<typeof extraction>(
    'modules/memory/extraction/extraction.service',
  );
  const { ComparisonService } = await built<typeof comparison>('modules/memory/review/comparison.service');
  const { IdleGate } = await built<typeof idle>('common/lifecycle/idle-gate');
  const connection = await openConnection(env);
  const app = await createApp(env, Promise.resolve(connection));
  return {
    memories: app.get(MemoryService),
    searches: app.get(MemorySearchService),
    listings: app.get(MemoryListingService),
    candidates: app.get(SearchRepository),
    graphs: app.get(MemoryGraphService),
    embedder: app.get<embedding.Embedder>(EMBEDDER),
    addUser: async () => {
      const id = randomUUID();
      await connection.transaction((tx) =>
        tx.execute(sql`insert into users (id, uid) values (${id}, ${id})`),
      );
      return id;
    },
    rest: async () => {
      await connection.transaction((tx) =>
        tx.execute(sql`update memories set compared_version = version, extracted_at = now()`),
      );
      await app.get(ExtractionService).settled();
      await app.get(ComparisonService).settled();
    },
    analyse: async () => {
      await connection.transaction((tx) => tx.execute(sql`analyze memories, memory_vectors`));
    },
    compareAnew: async (user) => {
      await connection.transaction((tx) =>
        tx.execute(sql`update memories set compared_version = null where user_id = ${user}`),
      );
      app.get(ComparisonService).wake(user);
    },
    noteRequest: () => app.get(IdleGate).note(),
    close: () => app.close(),
  };
}

/** A module of the build. */
export function built<T>(file: string): Promise<T> {
  return import(new URL(`../../dist/${file}.js`, import.meta.url).href) as Promise<T>;
}
