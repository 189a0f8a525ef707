import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ids, itemsIn, testsOfItems } from './lib/checklist.mjs';
import { root } from './lib/root.mjs';

const byItem = testsOfItems();
const table = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

test('the list has 59 items', () => {
  assert.equal(ids.length, 59);
});

test('a title is found however it is written', () => {
  const source = `
    it('A1: one', () => {});
    it.each<[string, number]>([['x', 1]])(
      'A2, A3: of %s', () => {});
    describe.skipIf(!disk)(\`E5: a disk\`, () => {});
    test('plain words of A4', () => {});
    test(
      'H1: on a line of its own', () => {});
    it.each([
      ['a', 'S1: no title'],
    ])('L1: %s; Z4: and more', () => {});`;
  assert.deepEqual([...itemsIn(source)].sort(), ['A1', 'A2', 'A3', 'E5', 'H1', 'L1', 'Z4']);
});

for (const id of ids) {
  test(`${id} is named by a test, and docs/security.md tells by which`, () => {
    const files = byItem.get(id);
    assert.notDeepEqual(files, [], `No test names ${id} in its title.`);
    const row = table.split('\n').find((line) => line.startsWith(`| **${id}** `));
    assert.ok(row, `docs/security.md has no row that begins with | **${id}** |.`);
    const named = [...row.matchAll(/`([\w./-]+[.](?:test|spec)[.](?:tsx?|mjs))`/g)].map(([, name]) => name);
    assert.notDeepEqual(named, [], `The row of ${id} in docs/security.md names no test.`);
    const gone = named.filter((name) => !files.some((file) => file.endsWith(name)));
    assert.deepEqual(gone, [], `The row of ${id} in docs/security.md names tests that do not.`);
  });
}
