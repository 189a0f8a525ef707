import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import net from 'node:net';
import type * as mosquitto from '../../src/integrations/home/broker/mosquitto-broker.ts';
import { built } from '../lib/memory-product.ts';
import { BFF_PORT } from '../lib/stack.ts';
import { AskedProcess } from './asked.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../mosquitto/start.sh');
const MQTT_PORT = 1_883;
const ADMIN_PASSWORD = 'admin-secret';
const account = (username: string, password: string) => ({
  ...{ username, password },
  ...{ mayPublish: ['#'], maySubscribe: ['#'] },
});
export const DEVICES = account('devices', 'devices-secret');
const HUB = account('hub', 'hub-secret');

export interface BenchBroker {
  readonly name: string;
  readonly port: number;
  /** What the server is started with. */
  readonly settings: Readonly<Record<string, string>>;
  /** How it is joined. */
  readonly connection: object;
  kill(): Promise<void>;
  /** After it was killed. */
  again(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The broker that `MQTT_BROKER` starts inside of the server. There devices would need accounts, which nothing gives them yet,
 * and it could not be killed alone; so it runs beside the server and is joined by its address.
 */
export async function startAedes(folder: string): Promise<BenchBroker> {
  const port = BFF_PORT + 2;
  const settings = { file: path.join(folder, 'retained.json'), port, accounts: [HUB, DEVICES] };
  let running = await AskedProcess.start('aedes.ts', settings);
  const { username, password: secret } = HUB;
  return {
    name: 'aedes',
    port,
    settings: { HOME_TARGETS: `127.0.0.1:${String(port)}` },
    connection: { kind: 'mqtt', name: 'Broker', url: `mqtt://127.0.0.1:${String(port)}`, username, secret },
    kill: () => running.kill(),
    again: async () => {
      running = await AskedProcess.start('aedes.ts', settings);
    },
    stop: () => running.kill(),
  };
}

/** As it stands beside the server in containers: the server makes its own account by itself. */
export async function startMosquitto(): Promise<BenchBroker> {
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const { GenericContainer, Wait } = await import('testcontainers');
  const port = BFF_PORT + 3;
  const container = await new GenericContainer('eclipse-mosquitto:2')
    .withCopyFilesToContainer([{ source: SCRIPT, target: '/start.sh', mode: 0o755 }])
    .withEnvironment({ MQTT_ADMIN_PASSWORD: ADMIN_PASSWORD })
    .withEntrypoint(['/bin/sh', '/start.sh'])
    .withUser('1883:1883')
    .withExposedPorts({ container: MQTT_PORT, host: port })
    .withWaitStrategy(Wait.forLogMessage(/mosquitto version .* running/u))
    .start();
  const { MosquittoBroker } = await built<typeof mosquitto>('integrations/home/broker/mosquitto-broker');
  const accounts = new MosquittoBroker({ host: '127.0.0.1', port, password: ADMIN_PASSWORD });
  await accounts.put(DEVICES);
  await accounts.stop();
  const docker = (...words: string[]) => promisify(execFile)('docker', [...words, container.getId()]);
  return {
    name: 'Mosquitto',
    port,
    settings: {
      MQTT_BROKER_URL: `mqtt://127.0.0.1:${String(port)}`,
      MQTT_ADMIN_PASSWORD: ADMIN_PASSWORD,
    },
    connection: { kind: 'mqtt', name: 'Broker' },
    kill: async () => {
      await docker('kill');
    },
    again: async () => {
      await docker('start');
      while (!(await listens(port))) await wait(20);
    },
    stop: async () => {
      await container.stop();
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    const end = (isThere: boolean) => (): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}
