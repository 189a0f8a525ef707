import { existsSync, readFileSync } from 'node:fs';

// Each reads how many tests passed and failed from one runner's report. A run that failed without a failed test, such
// as one that never came to its tests, counts as one failure, so that it cannot vanish from the sum.

export function countOne({ code }) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function countNodeTests({ code, output }) {
  const number = (name) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return withCrash(code, { passed: number('pass'), failed: number('fail'), skipped: number('skipped') });
}

export function countVitest({ code }, file) {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = readJson(file);
  return withCrash(code, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests });
}

export function countPlaywright({ code }, file) {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = readJson(file).stats ?? {};
  return withCrash(code, { passed: expected + flaky, failed: unexpected, skipped, flaky });
}

function withCrash(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
