/**
 * A joined home under load, on the built server: how long after a command everybody's tabs know, how that compares with a
 * bare round trip over the same broker in the same run, and what 1,000 devices with 200 changes a second cost and lose.
 * `npm run bench:home -- --seconds=300 --commands=200` (the defaults).
 */
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mqtt from 'mqtt';
import { AskedProcess } from './home/asked.ts';
import { Asker, LAMP } from './home/asker.ts';
import { type BenchBroker, DEVICES, startAedes, startMosquitto } from './home/brokers.ts';
import { type HomeEntity, isKnown, Person, type ToldEvent, until } from './home/person.ts';
import { Tabs } from './home/tabs.ts';
import { ANSWER, type DeviceSettings } from './home/topics.ts';
import { cpuMicroseconds, memoryMb } from './lib/process.ts';
import { round } from './lib/quantile.ts';
import { startBff, startIdentity, startPostgres, temporaryFolder } from './lib/stack.ts';

/** With the lamp as many devices as a person may have. */
const SENSORS = 999;
const CHANGES_A_SECOND = 200;
/** A person has six streams at most, so that twenty are those of four people at one broker. */
const PEOPLE = 4;
const STREAMS_EACH = 5;
const QUIET_MS = 2_000;
const MAX_TIMES_BARE = 15;
/** `WINDOW_MS` of the live events, and 250 ms. */
const MAX_P95_MS = 350;

const seconds = numberOf('seconds', 300);
const commands = numberOf('commands', 200);
const missed: string[] = [];
const { folder, remove } = await temporaryFolder();
const identity = await startIdentity();
const postgres = await startPostgres();
try {
  const aedes = await startAedes(folder);
  try {
    await bench('the embedded database', path.join(folder, 'database'), aedes);
  } finally {
    await aedes.stop();
  }
  if (postgres) {
    const mosquitto = await startMosquitto();
    try {
      await bench('PostgreSQL', postgres.url, mosquitto);
    } finally {
      await mosquitto.stop();
    }
  }
} finally {
  await identity.stop();
  await postgres?.stop();
  await remove();
}
console.log(missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function bench(databaseName: string, database: string, broker: BenchBroker): Promise<void> {
  console.log(`\n${databaseName}, ${broker.name}`);
  const { username, password, port } = { ...DEVICES, ...broker };
  const settings: DeviceSettings = { port, username, password, sensors: SENSORS, lamps: 1, slowMs: 0 };
  const devices = await AskedProcess.start('devices.ts', settings);
  const listener = await AskedProcess.start('listener.ts', settings);
  const client = await mqtt.connectAsync({ host: '127.0.0.1', port, username, password, protocolVersion: 4 });
  const bff = await startBff(database, undefined, {
    UPLOADS_DIR: path.join(folder, broker.name, 'uploads'),
    ...broker.settings,
  });
  try {
    if (client.stream instanceof net.Socket) client.stream.setNoDelay(true);
    const people = await joined(broker);
    const tabs = await openTabs(people);
    await client.subscribeAsync(ANSWER);
    const asker = new Asker(client, people[0], tabs);
    await asker.run('quiet', Math.ceil(commands / 4));
    await devices.ask('rate', CHANGES_A_SECOND);
    const { times, p95, lost } = await asker.run(`${String(CHANGES_A_SECOND)} changes a second`, commands);
    if (times > MAX_TIMES_BARE)
      missed.push(`${broker.name}: p50 is ${times.toFixed(1)} times a bare round trip`);
    if (p95 > MAX_P95_MS) missed.push(`${broker.name}: p95 is ${String(p95)} ms`);
    if (lost > 0) missed.push(`${broker.name}: ${String(lost)} commands were not told or not acknowledged`);
    await soak({ devices, listener, bffPid: bff.pid, owner: people[0], tabs, name: broker.name });
    tabs.close();
  } finally {
    client.end(true);
    await bff.stop();
    await Promise.all([devices.kill(), listener.kill()]);
  }
}

/** The first has every device, the others the lamp alone. */
async function joined(broker: BenchBroker): Promise<[Person, ...Person[]]> {
  const owner = await Person.signUp();
  const others = await Promise.all(Array.from({ length: PEOPLE - 1 }, () => Person.signUp()));
  for (const person of [owner, ...others]) await person.join(broker.connection);
  await owner.accept(SENSORS + 1);
  for (const other of others) await other.accept(1, (name) => name === LAMP);
  for (const person of [owner, ...others])
    await until(async () => [...(await person.entities()).values()].every(isKnown));
  return [owner, ...others];
}

async function openTabs(people: readonly Person[]): Promise<Tabs> {
  const tabs = new Tabs();
  for (const person of people) for (let nth = 0; nth < STREAMS_EACH; nth += 1) await tabs.open(person);
  return tabs;
}

interface Soak {
  readonly name: string;
  readonly devices: AskedProcess;
  readonly listener: AskedProcess;
  readonly bffPid: number;
  readonly owner: Person;
  readonly tabs: Tabs;
}

async function soak({ name, devices, listener, bffPid, owner, tabs }: Soak): Promise<void> {
  const sentBefore = await devices.ask<number>('rate', CHANGES_A_SECOND);
  const before = { bff: cpuMicroseconds(bffPid), bare: cpuMicroseconds(listener.pid), told: tabs.messages };
  const startedAt = performance.now();
  const memory: number[] = [];
  for (let minute = 0; minute < 4; minute += 1) {
    memory.push(memoryMb(bffPid).residentMb);
    await wait((seconds * 1_000) / 4);
  }
  memory.push(memoryMb(bffPid).residentMb);
  const tookMs = performance.now() - startedAt;
  const cpu = {
    bff: cpuMicroseconds(bffPid) - before.bff,
    bare: cpuMicroseconds(listener.pid) - before.bare,
  };
  const changes = (await devices.ask<number>('rate', 0)) - sentBefore;
  await wait(QUIET_MS);
  const last = await devices.ask<string[]>('values');
  const lost = lostOf(last, await owner.entities(), tabs.seen.slice(0, STREAMS_EACH));
  console.table({
    'changes sent': changes,
    'a second': round((changes / tookMs) * 1_000),
    'CPU of the server, % of a core': round(cpu.bff / tookMs / 10),
    'the same, × a bare listener': round(cpu.bff / cpu.bare),
    'messages to each of the owner’s tabs, a second': round(
      ((tabs.messages - before.told) / STREAMS_EACH / tookMs) * 1_000,
    ),
    'memory, MB, in quarters': memory.map((megabytes) => megabytes.toFixed(0)).join(', '),
    'last states not in the API': lost.api,
    'last states not told to a tab': lost.tabs,
  });
  if (lost.api + lost.tabs > 0)
    missed.push(`${name}: ${String(lost.api)} and ${String(lost.tabs)} states lost`);
}

function lostOf(
  last: readonly string[],
  entities: ReadonlyMap<string, HomeEntity>,
  tabs: readonly ReadonlyMap<string, ToldEvent>[],
): { api: number; tabs: number } {
  const sensors = last.map((value, index) => ({ value, entity: entities.get(`sensor-${String(index)}`) }));
  const isLost = ({ value, entity }: (typeof sensors)[number]): boolean => entity?.state !== value;
  const untold = tabs.flatMap((tab) =>
    sensors.filter(({ value, entity }) => tab.get(entity?.id ?? '')?.state !== value),
  );
  return { api: sensors.filter(isLost).length, tabs: untold.length };
}

function numberOf(name: string, otherwise: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return Number(given?.split('=')[1] ?? otherwise);
}
