// Puts the language packs beside the compiled code that reads them, in forms that are read fast: YAML and templates take
// seconds of a slow machine. Seeds only teach, so they stay.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serialize } from 'node:v8';
import { parse } from 'yaml';

const [from, to] = ['src', 'dist'].map((root) =>
  path.join(import.meta.dirname, '..', root, 'modules/language/packs'),
);

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
// Only now: the built code looks for its packs when it is loaded.
const { languagesIn } = await import('../dist/modules/language/languages.js');
const { COMPILED } = await import('../dist/modules/language/pack/data-files.js');
const { COMPILED_PACK, loadPack } = await import('../dist/modules/language/pack/load-pack.js');
const { readSkillWords } = await import('../dist/modules/language/pack/skill-words.js');

for (const language of languagesIn(from)) {
  const [source, target] = [from, to].map((packs) => path.join(packs, language));
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, COMPILED_PACK), serialize(loadPack(source)));
  const ofSkills = readSkillWords(source).map(({ twin }, place) => [`skill-${place}`, { twin }]);
  compile(path.join(source, 'phrases'), path.join(target, 'phrases'), ofSkills);
  compile(path.join(source, 'knowledge'), path.join(target, 'knowledge'));
}

/** The YAML of a folder as one JSON, with what comes from elsewhere. */
function compile(source, target, more = []) {
  if (!existsSync(source)) return;
  const names = readdirSync(source).filter((name) => name.endsWith('.yaml'));
  const contents = names.sort().map((name) => [name, parse(readFileSync(path.join(source, name), 'utf8'))]);
  mkdirSync(target);
  writeFileSync(path.join(target, COMPILED), JSON.stringify(Object.fromEntries([...contents, ...more])));
}
