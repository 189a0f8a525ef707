import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../fixtures/client.ts';

const BENCH = path.resolve(import.meta.dirname, '../../bff/bench/home');
const ACCOUNTS = ['hub', 'devices'].map((username) => ({
  ...{ username, password: `${username}-secret` },
  ...{ mayPublish: ['#'], maySubscribe: ['#'] },
}));
const PATIENCE_MS = 60_000;

interface Found {
  connection: string;
  externalId: string;
  name: string;
}

/** A broker and its devices as processes of their own, joined by somebody as their home. */
export class JoinedHome {
  private readonly broker: ChildProcess;
  private readonly devices: ChildProcess;

  private constructor(broker: ChildProcess, devices: ChildProcess) {
    this.broker = broker;
    this.devices = devices;
  }

  static async of(
    client: Client,
    { port, folder, count }: { port: number; folder: string; count: number },
  ): Promise<JoinedHome> {
    const broker = await program('aedes.ts', {
      file: path.join(folder, 'retained.json'),
      port,
      accounts: ACCOUNTS,
    });
    const account = { port, username: 'devices', password: 'devices-secret' };
    const devices = await program('devices.ts', { ...account, sensors: count, lamps: 0, slowMs: 0 });
    const url = `mqtt://127.0.0.1:${String(port)}`;
    await send(client, 'POST', '/api/home/connections', {
      ...{ kind: 'mqtt', name: 'Broker', url, username: 'hub', secret: 'hub-secret' },
    });
    const items = await foundBy(client, count);
    await send(client, 'POST', '/api/home/discovered/accept', {
      items: items.map(({ connection, externalId, name }) => ({ connection, externalId, name })),
    });
    return new JoinedHome(broker, devices);
  }

  /** How many changes a second the devices tell from now on. */
  changes(aSecond: number): void {
    this.devices.send({ number: 0, what: 'rate', value: aSecond });
  }

  stop(): void {
    this.devices.kill('SIGKILL');
    this.broker.kill('SIGKILL');
  }
}

async function program(file: string, settings: object): Promise<ChildProcess> {
  const child = fork(path.join(BENCH, file), [JSON.stringify(settings)]);
  await once(child, 'message');
  return child;
}

async function foundBy(client: Client, count: number): Promise<Found[]> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { items } = (await send(client, 'GET', '/api/home/discovered')) as { items: Found[] };
    if (items.length === count) return items;
    await wait(250);
  }
  throw new Error(`Not all of the ${String(count)} devices were found.`);
}

async function send(client: Client, method: string, address: string, body?: object): Promise<unknown> {
  const answer = await client.send(method, address, body && JSON.stringify(body));
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`);
  return answer.json();
}
