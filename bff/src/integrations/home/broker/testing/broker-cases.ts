import { setTimeout as wait } from 'node:timers/promises';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import { type Account, type Accounts, deviceAccount, hubAccount, readingsAccount } from '../accounts.js';
import { untilConnected } from './until-connected.js';

const HUB = hubAccount('hub-secret');

/** A broker that is alone with its test. */
export interface TestBroker extends Accounts {
  /** With these accounts; after a stop with what it kept, at the same port. Gives the port. */
  start(accounts: readonly Account[]): Promise<number>;
  stop(): Promise<void>;
}

/** What every broker of Twyn does, whichever it is. */
export function itKeepsDevicesApart(make: () => Promise<TestBroker>): void {
  let broker: TestBroker;
  let port: number;
  let hub: MqttClient;
  const open: MqttClient[] = [];

  const start = async (): Promise<void> => {
    const devices = ['lamp', 'plug', 'gone'].map((id) => deviceAccount(id, `pw-${id}`));
    port = await broker.start([HUB, ...devices]);
  };
  const connect = async (options: IClientOptions): Promise<MqttClient> => {
    const client = mqtt.connect({
      host: '127.0.0.1',
      port,
      reconnectPeriod: 0,
      protocolVersion: 4,
      ...options,
    });
    open.push(client);
    await untilConnected(client);
    return client;
  };
  const device = (id: string, more: IClientOptions = {}): Promise<MqttClient> =>
    connect({ username: id, password: `pw-${id}`, ...more });
  const heard = (client: MqttClient): string[] => {
    const list: string[] = [];
    client.on('message', (topic, payload, { retain }) =>
      list.push(`${retain ? 'R ' : ''}${topic}=${payload.toString()}`),
    );
    return list;
  };
  const until = (list: readonly string[], entry: string): Promise<void> =>
    vi.waitFor(() => expect(list).toContain(entry), 3_000);

  beforeAll(async () => {
    broker = await make();
    await start();
    hub = await connect({ username: HUB.username, password: HUB.password });
  });
  afterAll(async () => {
    for (const client of open) client.end(true);
    await broker.stop();
  });

  it.each([[{}], [{ username: 'lamp', password: 'wrong' }], [{ username: 'nobody', password: 'x' }]])(
    'lets nobody in with %o',
    async (options) => {
      await expect(connect(options)).rejects.toThrow();
    },
  );

  it('carries a command to its device and the state back', async () => {
    const lamp = await device('lamp');
    const [atLamp, atHub] = [heard(lamp), heard(hub)];
    await lamp.subscribeAsync('twyn/lamp/set', { qos: 1 });
    await hub.subscribeAsync('twyn/lamp/state', { qos: 1 });
    await hub.publishAsync('twyn/lamp/set', 'ON', { qos: 1 });
    await until(atLamp, 'twyn/lamp/set=ON');
    await lamp.publishAsync('twyn/lamp/state', 'ON', { qos: 1 });
    await until(atHub, 'twyn/lamp/state=ON');
  });

  it('keeps a device from another’s topics: to say, to hear, to announce and by its will', async () => {
    const forged = {
      topic: 'twyn/lamp/state',
      payload: Buffer.from('FORGED'),
      qos: 0,
      retain: false,
    } as const;
    const [lamp, plug] = [await device('lamp'), await device('plug', { will: forged })];
    const [atPlug, atHub] = [heard(plug), heard(hub)];
    await hub.subscribeAsync(['twyn/#', 'homeassistant/#']);
    for (const filter of ['#', '+/+/+', 'twyn/+/set', 'twyn/lamp/set', '$SYS/#'])
      await plug.subscribeAsync(filter).catch(() => undefined);
    for (const topic of ['twyn/lamp/state', 'homeassistant/light/lamp/config', 'homeassistant/status'])
      await plug.publishAsync(topic, 'FORGED', { qos: 0, retain: true }).catch(() => undefined);
    plug.stream.destroy();
    await hub.publishAsync('twyn/lamp/set', 'SECRET', { qos: 1 });
    await lamp.publishAsync('twyn/lamp/state', 'TRUE', { qos: 1 });
    await until(atHub, 'twyn/lamp/state=TRUE');
    await wait(200);
    expect(atPlug.filter((each) => each.includes('lamp') || each.includes('SYS'))).toEqual([]);
    expect(atHub.filter((each) => each.includes('FORGED'))).toEqual([]);
  });

  it('ends a revoked device at once and for good, and an old password with a new one', async () => {
    for (const end of [() => broker.revoke('gone'), () => broker.put(deviceAccount('plug', 'another'))]) {
      const id = end.toString().includes('gone') ? 'gone' : 'plug';
      const client = await device(id);
      const closed = new Promise((resolve) => client.once('close', () => resolve(undefined)));
      const from = Date.now();
      await end();
      await closed;
      expect(Date.now() - from).toBeLessThan(1_000);
      await expect(device(id)).rejects.toThrow();
    }
  });

  it('ends a disabled device at once, and lets it in again with the same password', async () => {
    const client = await device('lamp');
    const closed = new Promise((resolve) => client.once('close', () => resolve(undefined)));
    const from = Date.now();
    await broker.setEnabled('lamp', false);
    await closed;
    expect(Date.now() - from).toBeLessThan(1_000);
    await expect(device('lamp')).rejects.toThrow();
    expect(await broker.names()).toContain('lamp');
    await broker.setEnabled('lamp', true);
    await device('lamp');
    await broker.setEnabled('nobody', false);
    expect(await broker.names()).not.toContain('nobody');
  });

  it('carries readings of a device by its own topic alone, and nothing to it', async () => {
    await broker.put({ ...readingsAccount('scale'), password: 'pw-scale' });
    const scale = await device('scale');
    const [atScale, atHub] = [heard(scale), heard(hub)];
    await hub.subscribeAsync('twyn/#', { qos: 1 });
    for (const filter of ['#', 'twyn/#', 'twyn/+/readings', 'twyn/scale/readings', 'twyn/scale/set'])
      await scale.subscribeAsync(filter).catch(() => undefined);
    for (const topic of ['twyn/lamp/readings', 'twyn/scale/other', 'twyn/scale/readings/more'])
      await scale.publishAsync(topic, 'FORGED', { qos: 1 });
    await scale.publishAsync('twyn/scale/readings', 'TRUE', { qos: 1 });
    await until(atHub, 'twyn/scale/readings=TRUE');
    expect(atHub.filter((each) => each.includes('FORGED'))).toEqual([]);
    expect(atScale).toEqual([]);
  });

  it('carries no message of 2 MB', async () => {
    const atHub = heard(hub);
    const lamp = await device('lamp');
    await hub.subscribeAsync('twyn/#', { qos: 1 });
    // A broker takes it and carries it nowhere, or ends the connection: then it is never told how the message went.
    const ended = new Promise<void>((resolve) => lamp.once('close', () => resolve()));
    const taken = lamp.publishAsync('twyn/lamp/big', Buffer.alloc(2_000_000, 'x'), { qos: 1 });
    await Promise.race([ended, taken.catch(() => undefined)]);
    await hub.publishAsync('twyn/lamp/after', 'THEN', { qos: 1 });
    await until(atHub, 'twyn/lamp/after=THEN');
    expect(atHub.filter((each) => each.startsWith('twyn/lamp/big'))).toEqual([]);
  });

  it('knows its retained messages after it was started again', async () => {
    await hub.publishAsync('twyn/lamp/kept', 'over', { qos: 1, retain: true });
    await hub.publishAsync('twyn/lamp/gone', 'x', { qos: 1, retain: true });
    await hub.publishAsync('twyn/lamp/gone', '', { qos: 1, retain: true });
    await broker.stop();
    await start();
    const later = await connect({ username: HUB.username, password: HUB.password });
    const list = heard(later);
    await later.subscribeAsync('twyn/lamp/+');
    await until(list, 'R twyn/lamp/kept=over');
    expect(list.filter((each) => each.includes('gone'))).toEqual([]);
  });
}
