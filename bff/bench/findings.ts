// `npm run bench:findings`: how often people without any effect get a finding, and how often a planted one is found.
// PEOPLE and RUNS are how many people a row and runs a cell have; ROWS names the rows,
// with | between them, as names have commas; all where it is not given.
import type * as finding from '../src/modules/insights/statistics/find-associations.ts';
import type * as seeds from '../src/common/statistics/seeded-random.ts';
import { lives, type Random } from './lib/generated-days.ts';
import { built } from './lib/memory-product.ts';

const PEOPLE = Number(process.env.PEOPLE ?? 1_000);
const RUNS = Number(process.env.RUNS ?? 100);
const SERIES = 20;
const DAYS = 120;
const RHOS = [0, 0.4, 0.8];

const { findAssociations, FALSE_DISCOVERY_RATE } = await built<typeof finding>(
  'modules/insights/statistics/find-associations',
);
const { seededRandom, normalFrom } = await built<typeof seeds>('common/statistics/seeded-random');

function randomOf(seed: number): Random {
  const uniform = seededRandom(seed);
  return { uniform, normal: normalFrom(uniform) };
}

function candidates(xs: readonly Float64Array[], ys: readonly Float64Array[]): finding.Candidate[] {
  const side = (name: string, all: readonly Float64Array[], isOutcome: boolean): finding.Candidate[] =>
    all.map((values, i) => ({
      name: `${name}${i}`,
      values,
      family: `${name}${i}`,
      isOutcome,
      isCause: !isOutcome,
    }));
  return [...side('x', xs, false), ...side('y', ys, true)];
}

const many = (make: () => Float64Array): Float64Array[] => Array.from({ length: SERIES }, make);
const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;

/** The share of people who get any finding where there is nothing to find. */
async function falseFindings(
  name: string,
  make: (random: Random) => Float64Array,
): Promise<Record<string, string | number>> {
  const random = randomOf(1);
  const started = performance.now();
  let [found, refused] = [0, 0];
  for (let person = 0; person < PEOPLE; person += 1) {
    const all = candidates(
      many(() => make(random)),
      many(() => make(random)),
    );
    const result = await findAssociations(all, 0);
    if (result.tests.some(({ q }) => q <= FALSE_DISCOVERY_RATE)) found += 1;
    refused += result.refused.filter((series) => series.name.startsWith('y')).length;
  }
  const seconds = (performance.now() - started) / 1_000 / PEOPLE;
  return {
    kind: name,
    people: PEOPLE,
    'with a finding': percent(found, PEOPLE),
    'outcomes refused': percent(refused, PEOPLE * SERIES),
    'seconds a person': seconds.toFixed(2),
  };
}

/** The share of runs in which 0.5 SD of y per SD of x, a day later, is found among the pairs of 20 and 20 series. */
async function power(rhoX: number, rhoRest: number): Promise<{ found: number; rightLag: number }> {
  const random = randomOf(2);
  const { ar1, persistent } = lives(random);
  let [found, rightLag] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    const xs = many(() => persistent(DAYS));
    const ys = many(() => persistent(DAYS));
    const x = ar1(DAYS, rhoX);
    xs[0] = x;
    ys[0] = ar1(DAYS, rhoRest).map((rest, t) => Math.sqrt(0.75) * rest + (t > 0 ? 0.5 * (x[t - 1] ?? 0) : 0));
    const { tests } = await findAssociations(candidates(xs, ys), 0);
    const own = tests
      .filter((test) => test.x === 'x0' && test.y === 'y0' && test.q <= FALSE_DISCOVERY_RATE && test.r > 0)
      .toSorted((one, other) => one.p - other.p);
    if (own.length > 0) found += 1;
    if (own[0]?.lag === 1) rightLag += 1;
  }
  return { found, rightLag };
}

const { kinds } = lives(randomOf(0));
const chosen = process.env.ROWS?.split('|');
for (const name of Object.keys(kinds)) {
  if (chosen && !chosen.includes(name)) continue;
  const make = (random: Random): Float64Array => lives(random).kinds[name]?.(DAYS) ?? new Float64Array();
  console.log(JSON.stringify(await falseFindings(name, make)));
}
if (!chosen || chosen.includes('power')) {
  let all = 0;
  for (const rhoX of RHOS) {
    for (const rhoRest of RHOS) {
      const { found, rightLag } = await power(rhoX, rhoRest);
      all += found;
      const cell = { found: percent(found, RUNS), 'at its lag': percent(rightLag, RUNS) };
      console.log(JSON.stringify({ 'persistence of x': rhoX, 'of the rest of y': rhoRest, ...cell }));
    }
  }
  console.log(`found over all cells: ${percent(all, RUNS * RHOS.length ** 2)}`);
}
