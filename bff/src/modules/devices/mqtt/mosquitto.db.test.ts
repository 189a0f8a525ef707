import { type StartedTestContainer } from 'testcontainers';
import { MosquittoBroker } from '../../../integrations/home/broker/mosquitto-broker.js';
import { OwnBroker } from '../../../integrations/home/broker/own-broker.js';
import { readingsAccount } from '../../../integrations/home/broker/accounts.js';
import { MOSQUITTO_PASSWORD, startMosquitto } from '../../../integrations/home/broker/testing/mosquitto.js';
import { startProduct, type TestProduct } from '../../../testing/app.js';
import { drivers } from '../../../testing/database.js';
import { testEnv } from '../../../testing/env.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { type MqttCredentials, type NewMqttDevice } from './mqtt.dto.js';
import { closed, mqttDevice } from './testing/mqtt-device.js';

const ORPHAN = crypto.randomUUID();

describe.runIf(drivers.includes('postgres'))('devices at a Mosquitto beside the server', () => {
  let container: StartedTestContainer;
  let product: TestProduct;
  let admin: MosquittoBroker;
  let ana: Browser;
  let made: NewMqttDevice;

  beforeAll(async () => {
    container = await startMosquitto();
    const [host, port] = [container.getHost(), container.getMappedPort(1_883)];
    admin = new MosquittoBroker({ host, port, password: MOSQUITTO_PASSWORD });
    await admin.put({ ...readingsAccount(ORPHAN), password: 'pw' });
    const env = testEnv({
      MQTT_BROKER_URL: `mqtt://${host}:${String(port)}`,
      MQTT_ADMIN_PASSWORD: MOSQUITTO_PASSWORD,
    });
    product = await startProduct('pglite', env);
    ana = await signedInBrowser(product.app, product.identity, 'ana');
    made = (await ana.post('/api/devices/mqtt').send({ name: 'Scale', kind: 'sensor' }).expect(201))
      .body as NewMqttDevice;
  });
  afterAll(async () => {
    await product.close();
    await admin.stop();
    await container.stop();
  });

  it('have no account left of one that is gone', async () => {
    await vi.waitFor(async () => expect(await admin.names()).not.toContain(ORPHAN), 5_000);
  });

  it('are heard by one of several processes each time', async () => {
    const hub = await product.app.get(OwnBroker).hub();
    const heard: string[] = [];
    const processes = [await mqttDevice(hub), await mqttDevice(hub)];
    for (const each of processes) {
      each.on('message', (_topic, payload) => heard.push(payload.toString()));
      await each.subscribeAsync('$share/test/twyn/+/readings', { qos: 1 });
    }
    const client = await mqttDevice(made.mqtt);
    const sent = Array.from({ length: 20 }, (_, n) => `message ${String(n)}`);
    for (const message of sent) await client.publishAsync(made.mqtt.topic, message, { qos: 1 });
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(sent.toSorted()), 5_000);
    for (const each of [...processes, client]) await each.endAsync(true);
  });

  const batch = (id: string): string => {
    const at = product.clock.now().toISOString();
    return JSON.stringify({ sentAt: at, readings: [{ id, at, name: 'temp', value: 21 }] });
  };

  it('tell their readings, and are out at once', async () => {
    const client = await mqttDevice(made.mqtt);
    await client.publishAsync(made.mqtt.topic, batch('a'), { qos: 1 });
    const path = `/api/devices/${made.device.id}`;
    await vi.waitFor(async () => {
      expect((await ana.get(`${path}/messages`).expect(200)).body).toMatchObject({ lastDay: 1 });
    }, 10_000);
    const isClosed = closed(client);
    await ana.delete(`${path}/mqtt`).expect(204);
    await isClosed;
    await expect(mqttDevice(made.mqtt)).rejects.toThrow();
  });

  it('are heard again after Mosquitto lost the account of the server', async () => {
    await admin.revoke('twyn-hub');
    const path = `/api/devices/${made.device.id}`;
    const { body } = await ana.post(`${path}/mqtt`).expect(201);
    const client = await mqttDevice(body as MqttCredentials);
    await vi.waitFor(
      async () => {
        await client.publishAsync(made.mqtt.topic, batch('b'), { qos: 1 });
        expect((await ana.get(`${path}/messages`).expect(200)).body).toMatchObject({ lastDay: 2 });
      },
      { timeout: 20_000, interval: 500 },
    );
    await client.endAsync(true);
  });
});
