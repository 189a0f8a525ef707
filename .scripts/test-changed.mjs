// npm run test:changed [-- COMMIT]: the tests that a change can break, since COMMIT or what is not committed yet.
import { ensureBuilt } from './lib/build.mjs';
import { changedFiles } from './lib/changed.mjs';
import { findChromium, findTestBrowser } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { freeRange } from './lib/port.mjs';
import { runOrExplain } from './lib/user-error.mjs';
import { changedBrowserTests, changedChecks, changedUnitTests, clearResults } from './lib/suites.mjs';
import { TestRun } from './lib/test-run.mjs';

/** Clear of the ports of `npm test`, which may run beside it. */
const FIRST_TEST_PORT = 19_080;

await runOrExplain(async () => {
  await ensureInstalled();
  const since = process.argv[2] ?? 'HEAD';
  const files = await changedFiles(since);
  clearResults();
  const run = new TestRun();
  await run.beside(changedChecks(files));
  await run.inTurn(changedUnitTests(files, since));
  if (files.some((file) => file.startsWith('bff/src/')))
    run.skip('database tests of modules that did not change', '`npm run test:db` runs them');
  await testInBrowser(run, files, since);
  run.finish();
});

/** Specs that changed, or whose page objects and fixtures did, on the stack where each belongs. */
async function testInBrowser(run, files, since) {
  if (!files.some((file) => /^e2e\/(fixtures|pages|specs)\//.test(file))) return;
  if ((await findChromium()) === null) {
    run.skip('browser tests', 'no Chromium is installed; install one or set E2E_CHROMIUM');
    return;
  }
  await ensureBuilt();
  for (const stack of ['site', 'embedded']) {
    const env = {
      E2E_CHROMIUM: await findTestBrowser(stack),
      E2E_PORT: String(await freeRange(FIRST_TEST_PORT, 3)),
    };
    await run.inTurn([changedBrowserTests(stack, env, since)]);
  }
}
