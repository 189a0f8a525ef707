import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseLocalTargets } from '../../../config/local-targets.js';
import { deviceAccount, hubAccount } from '../broker/accounts.js';
import { AedesBroker } from '../broker/aedes-broker.js';
import { HomeAssistantAdapter } from '../home-assistant/home-assistant-adapter.js';
import { smallHome } from '../home-assistant/testing/small-home.js';
import { HomeAssistantTestServer } from '../home-assistant/testing/test-server.js';
import { MqttAdapter } from '../mqtt/mqtt-adapter.js';
import { SimulatedAdapter } from '../simulated/simulated-adapter.js';
import { anEntity } from '../testing/an-entity.js';
import { type DeviceCommand, type LiveAdapter, type LiveListener, type LiveStatus } from './live-adapter.js';
import { type FoundEntity, type FoundState } from './live-entity.js';

const BACK_MS = 10_000;

class Heard implements LiveListener {
  readonly entities = new Map<string, FoundEntity>();
  readonly last = new Map<string, FoundState>();
  readonly statuses: LiveStatus[] = [];
  readonly problems: string[] = [];

  found(entities: readonly FoundEntity[]): void {
    for (const entity of entities) this.entities.set(entity.externalId, entity);
  }
  gone(ids: readonly string[]): void {
    for (const id of ids) this.entities.delete(id);
  }
  states(states: readonly FoundState[]): void {
    for (const state of states) this.last.set(state.externalId, state);
  }
  status(status: LiveStatus): void {
    this.statuses.push(status);
  }
  problem(source: string, reason: string): void {
    this.problems.push(`${source}: ${reason}`);
  }
}

interface Rig {
  readonly adapter: LiveAdapter;
  readonly heard: Heard;
  close(): Promise<void>;
}

/** Where the other side is a process or a server, it can fail on its own. */
interface OutsideRig extends Rig {
  /** The outside goes away and comes back. */
  restart(): Promise<void>;
  /** Makes the lamp deaf: it takes what it is sent, and says nothing. */
  deafen(): Promise<void>;
}

function simulated(): Promise<Rig> {
  const heard = new Heard();
  const adapter = new SimulatedAdapter(heard, [
    anEntity('light.lamp', { name: 'Lamp', state: 'off' }),
    anEntity('light.other', { name: 'Other', state: 'off' }),
  ]);
  return Promise.resolve({ adapter, heard, close: () => adapter.close() });
}

/** The lamp is a process of its own, which knows nothing of this one. */
async function mqttHome(): Promise<OutsideRig> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-broker-'));
  let broker = new AedesBroker(path.join(folder, 'retained.json'));
  const accounts = [hubAccount('hub'), deviceAccount('lamp', 'pw')];
  const open = async (port: number): Promise<number> => {
    for (const account of accounts) await broker.put(account);
    return broker.start({ port });
  };
  const port = await open(0);
  const device = startDevice(port);
  const heard = new Heard();
  const adapter = new MqttAdapter({
    open: () => net.connect({ host: '127.0.0.1', port, noDelay: true }),
    username: 'twyn-hub',
    password: 'hub',
    clientId: 'twyn-test',
    listener: heard,
  });
  return {
    adapter,
    heard,
    restart: async () => {
      await broker.stop();
      await wait(500);
      broker = new AedesBroker(path.join(folder, 'retained.json'));
      await open(port);
    },
    deafen: () => {
      device.send('deaf');
      return wait(100);
    },
    close: async () => {
      device.kill();
      await adapter.close();
      await broker.stop();
    },
  };
}

function startDevice(port: number): ChildProcess {
  const script = path.join(import.meta.dirname, '../testing/mqtt-lamp.mjs');
  return spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

async function homeAssistant(): Promise<OutsideRig> {
  const server = new HomeAssistantTestServer(smallHome());
  const port = await server.start();
  const heard = new Heard();
  const adapter = new HomeAssistantAdapter({
    url: `http://localhost:${String(port)}`,
    token: 'good-token',
    rules: { targets: parseLocalTargets(`localhost:${String(port)}`) },
    listener: heard,
  });
  return {
    adapter,
    heard,
    restart: async () => {
      await server.stop();
      await wait(500);
      await server.start(port);
    },
    deafen: () => {
      server.isDeaf = true;
      return Promise.resolve();
    },
    close: async () => {
      await adapter.close();
      await server.stop();
    },
  };
}

const OUTSIDE_RIGS: readonly (readonly [name: string, start: () => Promise<OutsideRig>])[] = [
  ['MQTT', mqttHome],
  ['Home Assistant', homeAssistant],
];
const RIGS: readonly (readonly [name: string, start: () => Promise<Rig>])[] = [
  ['simulated devices', simulated],
  ...OUTSIDE_RIGS,
];

const TURN_ON: DeviceCommand = {
  service: 'turn_on',
  data: {},
  wanted: { state: 'on', attributes: {} },
  isRepeatable: true,
};
const TURN_OFF: DeviceCommand = {
  service: 'turn_off',
  data: {},
  wanted: { state: 'off', attributes: {} },
  isRepeatable: true,
};

/** Joined; gives its lamp. */
async function join({ adapter, heard }: Rig): Promise<string> {
  adapter.start();
  const lights = () => [...heard.entities.values()].filter(({ domain }) => domain === 'light');
  await vi.waitFor(() => expect(lights()).not.toEqual([]), BACK_MS);
  return (lights().find(({ name }) => name === 'Lamp' || name === 'Ceiling') ?? lights()[0]!).externalId;
}

const until = ({ heard }: Rig, lamp: string, state: string): Promise<void> =>
  vi.waitFor(() => expect(heard.last.get(lamp)?.state).toBe(state), BACK_MS);

describe.each(RIGS)('%s', (_name, start) => {
  let rig: Rig;
  let lamp: string;

  beforeAll(async () => {
    rig = await start();
    lamp = await join(rig);
  }, 20_000);
  afterAll(() => rig.close());

  it('finds what is there, and hears nothing of it before it is followed', async () => {
    expect(rig.heard.statuses).toContain('connected');
    expect(rig.heard.last.size).toBe(0);
    await expect(rig.adapter.send('no-such', TURN_ON)).resolves.toMatchObject({ outcome: 'refused' });
  });

  it('tells the state once it is followed, and the answer to a command', async () => {
    rig.adapter.follow(new Set([lamp]));
    await until(rig, lamp, 'off');
    await expect(rig.adapter.send(lamp, TURN_ON)).resolves.toEqual({ outcome: 'acknowledged' });
    await until(rig, lamp, 'on');
    await expect(rig.adapter.send(lamp, TURN_OFF)).resolves.toEqual({ outcome: 'acknowledged' });
    await until(rig, lamp, 'off');
  });

  it('refuses what the device cannot do', async () => {
    const explode = { ...TURN_ON, service: 'explode' };
    await expect(rig.adapter.send(lamp, explode)).resolves.toMatchObject({ outcome: 'refused' });
  });
});

describe.each(OUTSIDE_RIGS)('%s that fails', (_name, start) => {
  let rig: OutsideRig;
  let lamp: string;

  beforeAll(async () => {
    rig = await start();
    lamp = await join(rig);
    rig.adapter.follow(new Set([lamp]));
    await until(rig, lamp, 'off');
  }, 20_000);
  afterAll(() => rig.close());

  it('comes back after the other side was started anew, and is right within ten seconds', async () => {
    await rig.restart();
    await vi.waitFor(() => expect(rig.heard.statuses.at(-1)).toBe('connected'), BACK_MS);
    await until(rig, lamp, 'off');
    await vi.waitFor(async () => {
      expect(await rig.adapter.send(lamp, TURN_ON)).toEqual({ outcome: 'acknowledged' });
    }, BACK_MS);
    await until(rig, lamp, 'on');
  }, 40_000);

  it('says so where the device does not answer', async () => {
    await rig.deafen();
    await expect(rig.adapter.send(lamp, TURN_OFF)).resolves.toEqual({ outcome: 'no_answer' });
  }, 10_000);
});

describe('MQTT', () => {
  it('says that the password is refused, still so when the connection has closed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'twyn-broker-'));
    const broker = new AedesBroker(path.join(folder, 'retained.json'));
    await broker.put(hubAccount('hub'));
    const port = await broker.start({ port: 0 });
    const heard = new Heard();
    let closed: Promise<unknown> | undefined;
    const open = (): net.Socket => {
      const socket = net.connect({ host: '127.0.0.1', port, noDelay: true });
      closed = once(socket, 'close');
      return socket;
    };
    const adapter = new MqttAdapter({
      ...{ open, username: 'twyn-hub', password: 'wrong' },
      ...{ clientId: 'twyn-test', listener: heard },
    });
    adapter.start();
    await vi.waitFor(() => expect(heard.statuses).toContain('refused'));
    await closed;
    await adapter.close();
    expect(heard.statuses).toEqual(['connecting', 'refused']);
    await broker.stop();
  });
});

describe('Home Assistant', () => {
  it('ends its tries where the token is refused', async () => {
    const server = new HomeAssistantTestServer(smallHome());
    const port = await server.start();
    const heard = new Heard();
    const rules = { targets: parseLocalTargets(`localhost:${String(port)}`) };
    const url = `http://localhost:${String(port)}`;
    const adapter = new HomeAssistantAdapter({ url, token: 'wrong', rules, listener: heard });
    adapter.start();
    await vi.waitFor(() => expect(heard.statuses.at(-1)).toBe('refused'));
    await adapter.close();
    await server.stop();
  });

  it('is not called at an address that the operator does not allow', async () => {
    const server = new HomeAssistantTestServer(smallHome());
    const port = await server.start();
    const heard = new Heard();
    const url = `http://localhost:${String(port)}`;
    const adapter = new HomeAssistantAdapter({
      url,
      token: 'good-token',
      rules: { targets: [] },
      listener: heard,
    });
    adapter.start();
    await vi.waitFor(() => expect(heard.statuses.at(-1)).toBe('disconnected'));
    expect(server.connections()).toBe(0);
    await adapter.close();
    await server.stop();
  });
});
