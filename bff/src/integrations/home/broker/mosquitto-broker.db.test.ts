import { type StartedTestContainer } from 'testcontainers';
import { drivers } from '../../../testing/database.js';
import { type Account } from './accounts.js';
import { MosquittoBroker } from './mosquitto-broker.js';
import { MOSQUITTO_PASSWORD as PASSWORD, startMosquitto } from './testing/mosquitto.js';
import { itKeepsDevicesApart, type TestBroker } from './testing/broker-cases.js';

// Where there is a Docker for PostgreSQL there is one for Mosquitto.
describe.runIf(drivers.includes('postgres'))('Mosquitto beside the server', () => {
  let container: StartedTestContainer;
  afterAll(() => container.stop());

  itKeepsDevicesApart(async () => {
    container = await startMosquitto();
    let broker: MosquittoBroker;
    let isFirst = true;
    const test: TestBroker = {
      start: async (accounts: readonly Account[]) => {
        if (!isFirst) await container.restart({ timeout: 10_000 });
        const port = container.getMappedPort(1_883);
        broker = new MosquittoBroker({ host: container.getHost(), port, password: PASSWORD });
        if (isFirst) for (const account of accounts) await broker.put(account);
        isFirst = false;
        return port;
      },
      // What stops is the client of the server; the container goes down with the next start.
      stop: () => broker.stop(),
      put: (account) => broker.put(account),
      revoke: (username) => broker.revoke(username),
      setEnabled: (username, isEnabled) => broker.setEnabled(username, isEnabled),
      names: () => broker.names(),
    };
    return test;
  });
});
