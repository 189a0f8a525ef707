import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from './command.mjs';
import { countNodeTests, countOne, countPlaywright, countVitest } from './counts.mjs';
import { root } from './root.mjs';

/** Machine-readable results; thrown away at the start of a run. */
const RESULTS = path.join(root, '.cache/results');

export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Alone and first: it writes the files again that the others read. */
export const contractCheck = check('api:check');

/** Each counts as one: it holds or it does not. */
export const checks = [
  check('lint'),
  check('typecheck'),
  check('format:check'),
  check('boundaries'),
  check('deadcode'),
  check('db:check'),
  check('bytes'),
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

/** The product in a browser, on a stack that the tests start and stop themselves. */
export function browserTests(stack, env) {
  const results = path.join(RESULTS, `e2e-${stack}.json`);
  return {
    name: `browser tests, ${stack} stack`,
    command: 'npm',
    args: ['run', '--silent', 'test:e2e'],
    env: { ...env, E2E_STACK: stack, E2E_JSON: results },
    count: (run) => countPlaywright(run, results),
  };
}

function check(script) {
  return { name: script, command: 'npm', args: ['run', '--silent', script], count: countOne };
}

function vitest(workspace, project) {
  const name = [workspace, project].filter(Boolean).join(' ');
  const results = path.join(RESULTS, `${name.replace(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  return {
    name: `${name} tests`,
    command: 'npm',
    args: [
      'run',
      'test',
      '-w',
      `@twyn/${workspace}`,
      '--',
      ...reporters,
      ...(project ? ['--project', project] : []),
    ],
    count: (run) => countVitest(run, results),
  };
}
