import { testEnv } from '../../../testing/env.js';
import { mqttDevice } from '../../../modules/devices/mqtt/testing/mqtt-device.js';
import { hashOfPassword, readingsAccount } from './accounts.js';
import { OwnBroker } from './own-broker.js';

it('lets the kept accounts in from its start, but for those that are disabled', async () => {
  const broker = new OwnBroker(testEnv({ MQTT_BROKER: 'true', MQTT_BROKER_PORT: '0' }));
  const kept = (username: string, isEnabled: boolean) => ({
    ...{ ...readingsAccount(username), hash: hashOfPassword(`pw-${username}`), isEnabled },
  });
  broker.readAccountsFrom(() => Promise.resolve([kept('scale', true), kept('paused', false)]));
  const { port } = await broker.hub();
  const connect = (username: string) => mqttDevice({ port, username, password: `pw-${username}` });
  const client = await connect('scale');
  client.end(true);
  await expect(connect('paused')).rejects.toThrow();
  await broker.setEnabled('paused', true);
  (await connect('paused')).end(true);
  await broker.onApplicationShutdown();
});
