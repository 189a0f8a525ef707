import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** How many items each part of the list has: S1 to S8, C1 to C3 and so on, 59 in all. */
const PARTS = {
  ...{ S: 8, C: 3, H: 4, A: 4, I: 3, L: 2, W: 3, F: 3, X: 3 },
  ...{ P: 4, K: 3, D: 5, E: 5, O: 2, N: 1, G: 2, Z: 4 },
};
export const ids = Object.entries(PARTS).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, at) => `${part}${String(at + 1)}`),
);

const FOLDERS = [
  'bff/src',
  'bff/identity-emulator',
  'frontend',
  'design-system/src',
  'e2e/specs',
  '.scripts',
];
const TEST_FILE = /[.](test|spec)[.](ts|tsx|mjs)$/;
/** What a title begins with, one item or several: `A1: …`, `H1, H3: …`; further ones after a semicolon. */
const TITLE =
  /\b(?:describe|it|test)(?:[.]\w+)*(?:<[^(\n]*>)?(?:\([^\n]*?\)(?=\())?\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)/g;
/** The title of a table of cases stands behind the table. */
const TITLE_OF_TABLE = /^[ \t]*\]\)\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)/gm;
const ITEMS = /(?:^|; )((?:[A-Z][1-9](?:, )?)+)(?:[: ])/g;

/** Which items the titles of a test file name. */
export function itemsIn(source) {
  const titles = [...source.matchAll(TITLE), ...source.matchAll(TITLE_OF_TABLE)].map(([, , title]) => title);
  const found = titles.flatMap((title) =>
    [...title.matchAll(ITEMS)].flatMap(([, items]) => items.split(', ')),
  );
  return new Set(found.filter((id) => ids.includes(id)));
}

/** The test files by item. */
export function testsOfItems() {
  const files = FOLDERS.flatMap((folder) => testFilesIn(path.join(root, folder)));
  const byItem = new Map(ids.map((id) => [id, []]));
  for (const file of files) {
    for (const id of itemsIn(readFileSync(file, 'utf8'))) byItem.get(id).push(path.relative(root, file));
  }
  return byItem;
}

function testFilesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return testFilesIn(at);
    return TEST_FILE.test(entry.name) && entry.name !== 'checklist.test.mjs' ? [at] : [];
  });
}
