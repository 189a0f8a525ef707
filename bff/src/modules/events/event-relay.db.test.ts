import { inject } from 'vitest';
import { Database } from '../../database/database.js';
import { PostgresConnection } from '../../database/postgres/postgres-connection.js';
import { drivers } from '../../testing/database.js';
import { copyOfTemplate } from '../../testing/postgres-template.js';
import { sql } from 'drizzle-orm';
import { EventNotices } from './event-notices.repository.js';
import { EventRelay } from './event-relay.js';
import { type Notice } from './notices.js';

describe.runIf(drivers.includes('postgres'))('what is told, between processes', () => {
  const connections: PostgresConnection[] = [];

  async function aProcess(url: string) {
    const connection = new PostgresConnection(url, { poolSize: 2 });
    connections.push(connection);
    const relay = new EventRelay(new EventNotices(new Database(connection)));
    const [notices, lost] = [[] as Notice[], vi.fn()];
    relay.receive({ notice: (notice) => notices.push(notice), lost });
    await relay.onModuleInit();
    return { relay, notices, lost, connection };
  }
  afterAll(() => Promise.all(connections.map((connection) => connection.close())));

  it('arrives in all of them, in one order and whole, and is known to be lost when the way was cut', async () => {
    const url = await copyOfTemplate(inject('postgresTemplate'));
    const [one, other] = [await aProcess(url), await aProcess(url)];
    const attributes = { text: 'ü'.repeat(3_000) };
    for (let n = 0; n < 20; n++)
      one.relay.send('ana', [
        { kind: 'state', entityId: `light.${String(n)}`, state: 'on', attributes },
        { kind: 'state', entityId: 'sensor.large', state: 'on', attributes: { text: 'x'.repeat(9_000) } },
      ]);
    other.relay.send('bo', [{ kind: 'changed', topic: 'mood' }]);
    await vi.waitFor(() => expect(other.notices.length).toBe(21), { timeout: 10_000 });
    await vi.waitFor(() => expect(one.notices).toEqual(other.notices), { timeout: 10_000 });
    const ofAna = one.notices.filter(({ userId }) => userId === 'ana');
    const told = ofAna.flatMap(({ json }) => JSON.parse(json) as { entityId?: string; topic?: string }[]);
    expect(told.filter(({ entityId }) => entityId).map(({ entityId }) => entityId)).toEqual(
      Array.from({ length: 20 }, (_, n) => `light.${String(n)}`),
    );
    expect(told.filter(({ topic }) => topic === 'home')).toHaveLength(20);

    await one.connection.transaction((tx) =>
      tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    );
    await vi.waitFor(() => expect(other.lost).toHaveBeenCalledWith(), { timeout: 10_000 });
    one.relay.send('ana', [{ kind: 'changed', topic: 'alerts' }]);
    await vi.waitFor(() => expect(other.notices.at(-1)?.json).toContain('alerts'), { timeout: 10_000 });
  });
});
