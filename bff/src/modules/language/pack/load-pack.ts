import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { tokenise } from '../tokens/tokenise.js';
import { readDataFiles } from './data-files.js';
import { gerundsOf } from './gerunds.js';
import { addPhrase, node } from './lexicon.js';
import { mergeFiles, type PackSource } from './merge-files.js';
import { type Pack, type Particle, type SkillSpec, type TokenRules } from './pack.js';
import { type Grammar, grammarOf, packFile } from './schema.js';
import { readSkillWords } from './skill-words.js';
import { skillsOf } from './skills.js';

/** What the build makes of the files of a folder: a pack as V8 keeps it, which takes a tenth of the time to read. */
export const COMPILED_PACK = 'pack.bin';

/** The language of a folder. Synchronous and some hundred milliseconds of work from the sources: load it once and keep it. */
export function loadPack(folder: string): Pack {
  const compiled = path.join(folder, COMPILED_PACK);
  return existsSync(compiled) ? (deserialize(readFileSync(compiled)) as Pack) : compilePack(folder);
}

/** Throws where a file is wrong, which a developer has to see before anybody else does. */
function compilePack(folder: string): Pack {
  const source = readFolder(folder);
  if (source.language === undefined) throw new Error(`No file of ${folder} says its language.`);
  const base = source.extends === undefined ? undefined : readFolder(path.join(folder, source.extends));
  const grammar: Grammar = source.grammar ?? grammarOf({});
  const rules = { grammar, contractions: contractionsOf(source) };
  const verbs = new Set(source.tags.V ?? []);
  const classes = new Map([...source.words].map(([name, words]) => [name, new Set(words.keys())]));
  const skills = skillsOf(source, base, {
    expansions: source.expansions,
    wordsOf: (word) => tokenise(word, rules).map(({ text }) => text),
  });
  const { lexicon, known } = lexiconOf(source, rules, verbs);
  return {
    ...rules,
    language: source.language,
    lexicon,
    known: known.union(wordsOfTemplates(skills)),
    words: Object.fromEntries([...classes].map(([name, words]) => [name, [...words]])),
    classes,
    particles: particlesOf(source, rules),
    tags: source.tags,
    verbs,
    cues: new Set(source.cues.keys()),
    skills,
  };
}

/** No slip is one that a way of asking has in it: "denen" is no mistyped "deinen". */
function wordsOfTemplates(skills: readonly SkillSpec[]): ReadonlySet<string> {
  const parts = skills.flatMap(({ templates }) =>
    templates.flatMap(({ steps }) => steps.map(({ part }) => part)),
  );
  return new Set(parts.flatMap((part) => (part.kind === 'word' ? [part.word] : [])));
}

function readFolder(folder: string): PackSource {
  const ofSkills = readSkillWords(folder).map(({ words }) => words);
  return mergeFiles([...readDataFiles(folder, packFile), ...ofSkills]);
}

function contractionsOf({ contractions }: PackSource): Map<string, readonly string[]> {
  return new Map([...contractions].map(([said, meant]) => [said, meant.split(' ')]));
}

function particlesOf({ particles }: PackSource, rules: TokenRules): Map<string, readonly Particle[]> {
  const wordsOf = (phrase: string): string[] => tokenise(phrase, rules).map(({ text }) => text);
  return new Map(
    [...particles].map(([name, phrases]) => {
      const all = [...phrases].map(([phrase, value]) => ({ words: wordsOf(phrase), value }));
      return [name, all.sort((one, other) => other.words.length - one.words.length)];
    }),
  );
}

function lexiconOf(
  { words, cues, particles }: PackSource,
  rules: TokenRules,
  verbs: ReadonlySet<string>,
): Pick<Pack, 'lexicon' | 'known'> {
  const lexicon = node();
  const known = new Set<string>();
  const add = (phrase: string, type: string, value: unknown): void => {
    addPhrase(lexicon, phrase, { type, value }, { rules, known });
  };
  for (const phrases of particles.values())
    for (const phrase of phrases.keys()) for (const { text } of tokenise(phrase, rules)) known.add(text);
  for (const [type, phrases] of words) for (const [phrase, value] of phrases) add(phrase, type, value);
  for (const [type, phrases] of cues)
    for (const phrase of phrases) {
      add(phrase, type, phrase);
      const [head = '', ...rest] = phrase.split(' ');
      if (verbs.has(head))
        for (const gerund of gerundsOf(head, rules.grammar)) add([gerund, ...rest].join(' '), type, phrase);
    }
  return { lexicon, known };
}
