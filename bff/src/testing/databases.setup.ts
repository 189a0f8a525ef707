import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type TestProject } from 'vitest/node';
import { MIGRATIONS_FOLDER } from '../database/migrate.js';
import { extensions } from '../database/pglite/extensions.js';
import { PgliteConnection } from '../database/pglite/pglite-connection.js';
import { startPostgres } from './postgres-server.js';
import { PostgresTemplate } from './postgres-template.js';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string;
    drivers: ('pglite' | 'postgres')[];
    pgliteTemplate: string;
    postgresTemplate: string;
  }
}

/** Runs once per test run: migrates a template on each database that can be reached. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'twyn-test-'));
  // At once: making the one computes, while the other waits for a container.
  const [pgliteTemplate, server] = await Promise.all([
    makePgliteTemplate(folder),
    startPostgres(project.getProvidedContext().testDatabaseUrl),
  ]);
  project.provide('pgliteTemplate', pgliteTemplate);
  const template = server && new PostgresTemplate(server.url);
  await template?.create();
  project.provide('postgresTemplate', template?.url ?? '');
  project.provide('drivers', template ? ['pglite', 'postgres'] : ['pglite']);

  return async () => {
    rmSync(folder, { recursive: true });
    await template?.dropWithCopies();
    await server?.stop();
  };
}

async function makePgliteTemplate(folder: string): Promise<string> {
  const client = await PGlite.create({ extensions });
  const connection = new PgliteConnection(client);
  await connection.migrate(MIGRATIONS_FOLDER);
  const dump = await client.dumpDataDir('none');
  await connection.close();
  const path = join(folder, 'pglite.tar');
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}
