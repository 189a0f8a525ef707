// npm run lighthouse: the public pages under Lighthouse, from a fresh checkout. Minutes long and sensitive to what else
// the machine does, therefore no part of npm test.
import { spawnSync } from 'node:child_process';
import { findChromium } from './lib/chromium.mjs';
import { pinnedNode, toolEnv } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { freeRange } from './lib/port.mjs';
import { root } from './lib/root.mjs';
import { runOrExplain, UserError } from './lib/user-error.mjs';

const FIRST_PORT = 18_280;

await runOrExplain(async () => {
  await ensureInstalled();
  const chromium = await findChromium();
  if (chromium === null) throw new UserError('Lighthouse needs a Chromium; install one or set E2E_CHROMIUM.');
  const env = toolEnv({
    CHROME_PATH: chromium,
    E2E_PORT: process.env.E2E_PORT ?? String(await freeRange(FIRST_PORT, 3)),
    TESTCONTAINERS_RYUK_DISABLED: 'true',
  });
  process.exitCode =
    spawnSync(pinnedNode, ['e2e/lighthouse/run.ts'], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
});
