/**
 * `node .scripts/understanding-size.mjs [commit…]`: lines of code and pattern literals of what understands a message, in the
 * working tree and at commits. Tests are left out, and so are blank lines and comments.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const PLACES = [
  'bff/src/modules/language',
  ...['commands', 'talk', 'understanding', 'kit/templates'].map((name) => `bff/src/modules/skills/${name}`),
];

const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 26 });

for (const commit of [undefined, ...process.argv.slice(2)]) {
  const listed = commit
    ? git('ls-tree', '-r', '--name-only', commit, ...PLACES)
    : git('ls-files', '--cached', '--others', '--exclude-standard', ...PLACES);
  const files = listed.split('\n').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const rows = PLACES.map((place) => {
    const own = files.filter((file) => file.startsWith(`${place}/`)).map((file) => sizeOf(file, commit));
    const sum = (name) => own.reduce((total, size) => total + size[name], 0);
    return [place, { files: own.length, lines: sum('lines'), 'pattern literals': sum('patterns') }];
  });
  console.log(commit ?? 'now');
  console.table(Object.fromEntries(rows));
}

function sizeOf(file, commit) {
  const text = commit ? git('show', `${commit}:${file}`) : readIfThere(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = new Set();
  let patterns = 0;
  const visit = (node) => {
    const isMade = ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp';
    if (ts.isRegularExpressionLiteral(node) || isMade) patterns++;
    if (node.getChildCount(source) === 0 && node.end > node.getStart(source))
      for (let at = lineOf(node.getStart(source)); at <= lineOf(node.end); at++) lines.add(at);
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
  };
  const lineOf = (place) => source.getLineAndCharacterOfPosition(place).line;
  visit(source);
  return { lines: lines.size, patterns };
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
