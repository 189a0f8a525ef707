import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as bootstrap from '../../src/bootstrap.ts';
import type * as config from '../../src/config/env.ts';
import type * as opening from '../../src/database/open-connection.ts';
import type * as rows from '../../src/database/database.ts';
import type * as extraction from '../../src/modules/memory/extraction/extraction.service.ts';
import type * as comparison from '../../src/modules/memory/review/comparison.service.ts';
import { built } from './memory-product.ts';
import { BFF_PORT, identityUrl } from './stack.ts';

/** The built product in this process, so that its database can be asked beside it and its time be taken inside. */
export interface ServedProduct {
  readonly database: rows.Database;
  /** What was answered since it was asked the last time: by address, when it began and ended. */
  taken(): Taken[];
  /** Ends what is done behind the back of requests with memories that were just kept. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface Taken {
  readonly address: string;
  readonly begun: number;
  readonly ended: number;
}

/** Listens at `BFF_URL`; needs a build and `startIdentity`. `place` is a postgres:// address or a folder. */
export async function serveProduct(place: string): Promise<ServedProduct> {
  const isAddress = place.startsWith('postgres');
  // Firebase's own library looks there and nowhere else.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(identityUrl).host;
  const { readEnv } = await built<typeof config>('config/env');
  const { createApp } = await built<typeof bootstrap>('bootstrap');
  const { openConnection } = await built<typeof opening>('database/open-connection');
  const { Database } = await built<typeof rows>('database/database');
  const { ExtractionService } = await built<typeof extraction>(
    'modules/memory/extraction/extraction.service',
  );
  const { ComparisonService } = await built<typeof comparison>('modules/memory/review/comparison.service');
  const env = readEnv({
    ...{
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'http://localhost:8080',
      IDENTITY: 'emulator',
    },
    ...{ FIREBASE_AUTH_EMULATOR_HOST: new URL(identityUrl).host, FIREBASE_PROJECT_ID: 'demo-twyn' },
    FIREBASE_API_KEY: 'demo',
    DATABASE_URL: isAddress ? place : '',
    DATABASE_DIR: isAddress ? '' : place,
  });
  const app = await createApp(env, openConnection(env));
  let taken: Taken[] = [];
  const server = app.getHttpServer() as { prependListener: (event: string, on: Listener) => void };
  server.prependListener('request', (request, response) => {
    const begun = performance.now();
    const address = (request.url ?? '').split('?')[0] ?? '';
    response.once('finish', () => taken.push({ address, begun, ended: performance.now() }));
  });
  await app.listen(BFF_PORT, '127.0.0.1');
  return {
    database: app.get(Database),
    taken: () => {
      const answered = taken;
      taken = [];
      return answered;
    },
    settled: async () => {
      await app.get(ExtractionService).settled();
      await app.get(ComparisonService).settled();
    },
    close: () => app.close(),
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
