import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { Imports } from './imports.mjs';
import { marked, mutation, numberIn } from './plugin.mjs';

// Runs tests on mutants, in one Vitest that stays. A process of its own, so that what never ends can be ended.

const bff = path.join(root, 'bff');
const src = path.join(bff, 'src');
/** Of a test that waits for what a mutant no longer does. */
const TEST_TIMEOUT_MS = 15_000;

const { plugin, state } = mutation();
const imports = new Imports(src);
const vitest = await startVitest();

let round = 0;

process.on('message', (job) => void run(job).then((answer) => process.send(answer)));
process.on('disconnect', () => process.exit());
process.send({ ready: true });

/** The tests of one file, once for each of these mutants of another. Each is reported when it has begun and ended. */
async function run({ file, test, texts, numbers }) {
  round += 1;
  state.file = path.join(src, file);
  state.test = path.join(src, test);
  state.texts = texts;
  state.dependents = imports.dependentsOf(state.file);
  if (!state.dependents.has(state.test)) return { done: true, error: `${test} does not import ${file}.` };
  const [found] = await vitest.globTestSpecifications([state.test]);
  if (!found) return { done: true, error: `There is no ${test}.` };
  await vitest.runTestSpecifications(
    numbers.map((number) => found.project.createSpecification(marked(state.test, round, number))),
  );
  return { done: true };
}

async function startVitest() {
  const file = createRequire(path.join(bff, 'package.json')).resolve('vitest/node');
  const { createVitest } = await import(pathToFileURL(file).href);
  process.chdir(bff);
  const options = {
    root: bff,
    watch: false,
    reporters: [{ onTestModuleQueued: begun, onTestModuleEnd: ended }],
    // A thread ends with this process, whatever it is doing.
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: TEST_TIMEOUT_MS,
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
  };
  return createVitest('test', options, { plugins: [plugin] });
}

function begun({ moduleId }) {
  process.send({ begun: numberIn(moduleId) });
}

function ended(module) {
  const tests = [...module.children.allTests()];
  const failed = tests.find((each) => each.result().state === 'failed');
  const [error] = failed?.result().errors ?? module.errors();
  const state = failed || error ? 'killed' : module.state() === 'passed' ? 'survived' : 'killed';
  const isLate = /timed out/u.test(error?.message ?? '');
  process.send({
    ended: numberIn(module.moduleId),
    state: isLate ? 'late' : state,
    by: failed?.fullName ?? '',
    why: error?.message ?? module.state(),
  });
}
