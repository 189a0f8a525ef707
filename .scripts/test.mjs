// npm test: everything that can be tested on this machine, from a fresh checkout; says at the end what could not.
import { ensureBuilt } from './lib/build.mjs';
import { findChromium, findTestBrowser } from './lib/chromium.mjs';
import { whyNoDocker } from './lib/docker.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { freeRange } from './lib/port.mjs';
import { runOrExplain } from './lib/user-error.mjs';
import {
  browserTests,
  checks,
  clearResults,
  containerImages,
  contractCheck,
  databaseTests,
  scriptTests,
  unitTests,
} from './lib/suites.mjs';
import { TestRun } from './lib/test-run.mjs';

/** Clear of the ports on which a developer's own Twyn runs. */
const FIRST_TEST_PORT = 18_080;
/** Clear of the other stack that is tested beside them. */
const FIRST_CONTAINER_PORT = 18_380;

await runOrExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  clearResults();
  // The tests stop their own containers; the helper that would do it after a crash is one more image to pull.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';

  const run = new TestRun();
  const noDocker = await whyNoDocker();
  await run.inTurn([contractCheck]);
  const images = noDocker ? undefined : run.run(containerImages);
  await run.beside([...checks, scriptTests]);
  await run.inTurn([...unitTests, databaseTests]);
  if (noDocker && !process.env.TEST_DATABASE_URL) run.skip('database tests on PostgreSQL', noDocker);
  await images;
  await testInBrowser(run, noDocker);
  run.finish();
});

async function testInBrowser(run, noDocker) {
  if ((await findChromium()) === null) {
    run.skip(
      'browser tests',
      'no Chromium is installed and none could be downloaded; install one or set E2E_CHROMIUM',
    );
    return;
  }
  await run.inTurn([browserTests('embedded', await browserEnv('embedded', FIRST_TEST_PORT))]);
  // The containers wait for each other and are waited for, while the public pages need no server.
  const together = [browserTests('site', await browserEnv('site', FIRST_TEST_PORT))];
  if (noDocker) run.skip('browser tests, containers stack', noDocker);
  else together.push(browserTests('containers', await browserEnv('containers', FIRST_CONTAINER_PORT)));
  await run.beside(together);
}

/** The embedded stack takes three ports in a row, the containers' the first of them. */
async function browserEnv(stack, from) {
  return {
    E2E_CHROMIUM: await findTestBrowser(stack),
    E2E_PORT: String(await freeRange(from, 3)),
    E2E_IMAGES: 'built',
  };
}
