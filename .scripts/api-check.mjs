// npm run api:check: writes the contract and its client anew and fails when they were not what the code says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { succeed } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { runOrExplain, UserError } from './lib/user-error.mjs';

const CONTRACT = 'bff/openapi.json';
const CLIENT = 'frontend/src/api/generated';

await runOrExplain(async () => {
  await ensureBuilt(['bff']);
  const before = readGenerated();
  await succeed('npm', ['run', '--silent', 'api:generate']);
  const after = readGenerated();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (stale.length === 0) return;
  throw new UserError(
    `Stale, and written anew just now; review and commit:\n${stale.map((file) => `  ${file}`).join('\n')}`,
  );
});

function readGenerated() {
  const files = existsSync(path.join(root, CLIENT)) ? readdirSync(path.join(root, CLIENT)) : [];
  const names = [CONTRACT, ...files.map((file) => path.posix.join(CLIENT, file))];
  return new Map(
    names
      .filter((name) => existsSync(path.join(root, name)))
      .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
  );
}
