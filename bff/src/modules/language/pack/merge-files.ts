import { type PackFile, type SkillSource, type WordClass } from './schema.js';

/** All files of a pack as one. */
export interface PackSource {
  language: string | undefined;
  extends: string | undefined;
  grammar: NonNullable<PackFile['grammar']> | undefined;
  /** By class and phrase, what the phrase stands for. */
  words: Map<string, Map<string, unknown>>;
  particles: Map<string, Map<string, unknown>>;
  cues: Map<string, string[]>;
  expansions: Record<string, string>;
  contractions: Map<string, string>;
  tags: Record<string, string[]>;
  skills: Map<string, SkillSource>;
}

const OWN_KEYS = new Set([
  'language',
  'extends',
  'grammar',
  'words',
  'particles',
  'cues',
  'expansions',
  'contractions',
  'tags',
  'skills',
]);

/** Joins what files say of the same class, cue or tag. A skill is written in one file: twice is a mistake. */
export function mergeFiles(files: readonly PackFile[]): PackSource {
  const whole: PackSource = {
    language: undefined,
    extends: undefined,
    grammar: undefined,
    words: new Map(),
    particles: new Map(),
    cues: new Map(),
    expansions: {},
    contractions: new Map(),
    tags: {},
    skills: new Map(),
  };
  for (const file of files) {
    whole.language ??= file.language;
    whole.extends ??= file.extends;
    whole.grammar ??= file.grammar;
    Object.assign(whole.expansions, file.expansions);
    for (const [name, phrases] of Object.entries(file.tags ?? {})) (whole.tags[name] ??= []).push(...phrases);
    for (const [said, meant] of Object.entries(file.contractions ?? {})) whole.contractions.set(said, meant);
    for (const [name, phrases] of Object.entries(file.cues ?? {}))
      whole.cues.set(name, [...(whole.cues.get(name) ?? []), ...phrases]);
    for (const [name, skill] of Object.entries(file.skills ?? {})) {
      if (whole.skills.has(name)) throw new Error(`The skill “${name}” is written in two files of a pack.`);
      whole.skills.set(name, skill);
    }
    for (const [name, words] of wordClassesOf(file)) addWords(whole.words, name, words);
    for (const [name, words] of Object.entries(file.particles ?? {})) addWords(whole.particles, name, words);
  }
  return whole;
}

function wordClassesOf(file: PackFile): [string, WordClass][] {
  const others = Object.entries(file).filter(([key]) => !OWN_KEYS.has(key)) as [string, WordClass][];
  return [...others, ...Object.entries(file.words ?? {})];
}

function addWords(classes: PackSource['words'], name: string, words: WordClass): void {
  const known = classes.get(name) ?? new Map<string, unknown>();
  classes.set(name, known);
  const entries = Array.isArray(words) ? words.map((word) => [word, word] as const) : Object.entries(words);
  for (const [phrase, value] of entries) known.set(phrase, joined(known.get(phrase), value));
}

/** One file may add to what another says of a unit. */
function joined(one: unknown, other: unknown): unknown {
  return isRecord(one) && isRecord(other) ? { ...one, ...other } : other;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
