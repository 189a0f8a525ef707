import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { flaky, readPlaywright, readVitest, slowest } from './report.mjs';
import { root } from './root.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'twyn-report-'));

function report(content) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const browserReport = {
  config: { rootDir: path.join(root, 'e2e/specs') },
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'a reminder rings',
              file: 'reminders/reminders.spec.ts',
              tests: [
                {
                  status: 'flaky',
                  results: [
                    {
                      duration: 4000,
                      attachments: [{ name: 'trace', path: path.join(root, 'e2e/test-results/a/trace.zip') }],
                    },
                    { duration: 1000 },
                  ],
                },
              ],
            },
          ],
        },
      ],
      specs: [
        {
          title: 'a smoke test',
          file: 'smoke.spec.ts',
          tests: [{ status: 'expected', results: [{ duration: 9 }] }],
        },
      ],
    },
  ],
};

test('a browser test takes as long as all its tries', () => {
  assert.deepEqual(
    readPlaywright(report(browserReport)).map(({ file, ms }) => [file, ms]),
    [
      ['e2e/specs/smoke.spec.ts', 9],
      ['e2e/specs/reminders/reminders.spec.ts', 5000],
    ],
  );
});

test('what was flaky is told with its trace, and nothing else is', () => {
  assert.deepEqual(flaky(readPlaywright(report(browserReport))), [
    'e2e/specs/reminders/reminders.spec.ts › a reminder rings',
    '  trace: e2e/test-results/a/trace.zip',
  ]);
  const unit = report({
    testResults: [
      { name: path.join(root, 'bff/a.test.ts'), assertionResults: [{ fullName: 'adds', duration: 3 }] },
    ],
  });
  assert.deepEqual(flaky(readVitest(unit)), []);
});

test('the ten slowest are told, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    name: `t${index}`,
    file: 'f',
    ms: index * 1000,
  }));
  const lines = slowest(tests);
  assert.equal(lines.length, 10);
  assert.match(lines[0], /11\.0 s {2}f › t11/);
});

test('a runner that left no report has no tests to tell of', () => {
  assert.deepEqual(readVitest(path.join(folder, 'none.json')), []);
  assert.deepEqual(readPlaywright(path.join(folder, 'none.json')), []);
});
