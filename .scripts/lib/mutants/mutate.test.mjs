import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { root } from '../root.mjs';
import { mutantsOf, shortName } from './mutate.mjs';
import { neighbours } from './operators.mjs';
import { targets } from './targets.mjs';

const changes = (source, options) => mutantsOf(source, options).map(({ change }) => change);

test('a guard is forced, turned round and lost', () => {
  const source = 'function f(user) { if (!user) throw new SignedOut(); return user.id; }';
  assert.deepEqual(changes(source).slice(1), ['!user → true', '!user → false', '!user → user']);
});

test('a mutant is the whole file with one thing changed', () => {
  const [mutant] = mutantsOf('const LIMIT = 3;');
  assert.deepEqual(mutant, {
    where: 'LIMIT',
    line: 1,
    change: 'LIMIT = 3 → LIMIT = 2',
    text: 'const LIMIT = (2);',
  });
});

test('a comparison fails at its boundary and altogether, and a tie-break is lost', () => {
  assert.deepEqual(changes('const f = (a, b) => a >= b;'), ['a >= b → a > b', 'a >= b → a < b']);
  assert.deepEqual(changes('const f = (a, b) => b.score || a.at;'), [
    'b.score || a.at → b.score && a.at',
    'b.score || a.at → b.score',
    'b.score || a.at → a.at',
  ]);
});

test('what is done only for its effect is left out, and not waited for', () => {
  const found = changes('async function f() { await limit.take(key); }');
  assert.ok(found.includes('await limit.take(key); → ;'));
  assert.ok(found.includes('await limit.take(key); → limit.take(key);'));
});

test('a function of true and false says either', () => {
  const found = changes('function f(x): boolean { return has(x); }');
  assert.ok(found.includes('return has(x); → return true;'));
  assert.ok(found.includes('return has(x); → return false;'));
});

test('types, imports and texts are left alone, and texts are not where they matter', () => {
  const source = "import { a } from 'b';\ntype T = 'c' | 1;\nconst ROLE = 'app';";
  assert.deepEqual(changes(source), []);
  assert.deepEqual(changes(source, { texts: true }), ["ROLE = 'app' → ROLE = ''"]);
});

test('only what is named is changed', () => {
  const source = 'const ONE = 1;\nclass C { undo() { return 2; } redo() { return 3; } }';
  assert.deepEqual(
    new Set(mutantsOf(source, { only: ['undo'] }).map(({ where }) => where)),
    new Set(['undo']),
  );
});

test('of a query each condition is lost, but not the one on the owner', () => {
  const source =
    "import { and, eq, gt } from 'drizzle-orm';\nconst isOwn = and(eq(t.userId, userId), gt(t.at, since));";
  assert.deepEqual(changes(source).slice(0, 1), [
    'and(eq(t.userId, userId), gt(t.at, since)) → and(eq(t.userId, userId))',
  ]);
});

test('numbers have neighbours', () => {
  assert.deepEqual(neighbours(0), [1]);
  assert.deepEqual(neighbours(4), [3, 5]);
  assert.deepEqual(neighbours(30_000), [27_000, 33_000]);
  assert.deepEqual(neighbours(0.68), [0.612, 0.748]);
});

test('a name stays when the code around changes, and two of the same name are told apart', () => {
  const [one] = mutantsOf('const LIMIT = 3;');
  const [moved] = mutantsOf('const OTHER = "x";\n\nconst LIMIT = 3;');
  assert.equal(shortName(one), shortName(moved));
  const names = mutantsOf('function f(a) { g(a - 1); h(a - 1); }').map(shortName);
  assert.equal(new Set(names).size, names.length);
});

for (const target of targets) {
  test(`the mutants of ${target.file} can be read, and what they are to be shown is there`, () => {
    const read = (file) => readFileSync(path.join(root, 'bff/src', file), 'utf8');
    for (const test of target.tests) assert.notEqual(read(test), '');
    const mutants = mutantsOf(read(target.file), target);
    assert.ok(mutants.length > 0);
    // What cannot be read fails every test, and proves none.
    const unread = mutants.filter(
      ({ text }) => ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest).parseDiagnostics.length > 0,
    );
    assert.deepEqual(
      unread.map(({ change }) => change),
      [],
    );
  });
}
