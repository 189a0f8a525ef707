import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../fixtures/client.ts';
import { HUB, type MqttHome } from '../fixtures/mqtt-home.ts';

const PATIENCE_MS = 60_000;

interface Found {
  connection: string;
  externalId: string;
  name: string;
}

/** Joins the home for somebody and accepts so many devices, once they are found. */
export async function joinHome(client: Client, home: MqttHome, count: number): Promise<void> {
  const connection = { kind: 'mqtt', name: 'Broker', url: home.url, ...HUB };
  await send(client, 'POST', '/api/home/connections', connection);
  const items = (await foundBy(client, count)).map(({ connection: of, externalId, name }) => ({
    ...{ connection: of, externalId, name },
  }));
  await send(client, 'POST', '/api/home/discovered/accept', { items });
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
