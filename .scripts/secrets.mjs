// npm run secrets -- renew: a new key for the passwords and tokens of homes, on the embedded stack.
import { spawnSync } from 'node:child_process';
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
  const { status } = spawnSync(pinnedNode, ['bff/dist/secrets.js', ...process.argv.slice(2)], {
    cwd: root,
    env: bffEnv(settings),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
