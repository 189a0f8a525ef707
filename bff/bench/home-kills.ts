/**
 * Kills what a home needs while commands are under way, all of them processes: the broker, a Home Assistant, the server
 * itself. States have to be right within ten seconds of its return, every command has to have an outcome, and none may
 * come to a device twice. `npm run bench:home-kills -- --kills=3` (the default, of each).
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AskedProcess } from './home/asked.ts';
import { type BenchBroker, DEVICES, startAedes, startMosquitto } from './home/brokers.ts';
import { type Asked, Commands, keyOf } from './home/commands.ts';
import { type Activity, isKnown, Person, until } from './home/person.ts';
import { type DeviceSettings, type Lamp } from './home/topics.ts';
import { round } from './lib/quantile.ts';
import { BFF_PORT, startBff, startIdentity, startPostgres, temporaryFolder } from './lib/stack.ts';

const LAMPS = 10;
/** Commands that are under way when it is killed. */
const SLOW_MS = 400;
const BEFORE_MS = 1_000;
const AWAY_MS = 3_000;
const RIGHT_WITHIN_MS = 10_000;

/** What is killed, and what the devices say of themselves. */
interface Killed {
  readonly name: string;
  readonly person: Person;
  /** The percent that its commands begin with. */
  readonly from: number;
  /** For how long it is gone. A server comes back at once, before its lease and what it had begun have run out. */
  readonly awayMs: number;
  /** The names of what is commanded. */
  readonly lamps: readonly string[];
  kill(): Promise<void>;
  again(): Promise<void>;
  /** Somebody changes the devices by hand meanwhile. */
  byHand(): Promise<void>;
  /** Which of the lamps are other than their devices say. */
  wrong(): Promise<string[]>;
  /** Every command as its device got it, in the words of `keyOf`. */
  got(): Promise<readonly string[]>;
}

const given = process.argv.find((argument) => argument.startsWith('--kills='));
const kills = Number(given?.split('=')[1] ?? 3);
const { folder, remove } = await temporaryFolder();
const identity = await startIdentity();
const postgres = await startPostgres();
const rows: Record<string, object> = {};
const wrongs: string[] = [];
try {
  const aedes = await startAedes(folder);
  try {
    await withBroker('the embedded database', path.join(folder, 'one'), aedes);
  } finally {
    await aedes.stop();
  }
  if (postgres) {
    const mosquitto = await startMosquitto();
    try {
      await withBroker('PostgreSQL', postgres.url, mosquitto);
    } finally {
      await mosquitto.stop();
    }
  }
  await withHomeAssistant('the embedded database', path.join(folder, 'two'));
} finally {
  await identity.stop();
  await postgres?.stop();
  await remove();
}
console.table(rows);
console.log(wrongs.length === 0 ? 'All is well.' : wrongs.join('\n'));
process.exitCode = wrongs.length === 0 ? 0 : 1;

async function withBroker(databaseName: string, database: string, broker: BenchBroker): Promise<void> {
  const settings = { UPLOADS_DIR: path.join(folder, broker.name, 'uploads'), ...broker.settings };
  const device: DeviceSettings = {
    ...{ port: broker.port, username: DEVICES.username, password: DEVICES.password },
    ...{ sensors: 0, lamps: LAMPS, slowMs: SLOW_MS },
  };
  const devices = await AskedProcess.start('devices.ts', device);
  let bff = await startBff(database, undefined, settings);
  let hand: Lamp['state'] = 'ON';
  try {
    const person = await Person.signUp();
    await person.join(broker.connection);
    await person.accept(LAMPS);
    await until(async () => [...(await person.entities()).values()].every(isKnown));
    const lamps = Array.from({ length: LAMPS }, (_, index) => `lamp-${String(index)}`);
    const common = {
      person,
      lamps,
      byHand: async () => {
        hand = hand === 'ON' ? 'OFF' : 'ON';
        await devices.ask('turn', hand);
      },
      wrong: async () => {
        const [entities, now] = [await person.entities(), await devices.ask<Lamp[]>('lamps')];
        return now.flatMap(({ state, brightness }, index) => {
          const { state: told, attributes } = entities.get(`lamp-${String(index)}`) ?? {};
          const isRight = told === state.toLowerCase() && attributes?.brightness === brightness;
          return isRight ? [] : [`lamp-${String(index)} is ${String(told)}`];
        });
      },
      got: () => devices.ask<string[]>('commands'),
    };
    const where = `${broker.name}, ${databaseName}`;
    await killOften({
      ...common,
      name: `broker: ${where}`,
      awayMs: AWAY_MS,
      from: 0,
      kill: broker.kill,
      again: broker.again,
    });
    await killOften({
      ...common,
      name: `server: ${where}`,
      awayMs: 0,
      from: 50,
      kill: async () => {
        const ended = new Promise((resolve) => bff.child.once('exit', resolve));
        bff.child.kill('SIGKILL');
        await ended;
      },
      again: async () => {
        bff = await startBff(database, undefined, settings);
      },
    });
  } finally {
    await bff.stop();
    await devices.kill();
  }
}

async function withHomeAssistant(databaseName: string, database: string): Promise<void> {
  const port = BFF_PORT + 4;
  let lit = false;
  let server = await AskedProcess.start('home-assistant.ts', { port, lit });
  await server.ask('delay', SLOW_MS);
  const bff = await startBff(database, undefined, {
    UPLOADS_DIR: path.join(folder, 'home-assistant', 'uploads'),
    HOME_TARGETS: `127.0.0.1:${String(port)}`,
  });
  let before: string[] = [];
  try {
    const person = await Person.signUp();
    await person.join({
      ...{ kind: 'home_assistant', name: 'Home', url: `http://127.0.0.1:${String(port)}` },
      secret: 'good-token',
    });
    const isLight = (name: string): boolean => name === 'Ceiling' || name === 'Bed';
    await person.accept(2, isLight);
    await until(async () => [...(await person.entities()).values()].every(isKnown));
    await killOften({
      name: `Home Assistant: ${databaseName}`,
      awayMs: AWAY_MS,
      from: 0,
      person,
      lamps: ['Ceiling', 'Bed'],
      kill: async () => {
        before = [...before, ...(await server.ask<string[]>('calls'))];
        await server.kill();
      },
      again: async () => {
        server = await AskedProcess.start('home-assistant.ts', { port, lit });
        await server.ask('delay', SLOW_MS);
      },
      byHand: () => {
        lit = !lit;
        return Promise.resolve();
      },
      wrong: async () => {
        const told = (await person.entities()).get('Ceiling')?.state;
        const state = await server.ask<string>('state', 'light.kitchen');
        return told === state ? [] : [`Ceiling is ${String(told)} and not ${state}`];
      },
      got: async () => [...before, ...(await server.ask<string[]>('calls'))],
    });
  } finally {
    await bff.stop();
    await server.kill();
  }
}

async function killOften(killed: Killed): Promise<void> {
  const { name, person } = killed;
  const gotBefore = (await killed.got()).length;
  const before = new Set((await person.activity()).map(({ id }) => id));
  const asker = new Commands(person, await idsOf(killed), killed.from);
  const rightAfter: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    asker.begin();
    await wait(BEFORE_MS);
    await killed.kill();
    await killed.byHand();
    await wait(killed.awayMs);
    await killed.again();
    const backAt = performance.now();
    await asker.end();
    rightAfter.push(await rightSince(killed, backAt));
  }
  const asked = await asker.all();
  const isFresh = ({ id }: Activity): boolean => !before.has(id);
  const activity = (await settled(person)).filter(isFresh);
  const got = (await killed.got()).slice(gotBefore);
  judge(name, { asked, activity, got, rightAfter });
}

async function idsOf({ person, lamps }: Killed): Promise<ReadonlyMap<string, string>> {
  const entities = await person.entities();
  return new Map(lamps.map((lamp) => [lamp, entities.get(lamp)?.id ?? '']));
}

/** How long after it came back everything was as the devices say. */
async function rightSince({ name, wrong }: Killed, backAt: number): Promise<number> {
  for (;;) {
    const left = await wrong();
    const took = performance.now() - backAt;
    if (left.length === 0) return took;
    if (took > 2 * RIGHT_WITHIN_MS) {
      wrongs.push(`${name}: ${left.join(', ')}`);
      return took;
    }
    await wait(50);
  }
}

/** What is noted of the commands once the server has had time to give up what it cannot know. */
async function settled(person: Person): Promise<Activity[]> {
  const startedAt = performance.now();
  for (;;) {
    const activity = await person.activity();
    const isOver = performance.now() - startedAt > RIGHT_WITHIN_MS;
    if (isOver || activity.every(({ outcome }) => outcome !== 'pending')) return activity;
    await wait(200);
  }
}

interface Judged {
  readonly asked: readonly Asked[];
  readonly activity: readonly Activity[];
  readonly got: readonly string[];
  readonly rightAfter: readonly number[];
}

function judge(name: string, { asked, activity, got, rightAfter }: Judged): void {
  const outcomes = Object.groupBy(activity, ({ outcome }) => outcome);
  const noted = new Map(activity.map((each) => [each.id, each.outcome]));
  const answers = asked.flatMap(({ answer }) => answer ?? []);
  const times = timesOf(got);
  const of = ({ lamp, percent }: Asked): number => times.get(keyOf(lamp, percent)) ?? 0;
  const found = {
    'without an outcome': outcomes.pending?.length ?? 0,
    'of another outcome than was answered': answers.filter(({ id, outcome }) => noted.get(id) !== outcome)
      .length,
    'came twice': asked.filter((each) => of(each) > 1).length,
    'acknowledged and never came': asked.filter(
      (each) => each.answer?.outcome === 'acknowledged' && of(each) === 0,
    ).length,
    'refused and came': asked.filter((each) => each.answer?.outcome === 'refused' && of(each) > 0).length,
  };
  const slowest = Math.max(...rightAfter);
  if (slowest > RIGHT_WITHIN_MS) wrongs.push(`${name}: right after ${slowest.toFixed(0)} ms`);
  for (const [what, count] of Object.entries(found))
    if (count > 0) wrongs.push(`${name}: ${String(count)} ${what}`);
  rows[name] = {
    kills,
    asked: asked.length,
    'no answer of the server': asked.length - answers.length,
    acknowledged: outcomes.acknowledged?.length ?? 0,
    'no answer': outcomes.no_answer?.length ?? 0,
    refused: outcomes.refused?.length ?? 0,
    pending: found['without an outcome'],
    'came twice': found['came twice'],
    'right after, s': rightAfter.map((ms) => round(ms / 1_000)).join(', '),
  };
  console.log(name, JSON.stringify(found));
}

/** How often each command came to its device. */
function timesOf(got: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const key of got) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}
