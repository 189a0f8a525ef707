import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { root } from './lib/root.mjs';

const page = readFileSync(path.join(root, 'docs/contributing.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const blocks = [...page.matchAll(/^```(sh|diff)\n(.*?)^```$/gms)].map(([, kind, text]) => ({ kind, text }));
const diffs = blocks.filter(({ kind }) => kind === 'diff').map(({ text }) => text);
const commands = blocks.filter(({ kind }) => kind === 'sh').flatMap(({ text }) => text.trim().split('\n'));

/** A copy to change: the sources of the BFF, with the packages of this checkout. */
const copy = mkdtempSync(path.join(tmpdir(), 'twyn-contributing-'));
for (const file of [
  'package.json',
  'bff/package.json',
  'bff/tsconfig.json',
  'bff/vitest.config.ts',
  'bff/src',
  'bff/assets',
  '.config',
])
  if (existsSync(path.join(root, file)))
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
for (const folder of ['node_modules', 'bff/node_modules'])
  if (existsSync(path.join(root, folder))) symlinkSync(path.join(root, folder), path.join(copy, folder));
after(() => rmSync(copy, { recursive: true, force: true }));

function apply(diff) {
  const { status, stderr } = spawnSync('git', ['apply', '--unidiff-zero'], {
    cwd: copy,
    input: diff,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}

function runExercise() {
  const command = commands.find((each) => each.includes('skill-examples'));
  return spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
}

test('the exercise of docs/contributing.md fails first, by name, and passes then', () => {
  const [example, meaning] = diffs;
  apply(example);
  const before = runExercise();
  assert.equal(before.status, 1, before.stderr);
  assert.match(before.stdout + before.stderr, /Midnight mode/);

  apply(meaning);
  const then = runExercise();
  assert.equal(then.status, 0, then.stdout + then.stderr);
});

test('every other command of docs/contributing.md is a script of the repository', () => {
  const named = [...page.matchAll(/(?:^|`)npm (?:run )?([a-z:]+)/gm)].map(([, name]) => name);
  assert.ok(named.length >= 8);
  const unknown = named.filter((name) => !(name in scripts));
  assert.deepEqual(unknown, []);
});
