import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type PackFile, packFile } from './schema.js';

/** What a skill says of a language beside its own code: all that a pack may, and what the twin answers. */
const skillFile = packFile.extend({ twin: z.record(z.string(), z.string()).optional() });

export interface SkillWords {
  readonly words: PackFile;
  readonly twin: Readonly<Record<string, string>>;
}

/**
 * What skills with a folder of their own add to the pack: `modules/<domain>/skills/<skill>/<language>.yaml`. Of a build
 * there is none, since it has them in the pack already.
 */
export function readSkillWords(pack: string): SkillWords[] {
  const modules = path.resolve(pack, '../../..');
  const language = path.basename(pack);
  return foldersIn(modules)
    .flatMap((domain) => foldersIn(path.join(domain, 'skills')))
    .map((skill) => path.join(skill, `${language}.yaml`))
    .filter((file) => existsSync(file))
    .map(readSkillFile);
}

function readSkillFile(file: string): SkillWords {
  const read = skillFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  const { twin = {}, ...words } = read.data;
  return { words, twin };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => path.join(folder, name)).sort();
}
