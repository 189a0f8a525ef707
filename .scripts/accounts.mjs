// npm run accounts -- import <auth-users.json> | mail | rotate-keys [--at-once] | disable <email> | enable <email>:
// the accounts that the embedded stack keeps itself, while it is stopped.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { pinnedNode } from './lib/command.mjs';
import { bffEnv } from './lib/embedded-stack.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runOrExplain } from './lib/user-error.mjs';
import { readSettings } from './lib/settings.mjs';

await runOrExplain(async () => {
  const settings = readSettings();
  await ensureInstalled();
  await ensureBuilt(['bff']);
  const [command, file, ...rest] = process.argv.slice(2);
  // The program runs elsewhere than where the name was typed.
  const args = command === 'import' && file ? [command, path.resolve(file), ...rest] : process.argv.slice(2);
  const { status } = spawnSync(pinnedNode, ['bff/dist/accounts.js', ...args], {
    cwd: root,
    env: bffEnv(settings),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
