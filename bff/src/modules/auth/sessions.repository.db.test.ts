import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drivers, sharedDatabase } from '../../testing/database.js';
import { planOf } from '../../testing/query-plan.js';
import { selectLive } from './sessions.repository.js';

describe.each(drivers)('the look-up of a session on %s', (driver) => {
  const test = sharedDatabase(driver);

  beforeAll(async () => {
    await test.database.forSystem('test: a large household', async (tx) => {
      await tx.execute(sql`insert into users (uid) select 'user-' || n from generate_series(1, 5000) n`);
      await tx.execute(sql`
        insert into sessions (user_id, token_hash, device, signed_in_at, created_at, last_used_at, expires_at)
        select id, sha256((uid || '/' || n)::bytea), 'Safari', now(), now(), now(), now() + interval '5 days'
        from users, generate_series(1, 2) n`);
    });
    await test.connection.transaction((tx) => tx.execute(sql`analyze`));
  });

  it('finds the session and its user by an index each, and reads no table through', async () => {
    const tokenHash = hash('sha256', 'user-7/2', 'buffer');
    const [found, plan] = await test.database.readAsSystem(async (tx) => {
      const query = selectLive(tx, tokenHash, new Date());
      return [await query, await planOf(tx, query.getSQL())];
    });
    expect(found).toEqual([expect.objectContaining({ user: expect.objectContaining({ uid: 'user-7' }) })]);
    const scans = plan.filter((node) => node['Relation Name'] !== undefined);
    expect(scans.map((node) => [node['Relation Name'], node['Node Type'], node['Index Name']])).toEqual([
      ['sessions', 'Index Scan', 'sessions_token_hash_unique'],
      ['users', 'Index Scan', 'users_pkey'],
    ]);
  });
});
