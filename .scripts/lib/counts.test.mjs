import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { countNodeTests, countOne, countPlaywright, countVitest } from './counts.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'twyn-counts-'));

function report(content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a check counts as one', () => {
  assert.deepEqual(countOne({ code: 0 }), { passed: 1, failed: 0 });
  assert.deepEqual(countOne({ code: 2 }), { passed: 0, failed: 1 });
});

test('the reports of the runners are read', () => {
  const vitest = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
  assert.deepEqual(countVitest({ code: 1 }, vitest), { passed: 7, failed: 2, skipped: 1 });
  const playwright = report({ stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 2 } });
  assert.deepEqual(countPlaywright({ code: 0 }, playwright), { passed: 6, failed: 0, skipped: 2, flaky: 1 });
  const output = 'ℹ tests 3\nℹ pass 2\nℹ fail 1\nℹ skipped 0\n';
  assert.deepEqual(countNodeTests({ code: 1, output }), { passed: 2, failed: 1, skipped: 0 });
});

test('a run that failed before its first test is a failure', () => {
  assert.deepEqual(countVitest({ code: 1 }, path.join(folder, 'none.json')), {
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  assert.deepEqual(countNodeTests({ code: 1, output: '' }), { passed: 0, failed: 1, skipped: 0 });
  const green = report({ numPassedTests: 7, numFailedTests: 0 });
  assert.deepEqual(countVitest({ code: 1 }, green), { passed: 7, failed: 1, skipped: 0 });
});
