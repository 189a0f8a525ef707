/**
 * `npm run build -w @twyn/bff && node bench/everyday-acts.ts [file…]`: the acts of labelled everyday sentences, in
 * process and without a server: how many are right, and what is taken for what. With `--misses` every miss.
 */
import type { Entity, Home } from '../src/integrations/home/home.ts';
import type * as vectors from '../src/modules/language/acts/vectors.ts';
import type * as classifier from '../src/modules/language/acts/classifier.ts';
import type * as understander from '../src/modules/language/arbitration/understander.ts';
import type * as names from '../src/modules/language/matching/names.ts';
import type * as packs from '../src/modules/language/pack/load-pack.ts';
import { readCases } from './everyday/cases.ts';
import { type Judged, judgeActs } from './lib/act-confusion.ts';
import { built } from './lib/memory-product.ts';

/** The data's home, in its own shape. */
interface Fixture {
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  readonly entities: readonly (Omit<Entity, 'areaId'> & { readonly area: string | null })[];
}

const flags = process.argv.slice(2);
const files = flags.filter((flag) => !flag.startsWith('--'));
const data = await readCases(files);
if (data) {
  const home = homeOf(data.home as Fixture);
  for (const language of ['en', 'de']) {
    const understand = await understanding(language, home);
    const times: number[] = [];
    const judged = data.files
      .flatMap(([name, cases]) => cases.filter(({ lang = languageOf(name) }) => lang === language))
      .map((labelled) => {
        const started = performance.now();
        const understood = understand(labelled.text);
        times.push(performance.now() - started);
        return judgeActs(labelled, understood);
      });
    if (judged.length > 0) print(language, judged, times);
  }
}

async function understanding(language: string, home: Home) {
  const { loadPack } = await built<typeof packs>('modules/language/pack/load-pack');
  const { ActClassifier } = await built<typeof classifier>('modules/language/acts/classifier');
  const { vectorsOf } = await built<typeof vectors>('modules/language/acts/vectors');
  const { Understander } = await built<typeof understander>('modules/language/arbitration/understander');
  const { namesOf } = await built<typeof names>('modules/language/matching/names');
  const pack = loadPack(new URL(`../dist/modules/language/packs/${language}`, import.meta.url).pathname);
  const engine = new Understander(pack, ActClassifier.load(language), vectorsOf(language));
  const own = namesOf({ home }, pack);
  return (text: string) => engine.understand(text, { names: own });
}

/** "everyday-de-dev.json". */
function languageOf(file: string): string {
  return file.includes('-de-') ? 'de' : 'en';
}

function homeOf({ areas, entities }: Fixture): Home {
  return {
    floors: [],
    areas: areas.map((area) => ({ ...area, floorId: null, aliases: [] })),
    entities: entities.map(({ area, ...entity }) => ({ ...entity, areaId: area })),
  };
}

function print(language: string, judged: readonly Judged[], times: number[]): void {
  const right = judged.filter(({ isRight }) => isRight).length;
  const forbidden = judged.filter(({ isForbidden }) => isForbidden);
  times.sort((one, other) => one - other);
  console.log(
    `\n${language}: ${String(right)} of ${String(judged.length)} acts right (${share(right, judged.length)}), ` +
      `${String(forbidden.length)} forbidden; p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms`,
  );
  const kinds = [...new Set(judged.map(({ expected }) => expected))].sort();
  for (const kind of kinds) {
    const all = judged.filter(({ expected }) => expected === kind);
    const taken = new Map<string, number>();
    for (const { got, isRight } of all) if (!isRight) taken.set(got, (taken.get(got) ?? 0) + 1);
    const wrong = [...taken]
      .sort((one, other) => other[1] - one[1])
      .map(([got, count]) => `${got} ${String(count)}`);
    const good = all.filter(({ isRight }) => isRight).length;
    console.log(
      `${kind.padEnd(20)} ${String(good).padStart(3)} of ${String(all.length).padStart(3)}   ${wrong.join(', ')}`,
    );
  }
  if (!flags.includes('--misses')) return;
  for (const { text, expected, got, isRight, isForbidden } of judged)
    if (!isRight || isForbidden) console.log(`${isForbidden ? '!' : ' '} ${expected} ← ${got}: ${text}`);
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function at(sorted: readonly number[], quantile: number): string {
  return (sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0).toFixed(2);
}
