import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compared } from './baseline.mjs';
import { shortName } from './mutate.mjs';
import { staleOf, survivorsOf, tableOf } from './report.mjs';

const KNOWN = { 'a.ts': [{ where: 'f', change: 'x → y', why: 'the same' }] };
const result = (...mutants) => [{ name: 'target', file: 'a.ts', mutants }];
const survivor = (change) => ({ where: 'f', line: 7, change, state: 'survived' });

test('a survivor is allowed only with a reason', () => {
  const results = compared(result(survivor('x → y'), survivor('x → z')), KNOWN, new Map());
  assert.deepEqual(survivorsOf(results), ['  bff/src/a.ts:7 in f: x → z']);
  assert.deepEqual(staleOf(results), []);
});

test('a survivor that was killed once is told apart', () => {
  const mutant = survivor('x → z');
  const killed = new Map([['a.ts', new Set([shortName(mutant)])]]);
  assert.match(survivorsOf(compared(result(mutant), {}, killed))[0], /a test killed it once/u);
});

test('a reason that is needed no more is told', () => {
  const results = compared(result({ ...survivor('x → y'), state: 'killed' }), KNOWN, new Map());
  assert.deepEqual(staleOf(results), ['  a.ts in f: x → y']);
});

test('the table adds up', () => {
  const results = compared(
    result(survivor('x → y'), { ...survivor('p → q'), state: 'killed' }),
    KNOWN,
    new Map(),
  );
  assert.match(tableOf(results), /^sum +2 +1 +0 +1 +0$/mu);
});
