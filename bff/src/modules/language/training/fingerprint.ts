import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type TagTable } from '../acts/tags.js';
import { type Reader, sightOf } from './examples.js';
import { SeededRandom } from './random.js';
import { sentencesOf } from './seed-pattern.js';
import { type SeedBook, type SeedFile } from './seeds.js';

/** Folders of the code that decides what comes out of a training, below the language module. */
const CODE = ['acts', 'training'];
/** Every so many seeds one is read, which takes milliseconds and notices another tokeniser. */
const SAMPLE = 10;

/**
 * Hashes of all that a training reads: when they are those in the asset, the asset is of today. Only the tokeniser is
 * judged by what it does instead of by how it is written, since it belongs to others.
 */
export function fingerprintOf(
  { files, book, tags }: { files: readonly SeedFile[]; book: SeedBook; tags: TagTable },
  reader: Reader,
  moduleFolder: string,
): Record<string, string> {
  const sentences = book.seeds
    .filter((_, index) => index % SAMPLE === 0)
    .flatMap(({ pattern }) => sentencesOf(pattern, 1, new SeededRandom(1)));
  return {
    seeds: hashOf(files.map(({ name, text }) => `${name}\n${text}`)),
    code: hashOf(CODE.flatMap((folder) => sourcesOf(path.join(moduleFolder, folder)))),
    reading: hashOf([
      JSON.stringify(tags),
      ...sentences.map((sentence) => sightOf(sentence, reader).places.join()),
    ]),
  };
}

function sourcesOf(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
