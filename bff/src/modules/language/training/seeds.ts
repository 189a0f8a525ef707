import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { actOf, hasSkill } from '../acts/labels.js';
import { type Pattern, readPattern } from './seed-pattern.js';

/** The file whose lists all others of its language may use. */
const BASE = 'base.txt';
/** Fewer lines teach a skill by accident; they count for its act. */
const LEAST_LINES_OF_A_SKILL = 5;

/** One line of a seed file: a way of putting one act. */
export interface Seed {
  /** `act` or `act|skill`. */
  readonly label: string;
  readonly line: string;
  readonly writer: string;
  readonly pattern: Pattern;
}

/** The seeds of a language, and the lists by which the training makes sentences look typed. */
export interface SeedBook {
  readonly seeds: readonly Seed[];
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

export interface SeedFile {
  readonly name: string;
  readonly text: string;
}

/** The seed files of a folder, base.txt first, then in the order of their names. */
export function readSeedFiles(folder: string): SeedFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt') && name !== BASE);
  return [BASE, ...names.sort()].map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
}

/** Throws with file and line where a file is not written as packs/README.md says. */
export function readSeeds(files: readonly SeedFile[]): SeedBook {
  const shared = new Map<string, string[]>();
  const seeds = files.flatMap((file) => readFile(file, file.name === BASE ? shared : new Map(shared)));
  return { seeds: withoutRareSkills(withoutRepeats(seeds)), lists: shared };
}

function readFile({ name, text }: SeedFile, lists: Map<string, string[]>): Seed[] {
  const writer = name.slice(0, -'.txt'.length);
  const seeds: Seed[] = [];
  let label = '';
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    try {
      if (!line || line.startsWith('#')) return;
      if (line.startsWith('== ')) label = checked(line.slice(3).trim());
      else if (line.startsWith('@ ')) addList(line, lists);
      else if (label) seeds.push({ label, line, writer, pattern: readPattern(line, lists) });
      else throw new Error('a sentence stands before the first heading');
    } catch (error) {
      throw new Error(`${name}:${String(index + 1)}: ${String(error)}`, { cause: error });
    }
  });
  return seeds;
}

function addList(line: string, lists: Map<string, string[]>): void {
  const cut = line.indexOf(' = ');
  const name = line.slice(2, cut).trim();
  if (cut < 0 || !name) throw new Error('a list is written "@ name = a|b"');
  const entries = line.slice(cut + 3).split('|');
  lists.set(
    name,
    entries.map((entry) => entry.trim()),
  );
}

function checked(label: string): string {
  actOf(label);
  return label;
}

/** Two writers who had the same thought count once. */
function withoutRepeats(seeds: readonly Seed[]): Seed[] {
  const seen = new Set<string>();
  return seeds.filter(({ label, line }) => {
    const key = `${actOf(label)} ${line.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

function withoutRareSkills(seeds: readonly Seed[]): Seed[] {
  const lines = new Map<string, number>();
  for (const { label } of seeds) lines.set(label, (lines.get(label) ?? 0) + 1);
  return seeds.map((seed) =>
    hasSkill(seed.label) && (lines.get(seed.label) ?? 0) < LEAST_LINES_OF_A_SKILL
      ? { ...seed, label: actOf(seed.label) }
      : seed,
  );
}
