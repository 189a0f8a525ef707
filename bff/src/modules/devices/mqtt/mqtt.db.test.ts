import { eq } from 'drizzle-orm';
import { type MqttClient } from 'mqtt';
import { Database } from '../../../database/database.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { oneDriver } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { type Browser, browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type Device, type DeviceMessages } from '../devices.dto.js';
import { devices } from '../devices.table.js';
import { UserChangesService } from '../../users/user-changes.service.js';
import { MqttAccounts } from './mqtt-accounts.service.js';
import { MqttDevicesRepository } from './mqtt-devices.repository.js';
import { MqttMessages } from './mqtt-messages.js';
import { MqttReadings } from './mqtt-readings.js';
import { type MqttCredentials, type NewMqttDevice } from './mqtt.dto.js';
import { closed, mqttDevice } from './testing/mqtt-device.js';

const ENV = testEnv({ MQTT_BROKER: 'true', MQTT_BROKER_PORT: '0' });

describe.each(oneDriver)('devices by MQTT on %s', (driver) => {
  const product = sharedProduct(driver, { env: ENV });
  let ana: Browser;
  let made: NewMqttDevice;
  let uid: string;
  const open: MqttClient[] = [];

  beforeEach(async () => {
    uid = crypto.randomUUID();
    ana = await signedInBrowser(product.app, product.identity, uid);
    made = await add('Balcony');
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.end(true);
  });

  const add = async (name: string): Promise<NewMqttDevice> =>
    (await ana.post('/api/devices/mqtt').send({ name, kind: 'sensor', room: null }).expect(201))
      .body as NewMqttDevice;
  const connect = async (credentials: MqttCredentials = made.mqtt): Promise<MqttClient> => {
    const client = await mqttDevice(credentials);
    open.push(client);
    return client;
  };
  const path = (more = ''): string => `/api/devices/${made.device.id}${more}`;
  const device = async (): Promise<Device> => (await ana.get(path()).expect(200)).body.device as Device;
  const messages = async (): Promise<DeviceMessages> =>
    (await ana.get(path('/messages')).expect(200)).body as DeviceMessages;
  const now = (): string => product.clock.now().toISOString();
  const batch = (id: string, more: object = {}) =>
    JSON.stringify({ sentAt: now(), readings: [{ id, at: now(), name: 'temp', value: 21.4 }], ...more });
  const publish = (client: MqttClient, payload: string) =>
    client.publishAsync(made.mqtt.topic, payload, { qos: 1 });
  const told = (check: (found: DeviceMessages) => void) =>
    vi.waitFor(async () => check(await messages()), 10_000);

  it('get a name and a password once, and what they tell is kept as by HTTP', async () => {
    const { id } = made.device;
    expect(made).toMatchObject({
      device: { source: 'mqtt', status: 'waiting', token: null, mqtt: { isRevoked: false } },
      mqtt: { host: 'localhost', isTls: false, username: id, topic: `twyn/${id}/readings` },
    });
    const [row] = await product.app
      .get(Database)
      .readAsSystem((tx) => tx.select().from(devices).where(eq(devices.id, id)));
    expect(row?.mqttHash).toHaveLength(32);
    expect(JSON.stringify((await ana.get('/api/devices').expect(200)).body)).not.toContain(
      made.mqtt.password,
    );
    expect((await ana.get(path('/mqtt')).expect(200)).body).toEqual({
      ...{ username: id, topic: made.mqtt.topic, state: 'ready' },
      address: { host: 'localhost', port: made.mqtt.port, isTls: false },
    });
    const client = await connect();
    await publish(client, batch('a'));
    await publish(client, batch('b'));
    await told(({ items, refused, lastDay }) => {
      expect(items).toMatchObject([{ name: 'temp' }, { name: 'temp' }]);
      expect({ refused, lastDay }).toEqual({ refused: [], lastDay: 2 });
    });
    expect(await device()).toMatchObject({ status: 'online', lastSeenAt: now() });
  });

  it('have a batch with an id taken once, and another one of that id refused', async () => {
    const client = await connect();
    const same = batch('a', { id: 'batch-1' });
    await publish(client, same);
    await publish(client, same);
    await publish(client, batch('other', { id: 'batch-1' }));
    await told(({ refused }) => expect(refused).toMatchObject([{ name: 'message', reason: 'id_reused' }]));
    expect((await messages()).lastDay).toBe(1);
  });

  it('have what cannot be taken listed with the reason, and are heard afterwards', async () => {
    const client = await connect();
    const bad = [
      ...['', 'null', '[]', '{"sentAt":', 'x\u0000\u202Ey', '['.repeat(100_000), '{"__proto__":1}'],
      ...[batch('a', { readings: [] }), batch('a', { userId: 'x' }), batch('a', { id: '' })],
      ...[batch('a', { id: 'has a blank' }), batch('nul\u0000')],
    ];
    for (const payload of bad) await publish(client, payload);
    await publish(client, 'x'.repeat(999_000));
    await publish(client, batch('good'));
    await told(({ items }) => expect(items).toHaveLength(1));
    const { refused } = await messages();
    expect(refused.map(({ reason }) => reason).toSorted()).toEqual(
      [...bad.map(() => 'malformed'), 'too_large'].toSorted(),
    );
    expect(refused.map(({ value }) => value)).toContain('x y');
  });

  it('that send without end are held back, which is told once', async () => {
    const client = await connect();
    await Promise.all(Array.from({ length: 300 }, (_, n) => publish(client, batch(String(n)))));
    await told(({ refused }) => expect(refused).toMatchObject([{ reason: 'too_many' }]));
    await told(({ lastDay }) => expect(lastDay).toBe(100));
    product.clock.advance({ minutes: 1 });
    await publish(client, batch('later'));
    await told(({ lastDay }) => expect(lastDay).toBe(101));
  });

  it('that send more readings than they may are held back, too', async () => {
    const client = await connect();
    for (let each = 0; each < 4; each += 1) {
      const readings = Array.from({ length: 1_000 }, (_, n) => ({
        ...{ id: `${String(each)}-${String(n)}`, at: now(), name: 't', value: 1 },
      }));
      await publish(client, batch('', { readings }));
    }
    await told(({ refused }) => expect(refused).toMatchObject([{ reason: 'too_many' }]));
    expect((await messages()).lastDay).toBe(3_000);
  });

  it('cannot tell anything in another device’s name', async () => {
    const other = await add('Cellar');
    const client = await connect(other.mqtt);
    await publish(client, batch('forged'));
    await client.publishAsync(other.mqtt.topic, batch('own'), { qos: 1 });
    await vi.waitFor(async () => {
      const { body } = await ana.get(`/api/devices/${other.device.id}/messages`).expect(200);
      expect(body).toMatchObject({ lastDay: 1 });
    }, 10_000);
    expect(await messages()).toMatchObject({ items: [], refused: [] });
  });

  it.each([
    ['rotated', () => ana.post(path('/mqtt')).expect(201)],
    ['revoked', () => ana.delete(path('/mqtt')).expect(204)],
    ['paused', () => ana.patch(path()).send({ isPaused: true }).expect(204)],
    [
      'paused with others',
      () =>
        ana
          .patch('/api/devices')
          .send({ ids: [made.device.id], isPaused: true })
          .expect(204),
    ],
    [
      'removed',
      () =>
        ana
          .post('/api/devices/removals')
          .send({ ids: [made.device.id], withData: true })
          .expect(204),
    ],
    [
      'removed with their person',
      () =>
        ana
          .post('/api/me/deletion')
          .send({ confirmation: `${uid}@example.com` })
          .expect(200),
    ],
  ])('that are %s are out at once and stay out', async (_name, end) => {
    const client = await connect();
    const isClosed = closed(client);
    await end();
    await isClosed;
    await expect(connect()).rejects.toThrow();
  });

  it('come back with a new password, or with the same after a pause', async () => {
    await ana.delete(path('/mqtt')).expect(204);
    expect(await device()).toMatchObject({ mqtt: { isRevoked: true } });
    expect((await ana.get(path('/mqtt'))).body).toMatchObject({ state: 'revoked' });
    const rotated = (await ana.post(path('/mqtt')).expect(201)).body as MqttCredentials;
    await publish(await connect(rotated), batch('a'));
    await told(({ lastDay }) => expect(lastDay).toBe(1));
    await ana.patch(path()).send({ isPaused: true }).expect(204);
    const again = (await ana.post(path('/mqtt')).expect(201)).body as MqttCredentials;
    await expect(connect(again)).rejects.toThrow();
    await ana.patch(path()).send({ isPaused: false }).expect(204);
    await publish(await connect(again), batch('b'));
    await told(({ lastDay }) => expect(lastDay).toBe(2));
  });

  it('are let in and heard by a server that starts again', async () => {
    const broker = new OwnBroker(ENV);
    const rows = product.app.get(MqttDevicesRepository);
    const accounts = new MqttAccounts(broker, rows);
    const messages = product.app.get(MqttMessages);
    const users = product.app.get(UserChangesService);
    const readings = new MqttReadings(broker, accounts, rows, messages, users);
    accounts.onModuleInit();
    await readings.onApplicationBootstrap();
    await readings.listen();
    const { port } = await broker.hub();
    await publish(await connect({ ...made.mqtt, port }), batch('a'));
    await told(({ lastDay }) => expect(lastDay).toBe(1));
    await readings.beforeApplicationShutdown();
    await broker.onApplicationShutdown();
  });

  it('whose account the broker lost say so until it is made anew', async () => {
    await product.app.get(OwnBroker).revoke(made.device.id);
    expect((await ana.get(path('/mqtt'))).body).toMatchObject({ state: 'missing' });
    await ana.patch(path()).send({ isPaused: true }).expect(204);
    await ana.patch(path()).send({ isPaused: false }).expect(204);
    await ana.post(path('/mqtt')).expect(201);
    expect((await ana.get(path('/mqtt'))).body).toMatchObject({ state: 'ready' });
  });

  it('belong to their person, and to MQTT', async () => {
    const eve = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const token = await ana.post('/api/devices').send({ name: 'Scale', kind: 'wearable' }).expect(201);
    const other = `/api/devices/${token.body.device.id as string}/mqtt`;
    const nobody = browser(product.app);
    for (const method of ['get', 'post', 'delete'] as const) {
      await eve[method](path('/mqtt')).expect(404);
      await nobody[method](path('/mqtt')).expect(401);
      await ana[method](other).expect(409);
    }
    await nobody.post('/api/devices/mqtt').send({ name: 'X', kind: 'sensor' }).expect(401);
    expect((await ana.get(path('/mqtt'))).body).toMatchObject({ state: 'ready' });
  });

  it.each([
    ['no name', { kind: 'sensor' }],
    ['an unknown kind', { name: 'A', kind: 'home' }],
    ['an id of its own', { name: 'A', kind: 'sensor', id: NOBODYS }],
  ])('are not added with %s', async (_name, body) => {
    await ana.post('/api/devices/mqtt').send(body).expect(400);
  });

  it('are not added twice by one name', async () => {
    await ana.post('/api/devices/mqtt').send({ name: 'Balcony', kind: 'sensor' }).expect(409);
  });

  it('stay as they were where the broker does not answer', async () => {
    const broker = product.app.get(OwnBroker);
    const gone = () => Promise.reject(new Error('gone'));
    for (const method of ['put', 'revoke', 'setEnabled', 'names'] as const)
      vi.spyOn(broker, method).mockImplementation(gone);
    const refused = await ana.post('/api/devices/mqtt').send({ name: 'New', kind: 'sensor' }).expect(503);
    expect(refused.body).toMatchObject({ code: 'mqtt_unavailable' });
    await ana.post(path('/mqtt')).expect(503);
    await ana.delete(path('/mqtt')).expect(503);
    await ana.patch(path()).send({ isPaused: true }).expect(503);
    await ana
      .post('/api/devices/removals')
      .send({ ids: [made.device.id], withData: false })
      .expect(503);
    expect((await ana.get(path('/mqtt')).expect(200)).body).toMatchObject({ state: 'unreachable' });
    await ana.patch(path()).send({ room: 'Attic' }).expect(204);
    vi.restoreAllMocks();
    const { items } = (await ana.get('/api/devices').expect(200)).body as { items: Device[] };
    expect(items).toMatchObject([{ name: 'Balcony', status: 'waiting', mqtt: { isRevoked: false } }]);
    await connect();
  });
});

const NOBODYS = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

describe.each(oneDriver)('devices where MQTT is off, on %s', (driver) => {
  const product = sharedProduct(driver);

  it('cannot be added by it, and those of before can be removed', async () => {
    const ana = await signedInBrowser(product.app, product.identity, 'ana');
    const refused = await ana.post('/api/devices/mqtt').send({ name: 'New', kind: 'sensor' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'mqtt_off' });
    const userId = (await ana.get('/api/me').expect(200)).body.id as string;
    const row = { userId, name: 'Old', kind: 'sensor', source: 'mqtt', externalId: 'old' } as const;
    const account = { mqttHash: Buffer.alloc(32), mqttMadeAt: product.clock.now() };
    const [added] = await product.app.get(Database).forUser(userId, (tx) =>
      tx
        .insert(devices)
        .values({ ...row, ...account })
        .returning({ id: devices.id }),
    );
    const path = `/api/devices/${added!.id}`;
    expect((await ana.get(`${path}/mqtt`).expect(200)).body).toMatchObject({ state: 'off', address: null });
    await ana.post(`${path}/mqtt`).expect(409);
    await ana.patch(path).send({ isPaused: true }).expect(204);
    await ana.delete(`${path}/mqtt`).expect(204);
    await ana
      .post('/api/devices/removals')
      .send({ ids: [added!.id], withData: true })
      .expect(204);
  });
});
