import { mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Connection } from '../connection.js';
import { openPglite } from './open-pglite.js';

const seed = inject('pgliteTemplate');
/** A busy machine is no failure. */
const WAIT = { timeout: 20_000, interval: 20 };

describe('a copy of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twyn-snap-'));
  let connection: Connection;

  beforeAll(async () => {
    connection = await openPglite(join(folder, 'live'), seed);
  });
  afterAll(() => connection.close());

  const ask = (target: string): Promise<string> => {
    const socket = connect(join(folder, 'live', 'snapshot.sock'));
    socket.write(`${target}\n`);
    return text(socket);
  };
  const uids = async (on: Connection, table = 'users'): Promise<string[]> => {
    const column = sql.raw(table === 'users' ? 'uid' : 'reason');
    const { rows } = await on.transaction((tx) =>
      tx.execute(
        sql`select ${column} as uid from ${sql.identifier(table)} where ${column} like 'u-%' order by 1`,
      ),
    );
    return rows.map(({ uid }) => String(uid));
  };

  it('D1: is made while people write, holds all that was acknowledged before, nothing half, and opens by itself', async () => {
    const acknowledged: string[] = [];
    const writing = new AbortController();
    const writer = (async () => {
      for (let n = 0; !writing.signal.aborted; n += 1) {
        const uid = `u-${String(n).padStart(6, '0')}`;
        // Two tables at once: a copy has both or neither.
        await connection.transaction(async (tx) => {
          await tx.execute(sql`insert into users (uid) values (${uid})`);
          await tx.execute(sql`insert into audit_log (reason) values (${uid})`);
        });
        acknowledged.push(uid);
      }
    })();
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), WAIT);

    const before = acknowledged.length;
    mkdirSync(join(folder, 'copy'));
    expect(await ask(join(folder, 'copy', 'data'))).toBe('done\n');
    const after = acknowledged.length + 1;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(after + 5), WAIT);
    writing.abort();
    await writer;

    const copy = await openPglite(join(folder, 'copy'), seed);
    const kept = await uids(copy);
    expect(kept.length).toBeGreaterThanOrEqual(before);
    expect(kept.length).toBeLessThanOrEqual(after);
    expect(kept).toEqual(acknowledged.slice(0, kept.length));
    expect(await uids(copy, 'audit_log')).toEqual(kept);
    await copy.close();
  });

  it('D1: takes the place of the original after a loss', async () => {
    expect(await ask(join(folder, 'second'))).toBe('done\n');
    const before = await uids(connection);
    await connection.transaction((tx) => tx.execute(sql`delete from users`));
    await connection.close();
    renameSync(join(folder, 'live', 'data'), join(folder, 'lost'));
    renameSync(join(folder, 'second'), join(folder, 'live', 'data'));
    connection = await openPglite(join(folder, 'live'), seed);
    expect(await uids(connection)).toEqual(before);
  });

  it('is not made over something that is there', async () => {
    expect(await ask(join(folder, 'lost'))).toMatch(/^failed: /);
  });
});
