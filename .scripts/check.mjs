// npm run check: what tells of code without running it, and the contract; green before every commit.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runOrExplain } from './lib/user-error.mjs';
import { checks, clearResults, contractCheck, scriptTests } from './lib/suites.mjs';
import { TestRun } from './lib/test-run.mjs';

await runOrExplain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  clearResults();
  const run = new TestRun();
  await run.inTurn([contractCheck]);
  await run.beside([...checks, scriptTests]);
  run.finish();
});
