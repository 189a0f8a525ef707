import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** How many of the slowest tests a run names. */
const SLOWEST = 10;

/** A test as every runner tells of it: `{ name, file, ms }`; those of Playwright also say whether it was flaky. */
export function readVitest(file) {
  return (readJson(file).testResults ?? []).flatMap(({ name: testFile, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: fullName,
      file: relative(testFile),
      ms: duration ?? 0,
    })),
  );
}

export function readPlaywright(file) {
  const { suites = [], config } = readJson(file);
  return suites.flatMap((suite) => specsOf(suite)).flatMap((spec) => testsOf(spec, config?.rootDir ?? root));
}

/** The slowest of all, one line each. */
export function slowest(tests) {
  return [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ name, file, ms }) => `${seconds(ms).padStart(8)}  ${file} › ${name}`);
}

/** Those that passed only when they were tried again, each with the trace of its failure. */
export function flaky(tests) {
  return tests
    .filter(({ isFlaky }) => isFlaky)
    .map(({ name, file, traces }) => [`${file} › ${name}`, ...traces.map((trace) => `  trace: ${trace}`)])
    .flat();
}

export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap((suite) => specsOf(suite))];
}

function testsOf({ title, file, tests }, folder) {
  return tests.map(({ status, results }) => ({
    name: title,
    file: relative(path.resolve(folder, file)),
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
    isFlaky: status === 'flaky',
    traces: results.flatMap(({ attachments = [] }) =>
      attachments.filter(({ name }) => name === 'trace').map((trace) => relative(trace.path)),
    ),
  }));
}

function relative(file) {
  return path.relative(root, file);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
