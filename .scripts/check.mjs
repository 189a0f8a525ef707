// npm run check: everything that needs neither a browser nor a container engine; green before every commit.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runOrExplain } from './lib/sentence.mjs';
import { checks, clearResults, contractCheck, scriptTests, unitTests } from './lib/suites.mjs';
import { TestRun } from './lib/test-run.mjs';

await runOrExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  clearResults();
  const run = new TestRun();
  await run.inTurn([contractCheck]);
  await run.beside([...checks, scriptTests]);
  await run.inTurn(unitTests);
  run.finish();
});
