import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, readFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { openLog, rotate } from './log-file.mjs';

const read = (file) => readFileSync(file, 'utf8');

test('keeps what an earlier start wrote, and goes on in the same file when it is rotated', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'twyn-log-')), 'logs', 'server.log');
  const first = openLog(file);
  writeSync(first, 'one\n');
  closeSync(first);
  const log = openLog(file);
  writeSync(log, 'two\n');
  assert.equal(read(file), 'one\ntwo\n');
  for (const line of ['three\n', 'four\n', 'five\n', 'six\n']) {
    rotate(file, 1);
    writeSync(log, line);
  }
  closeSync(log);
  assert.deepEqual(
    ['', '.1', '.2', '.3'].map((age) => read(file + age)),
    ['six\n', 'five\n', 'four\n', 'three\n'],
  );
});
