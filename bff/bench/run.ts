// `npm run bench`: every figure of docs/performance.md that a machine can print, in one run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { benchFootprint } from './footprint.ts';
import { startIdentity, startPostgres, temporaryFolder } from './lib/stack.ts';
import { benchSessions } from './sessions.ts';

const repository = path.resolve(import.meta.dirname, '../..');

const identity = await startIdentity();
const embedded = await temporaryFolder();
const postgres = await startPostgres();
try {
  await benchFootprint('the embedded database (PGlite)', path.join(embedded.folder, 'footprint'));
  if (postgres) await benchFootprint('PostgreSQL', postgres.url);
  await benchSessions(postgres?.url ?? path.join(embedded.folder, 'sessions'));
} finally {
  await identity.stop();
  await postgres?.stop();
  await embedded.remove();
}
spawnSync('npm', ['run', '--silent', 'bench:search', '-w', '@twyn/bff'], {
  cwd: repository,
  stdio: 'inherit',
});
spawnSync('npm', ['run', '--silent', 'bytes'], { cwd: repository, stdio: 'inherit' });
