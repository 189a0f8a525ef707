import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from './command.mjs';
import { countNodeTests, countOne, countPlaywright, countVitest } from './counts.mjs';
import { readPlaywright, readVitest } from './report.mjs';
import { root } from './root.mjs';

/** Machine-readable results; thrown away at the start of a run. */
const RESULTS = path.join(root, '.cache/results');

export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Alone and first: it writes the files again that the others read. */
export const contractCheck = check('api:check');

/**
 * Each counts as one: it holds or it does not. The longest first, since they share the cores. Types are checked by lint,
 * whose rules need the compiler's programs anyway.
 */
export const checks = [
  check('lint'),
  check('format:check'),
  check('boundaries'),
  check('deadcode'),
  check('bytes'),
  check('db:check'),
];

export const scriptTests = {
  name: 'tests of the scripts',
  command: pinnedNode,
  args: ['--test', '--test-reporter=spec', '.scripts/**/*.test.mjs'],
  count: countNodeTests,
};

/** Tests beside the code that need nothing but Node. */
export const unitTests = [vitest('design-system'), vitest('frontend'), vitest('bff', 'unit')];

/** Real SQL: on PGlite always, on PostgreSQL as well where a container engine answers. */
export const databaseTests = vitest('bff', 'db');

/**
 * The images of the containers, from the engine's own cache where their sources did not change. Browser tests start
 * what was built here, so it can be done beside other tests.
 */
export const containerImages = {
  name: 'container images',
  command: 'docker',
  args: ['compose', 'build', '--quiet'],
  count: countOne,
};

/** The product in a browser, on a stack that the tests start and stop themselves. */
export function browserTests(stack, env) {
  const results = path.join(RESULTS, `e2e-${stack}.json`);
  return {
    name: `browser tests, ${stack} stack`,
    command: 'npm',
    args: ['run', '--silent', 'test:e2e'],
    env: { ...env, E2E_STACK: stack, E2E_JSON: results },
    count: (run) => countPlaywright(run, results),
    tests: () => readPlaywright(results),
  };
}

/** Lint, types and format of the files that changed; the rest is for `npm run check`. */
export function changedChecks(files) {
  const code = files.filter((file) => /[.](ts|tsx|mjs|cjs|js)$/.test(file));
  return [
    code.length > 0 && { name: 'lint', command: 'oxlint', args: code, count: countOne },
    files.length > 0 && {
      name: 'format',
      command: 'oxfmt',
      args: ['--check', '--no-error-on-unmatched-pattern', ...files],
      count: countOne,
    },
    files.some((file) => file.startsWith('.scripts/')) && scriptTests,
  ].filter(Boolean);
}

/**
 * Of each workspace that is touched, the tests that reach a changed file by their imports. A database test that starts the
 * product reaches every file of it, so of those only the changed modules' own are run.
 */
export function changedUnitTests(files, since) {
  const touches = (...folders) =>
    files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const changed = ['--changed', since, '--passWithNoTests'];
  return [
    touches('design-system') && vitest('design-system', undefined, changed),
    touches('design-system', 'frontend') && vitest('frontend', undefined, changed),
    touches('bff') && vitest('bff', 'unit', changed),
    changedModules(files).length > 0 && vitest('bff', 'db', [...changedModules(files), '--passWithNoTests']),
  ].filter(Boolean);
}

/** `src/modules/memory` and the like, relative to the BFF. */
function changedModules(files) {
  const modules = files.flatMap((file) => /^bff[/](src[/](?:modules[/])?[^/]+)[/]/.exec(file)?.[1] ?? []);
  return [...new Set(modules)];
}

/** Specs that changed, or that import a page object or a fixture that did. */
export function changedBrowserTests(stack, env, since) {
  const suite = browserTests(stack, env);
  return { ...suite, args: [...suite.args, '--', `--only-changed=${since}`, '--pass-with-no-tests'] };
}

function check(script) {
  return { name: script, command: 'npm', args: ['run', '--silent', script], count: countOne };
}

function vitest(workspace, project, more = []) {
  const name = [workspace, project].filter(Boolean).join(' ');
  const results = path.join(RESULTS, `${name.replace(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const chosen = project ? ['--project', project] : [];
  return {
    name: `${name} tests`,
    command: 'npm',
    args: ['run', 'test', '-w', `@twyn/${workspace}`, '--', ...reporters, ...chosen, ...more],
    count: (run) => countVitest(run, results),
    tests: () => readVitest(results),
  };
}
