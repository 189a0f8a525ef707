/**
 * `npm run bench:packs -w @twyn/bff`: how long the languages hold up the event loop when they are loaded, each part in
 * processor time, in a process of its own a row. `sources` reads the YAML, as tests do; `built` what the build made of it.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as classifiers from '../src/modules/language/acts/classifier.ts';
import type * as vectors from '../src/modules/language/acts/vectors.ts';
import type * as understanders from '../src/modules/language/arbitration/understander.ts';
import type * as languages from '../src/modules/language/languages.ts';
import type * as packs from '../src/modules/language/pack/load-pack.ts';
import type * as twin from '../src/modules/language/phrases/twin-phrases.ts';
import { built } from './lib/memory-product.ts';

const { LANGUAGES } = await built<typeof languages>('modules/language/languages');
const ROUNDS = 5;
const MS = 1_000;

const [from] = process.argv.slice(2);
if (from === undefined) compare();
else console.log(JSON.stringify(await load(from)));

function compare(): void {
  const rows = ['src', 'dist'].flatMap((root) => {
    const runs = Array.from({ length: ROUNDS }, () => runOf(root));
    return LANGUAGES.map((language) => {
      const parts = Object.keys(runs[0]?.[language] ?? {});
      const medians = parts.map((part) => [part, median(runs.map((run) => run[language]?.[part] ?? 0))]);
      return { from: root === 'src' ? 'sources' : 'built', language, ...Object.fromEntries(medians) };
    });
  });
  console.table(rows);
}

type Times = Record<string, Record<string, number>>;

function runOf(root: string): Times {
  const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), root]);
  if (stdout.length === 0) throw new Error(stderr.toString());
  return JSON.parse(stdout.toString()) as Times;
}

/** In the order in which the server does it, the first language with what all of them share. */
async function load(root: string): Promise<Times> {
  const { loadPack } = await built<typeof packs>('modules/language/pack/load-pack');
  const { ActClassifier } = await built<typeof classifiers>('modules/language/acts/classifier');
  const { vectorsOf } = await built<typeof vectors>('modules/language/acts/vectors');
  const { Understander } = await built<typeof understanders>('modules/language/arbitration/understander');
  const { TwinPhrases } = await built<typeof twin>('modules/language/phrases/twin-phrases');
  const times: Times = {};
  for (const language of LANGUAGES) {
    const folder = path.join(import.meta.dirname, '..', root, 'modules/language/packs', language);
    const of: Record<string, number> = (times[language] = {});
    const pack = timed(of, 'pack', () => loadPack(folder));
    const meanings = timed(of, 'word vectors', () => vectorsOf(language));
    const classifier = timed(of, 'classifier', () => ActClassifier.load(language, pack.lexicon));
    timed(of, 'understander', () => new Understander(pack, classifier, meanings));
    timed(of, 'phrases', () => TwinPhrases.load(folder));
    of.all = Object.values(of).reduce((sum, each) => sum + each, 0);
  }
  return times;
}

function timed<T>(times: Record<string, number>, part: string, work: () => T): T {
  const before = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(before);
  times[part] = Math.round((user + system) / MS);
  return made;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
