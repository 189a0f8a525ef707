import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { coversTopic, matchesTopic } from '../mqtt/topics.js';
import { AedesBroker } from './aedes-broker.js';
import { itKeepsDevicesApart, type TestBroker } from './testing/broker-cases.js';

describe('the broker inside of the server', () => {
  itKeepsDevicesApart(async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'twyn-broker-')), 'retained.json');
    let broker = new AedesBroker(file);
    let port = 0;
    const test: TestBroker = {
      start: async (accounts) => {
        broker = new AedesBroker(file);
        for (const account of accounts) await broker.put(account);
        port = await broker.start({ port });
        return port;
      },
      stop: () => broker.stop(),
      put: (account) => broker.put(account),
      revoke: (username) => broker.revoke(username),
      setEnabled: (username, isEnabled) => broker.setEnabled(username, isEnabled),
      names: () => broker.names(),
    };
    return test;
  });
});

describe('a filter of topics', () => {
  it.each([
    ['twyn/lamp/#', 'twyn/lamp', true],
    ['twyn/lamp/#', 'twyn/lamp/a/b', true],
    ['twyn/+/set', 'twyn/a/b/set', false],
    ['#', '$SYS/x', false],
    ['twyn/lamp', 'twyn/lamp2', false],
  ])('%s reaches %s: %s', (filter, topic, is) => {
    expect(matchesTopic(filter, topic)).toBe(is);
  });

  it.each([
    ['twyn/lamp/#', 'twyn/lamp/+/x', true],
    ['twyn/lamp/#', 'twyn/#', false],
    ['twyn/lamp/#', 'twyn/+/set', false],
    ['twyn/lamp/+', 'twyn/lamp/#', false],
    ['#', '#', true],
  ])('%s covers %s: %s', (allowed, asked, is) => {
    expect(coversTopic(allowed, asked)).toBe(is);
  });
});
