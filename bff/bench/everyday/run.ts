/**
 * `npm run bench:everyday [-- file…]`: says labelled everyday sentences to the product through its API, each to a fresh
 * account, and judges the answers with the judge of EVERYDAY_DATA. Prints by act and language the right acts, what is
 * wholly right, and forbidden effects; every miss with `--misses`.
 */
import path from 'node:path';
import { startBff, startIdentity, temporaryFolder } from '../lib/stack.ts';
import { actOf, type Case, readCases, type Score } from './cases.ts';
import { type Effect, type Heard, heardIn } from './heard.ts';
import { Person } from './person.ts';

/** When the judge believes that all is said. */
const SAID_AT = Date.parse('2026-11-23T08:00:00Z');
const AT_ONCE = 3;

interface Row {
  cases: number;
  act: number;
  whole: number;
  forbidden: number;
}

const flags = process.argv.slice(2);
const showsMisses = flags.includes('--misses');
const data = await readCases(flags.filter((flag) => !flag.startsWith('--')));
if (data) {
  const offset = SAID_AT - Date.now();
  const clock = {
    CLOCK_OFFSET_MS: String(offset),
    NODE_OPTIONS: `--max-semi-space-size=8 --import ${path.join(import.meta.dirname, 'clock.mjs')}`,
  };
  Object.assign(process.env, clock);
  const { folder, remove } = await temporaryFolder();
  const identity = await startIdentity(clock);
  const bff = await startBff(path.join(folder, 'database'), undefined, clock);
  try {
    for (const [name, cases] of data.files) print(name, await judged(cases, data.home, data.score, offset));
  } finally {
    await bff.stop();
    await identity.stop();
    await remove();
  }
}

type Judged = readonly [Case, Score];

async function judged(
  cases: readonly Case[],
  home: object,
  score: (labelled: Case, heard: Heard) => Score,
  offset: number,
): Promise<Judged[]> {
  const queue = [...cases];
  const results: Judged[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const person = await Person.signUp(home);
      for (const earlier of next.context ?? []) await person.say(earlier);
      const elapsed = Date.now() + offset - SAID_AT;
      const heard = fairly(next, heardIn(await person.say(next.text), next.text));
      const scored = best(next, heard, elapsed, score);
      if (showsMisses && (!scored.act || !scored.effect || scored.forbidden.length > 0))
        miss(next, heard, scored);
      results.push([next, scored]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/** What was told is kept as what was to be remembered; not to know something of the world is to decline it. */
function fairly({ act }: Case, heard: Heard): Heard {
  const wanted = typeof act === 'string' ? [act] : act;
  const instead = (got: string, isRead = false): string => {
    // To tell what was set or listed answers a question, too.
    if (isRead && wanted.includes('ask')) return 'ask';
    if (got === 'remember' && wanted.includes('told')) return 'told';
    return got === 'ask' && heard.unknown && wanted.includes('world') ? 'world' : got;
  };
  return { ...heard, acts: heard.acts.map((one) => ({ act: instead(one.act, one.isRead) })) };
}

/** The judge’s clock stands still: “in 20 minutes” is held against the beginning, “at 9” against the clock. */
function best(
  labelled: Case,
  heard: Heard,
  elapsed: number,
  score: (labelled: Case, heard: Heard) => Score,
): Score {
  const asIs = score(labelled, heard);
  if (asIs.effect) return asIs;
  const earlier = (effect: Effect): Effect =>
    typeof effect.at === 'string'
      ? { ...effect, at: new Date(Date.parse(effect.at) - elapsed).toISOString() }
      : effect;
  return score(labelled, { ...heard, effects: heard.effects.map(earlier) });
}

function miss(labelled: Case, { acts, effects, answer }: Heard, { act, effect, forbidden }: Score): void {
  const what = [!act && 'ACT', !effect && 'EFFECT', forbidden.length > 0 && `FORBIDDEN ${forbidden.join()}`];
  console.log(
    `${what.filter(Boolean).join(' ')} [${actOf(labelled)}] ${[...(labelled.context ?? []), labelled.text].join(' | ')}`,
    `\n    -> ${acts.map((one) => one.act).join()} ${JSON.stringify(effects)} “${answer.slice(0, 160).replaceAll('\n', ' / ')}”`,
  );
}

function print(name: string, results: readonly Judged[]): void {
  const rows = new Map<string, Row>();
  for (const [labelled, { act, effect, forbidden }] of results) {
    const language = labelled.lang ?? (name.includes('-de') ? 'de' : 'en');
    for (const group of ['all', language, actOf(labelled)]) {
      const row = rows.get(group) ?? { cases: 0, act: 0, whole: 0, forbidden: 0 };
      row.cases += 1;
      row.act += act;
      row.whole += act && effect && forbidden.length === 0 ? 1 : 0;
      row.forbidden += forbidden.length > 0 ? 1 : 0;
      rows.set(group, row);
    }
  }
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
  console.log(`\n${name}`);
  console.table(
    Object.fromEntries(
      [...rows].map(([group, { cases, act, whole, forbidden }]) => [
        group,
        { cases, act: share(act, cases), 'wholly right': share(whole, cases), forbidden },
      ]),
    ),
  );
}
