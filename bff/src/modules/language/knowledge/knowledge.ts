import path from 'node:path';
import { z } from 'zod';
import { LANGUAGES, packFolder } from '../languages.js';
import { readDataFile } from '../pack/data-files.js';
import { type Lists, patternOf, patternsOf } from './ways.js';

/** Words with spaces between them, or, where one has spaces itself, ways to say them: `ways.ts`. */
const list = z.union([z.string(), z.array(z.string())]);
const table = z.record(z.string(), z.union([z.string(), z.number()]));

/** A file of `packs/<language>/knowledge` that says what some piece of code needs to know of words. */
const FILE = z
  .strictObject({
    words: z.record(z.string(), list).default({}),
    says: z.record(z.string(), z.array(z.string())).default({}),
    tables: z.record(z.string(), table).default({}),
  })
  .prefault({});

/** What code reads of a file; of what the file says, as one pattern (`says`) or way by way (`ways`). */
interface Parts<Word extends string, Say extends string, Way extends string, Table extends string> {
  readonly words?: readonly Word[];
  readonly says?: readonly Say[];
  readonly ways?: readonly Way[];
  readonly tables?: readonly Table[];
}

/** What a language says of the parts that are asked for; what it does not say is empty, and heard in nothing. */
export interface Known<Word extends string, Say extends string, Way extends string, Table extends string> {
  readonly language: string;
  readonly words: Readonly<Record<Word, ReadonlySet<string>>>;
  /** Any of the ways. */
  readonly says: Readonly<Record<Say, RegExp>>;
  /** Each way on its own, in the order of the file. */
  readonly ways: Readonly<Record<Way, readonly RegExp[]>>;
  readonly tables: Readonly<Record<Table, ReadonlyMap<string, string>>>;
}

/** How one piece of code reads its file of every language; each is read and made into patterns once, when first needed. */
export interface Knowledge<
  Word extends string,
  Say extends string,
  Way extends string,
  Table extends string,
> {
  of: (language: string) => Known<Word, Say, Way, Table>;
  /** Of every language, the usual one first. */
  all: () => readonly Known<Word, Say, Way, Table>[];
}

const SPACE = /\s+/u;
/** Every piece of code that reads a file, once it was loaded. */
const readers: Pick<Knowledge<string, string, string, string>, 'all'>[] = [];
/** V8 makes a pattern when it is first tried, and makes it anew, to be quick, when it is tried again. */
const TRIES = 2;

/**
 * Makes every pattern of every language, so that nobody waits for it who speaks first: some ten milliseconds each.
 * @param pause what comes between two of them
 */
export async function warmKnowledge(pause: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  for (const reader of readers) {
    for (const { says, ways } of reader.all()) {
      for (const pattern of [...Object.values(says), ...Object.values(ways).flat()]) {
        for (let tried = 0; tried < TRIES; tried += 1) pattern.test('');
        await pause();
      }
    }
  }
}

/** @param name of the file, without its ending */
export function knowledgeOf<
  Word extends string = never,
  Say extends string = never,
  Way extends string = never,
  Table extends string = never,
>(name: string, parts: Parts<Word, Say, Way, Table>): Knowledge<Word, Say, Way, Table> {
  const known = new Map<string, Known<Word, Say, Way, Table>>();
  const of = (language: string): Known<Word, Say, Way, Table> => {
    const found = known.get(language) ?? read(language, name, parts);
    known.set(language, found);
    return found;
  };
  const knowledge = { of, all: () => LANGUAGES.map(of) };
  readers.push(knowledge);
  return knowledge;
}

/** Throws where the file holds what nobody reads, which is a slip of the pen. */
function read<Word extends string, Say extends string, Way extends string, Table extends string>(
  language: string,
  name: string,
  { words = [], says = [], ways = [], tables = [] }: Parts<Word, Say, Way, Table>,
): Known<Word, Say, Way, Table> {
  const folder = knowledgeFolder(language);
  const file = readDataFile(folder, `${name}.yaml`, FILE);
  const lists: Lists = Object.fromEntries(
    Object.entries(file.words).map(([key, said]) => [key, entriesOf(said)]),
  );
  const inWays = [...Object.values(file.says), ...Object.values(lists)].flat().join(' ');
  const unread = [
    ...Object.keys(lists).filter(
      (key) => !(words as readonly string[]).includes(key) && !inWays.includes(`{${key}}`),
    ),
    ...Object.keys(file.says).filter((key) => ![...says, ...ways].some((read) => read === key)),
    ...Object.keys(file.tables).filter((key) => !(tables as readonly string[]).includes(key)),
  ];
  if (unread.length > 0) throw new Error(`${folder}/${name}.yaml: nobody reads ${unread.join(', ')}`);
  return {
    language,
    words: made(words, (key) => new Set(lists[key] ?? [])),
    says: made(says, (key) => patternOf(file.says[key] ?? [], lists)),
    ways: made(ways, (key) => patternsOf(file.says[key] ?? [], lists)),
    tables: made(
      tables,
      (key) => new Map(Object.entries(file.tables[key] ?? {}).map(([of, is]) => [of, String(is)])),
    ),
  };
}

/** Each is made when it is first asked for: hardly any thread reads all. */
function made<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const all: Partial<Record<Key, Value>> = {};
  for (const key of keys) {
    Object.defineProperty(all, key, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(key);
        Object.defineProperty(all, key, { value, enumerable: true });
        return value;
      },
    });
  }
  return all as Record<Key, Value>;
}

function entriesOf(said: string | readonly string[]): readonly string[] {
  if (typeof said !== 'string') return said;
  return said.trim() === '' ? [] : said.trim().split(SPACE);
}

/** What the speakers of a language know of words stands with the rest of the language. */
export function knowledgeFolder(language: string): string {
  return path.join(packFolder(language), 'knowledge');
}
