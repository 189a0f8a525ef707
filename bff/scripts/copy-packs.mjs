// Puts the language packs beside the compiled code that reads them, as one JSON a folder: YAML takes ten times as long to
// read. Seeds only teach, so they stay.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { COMPILED } from '../dist/modules/language/pack/data-files.js';

const [from, to] = ['src', 'dist'].map((root) =>
  path.join(import.meta.dirname, '..', root, 'modules/language/packs'),
);

rmSync(to, { recursive: true, force: true });
compile(from, to);

function compile(source, target) {
  const entries = readdirSync(source, { withFileTypes: true });
  const names = entries.filter(({ name }) => name.endsWith('.yaml')).map(({ name }) => name);
  const contents = names.sort().map((name) => [name, parse(readFileSync(path.join(source, name), 'utf8'))]);
  if (contents.length > 0) {
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, COMPILED), JSON.stringify(Object.fromEntries(contents)));
  }
  for (const entry of entries.filter((each) => each.isDirectory()))
    compile(path.join(source, entry.name), path.join(target, entry.name));
}
