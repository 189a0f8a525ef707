import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { Shutdown } from '../../common/lifecycle/shutdown.js';
import { drivers } from '../../testing/database.js';
import { testEnv } from '../../testing/env.js';
import { AccountWatch } from './account-watch.js';
import { browser, OUR_PAGE, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';

describe.each(drivers)('signing in on %s', (driver) => {
  const product = sharedProduct(driver, { env: testEnv({ ADMIN_EMAIL: 'Owner@Example.com' }) });

  const exchange = (idToken: string, cookie = ''): supertest.Test =>
    supertest(product.app.getHttpServer())
      .post('/api/auth/firebase')
      .set({ ...OUR_PAGE, ...(cookie && { Cookie: cookie }) })
      .send({ idToken });
  const me = (cookie: string): supertest.Test =>
    supertest(product.app.getHttpServer()).get('/api/me').set('Cookie', cookie);
  const cookieOf = ({ headers }: supertest.Response): string =>
    headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const count = (table: string): Promise<unknown> =>
    product.database.database.readAsSystem(async (tx) => {
      const { rows } = await tx.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`);
      return rows[0]?.count;
    });

  it('opens a session and says who it is', async () => {
    const response = await exchange(product.identity.tokenFor('ana')).expect(200);
    expect(response.body).toEqual({
      success: true,
      refreshIdToken: false,
      user: {
        id: expect.any(String),
        uid: 'ana',
        email: 'ana@example.com',
        emailVerified: true,
        displayName: 'ana',
        photoURL: null,
        role: 'user',
        customClaims: { admin: false },
        createdAt: expect.any(String),
      },
    });
    const { body } = await me(cookieOf(response)).expect(200);
    expect(body).toEqual(response.body.user);
  });

  it('keeps the same user through every sign-in and refreshes what is known of them', async () => {
    const first = await exchange(product.identity.tokenFor('bo', { displayName: 'Bo' })).expect(200);
    const second = await exchange(
      product.identity.tokenFor('bo', { displayName: 'Bob', email: null }),
    ).expect(200);
    expect(second.body.user).toMatchObject({ id: first.body.user.id, displayName: 'Bob', email: null });
  });

  it('S1: hands out a cookie that scripts, other sites and the database cannot give away', async () => {
    const response = await exchange(product.identity.tokenFor('ana')).expect(200);
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const token = cookieOf(response).split('=')[1]!;
    const { rows } = await product.database.connection.transaction((tx) =>
      tx.execute(sql`select sessions::text as text from sessions`),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('S2: gives another token each time and ends the session it replaces', async () => {
    const first = cookieOf(await exchange(product.identity.tokenFor('ana')).expect(200));
    await me(first).expect(200);
    const second = cookieOf(await exchange(product.identity.tokenFor('ana'), first).expect(200));
    expect(second).not.toBe(first);
    await me(first).expect(401);
    await me(second).expect(200);
  });

  it('S2: never takes over a token that somebody else chose', async () => {
    const planted = `session=${'A'.repeat(43)}`;
    const given = cookieOf(await exchange(product.identity.tokenFor('ana'), planted).expect(200));
    expect(given).not.toBe(planted);
    await me(planted).expect(401);
  });

  it('stores nothing for a token that proves nothing', async () => {
    const before = [await count('users'), await count('sessions')];
    const { body } = await exchange('forged').expect(401);
    expect(body.code).toBe('invalid_id_token');
    await browser(product.app).post('/api/auth/firebase').send({ idToken: '' }).expect(400);
    await browser(product.app).post('/api/auth/firebase').send({ idToken: 'x', role: 'admin' }).expect(400);
    expect([await count('users'), await count('sessions')]).toEqual(before);
  });

  it('refuses a proof older than the longest session', async () => {
    const signedInAt = new Date(product.clock.now().getTime() - 31 * 86_400_000);
    await exchange(product.identity.tokenFor('old', { signedInAt })).expect(401);
  });

  it('A4: makes an admin by claim, or by the configured address once it is verified', async () => {
    const roleOf = async (details: object): Promise<unknown> =>
      (await exchange(product.identity.tokenFor('somebody', details))).body.user.role;
    await expect(roleOf({})).resolves.toBe('user');
    await expect(roleOf({ email: 'owner@example.com', emailVerified: false })).resolves.toBe('user');
    await expect(roleOf({ email: 'owner@example.com' })).resolves.toBe('admin');
    await expect(roleOf({ isAdmin: true })).resolves.toBe('admin');
  });

  it('S5: ends the session when signing out', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'ana');
    await agent.get('/api/me').expect(200);
    const { headers } = await agent.post('/api/auth/logout').expect(204);
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await agent.get('/api/me').expect(401);
  });

  it('lets nobody in without a session', async () => {
    const { body } = await browser(product.app).get('/api/me').expect(401);
    expect(body.code).toBe('signed_out');
    await me('session=short').expect(401);
  });

  it('S4: ends a session that was not used for five days', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'ana');
    product.clock.advance({ days: 5, seconds: -1 });
    await agent.get('/api/me').expect(200);
    product.clock.advance({ days: 5, seconds: 1 });
    await agent.get('/api/me').expect(401);
  });

  it('S4: ends a session after thirty days, however much it was used', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'ana');
    for (let day = 0; day < 29; day += 4) {
      await agent.get('/api/me').expect(200);
      product.clock.advance({ days: 4 });
    }
    await agent.get('/api/me').expect(401);
  });

  it('turns away the cookie of an account that was deleted at the provider', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'gone');
    await agent.get('/api/me').expect(200);
    product.identity.removeAccount('gone');
    await product.app.get(AccountWatch).look();
    await agent.get('/api/me').expect(401);
  });

  it('turns away the cookie of a user whose row is gone', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'erased');
    await product.database.database.forSystem('test: erase a user', (tx) =>
      tx.execute(sql`delete from users where uid = 'erased'`),
    );
    await agent.get('/api/me').expect(401);
  });

  it('hears at once of a session that another process ended', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'elsewhere');
    await agent.get('/api/me').expect(200);
    await product.database.connection.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`
        delete from sessions where user_id = (select id from users where uid = 'elsewhere')
        returning id`);
      await tx.execute(sql`select pg_notify('session_ended', ${rows[0]?.id})`);
    });
    await vi.waitFor(() => agent.get('/api/me').expect(401), { timeout: 10_000 });
  });

  it('E2: goes on without the identity provider, and says that nobody new can come in', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'ana');
    product.identity.isDown = true;
    product.clock.advance({ seconds: 31 });
    await agent.get('/api/me').expect(200);
    const { body } = await exchange('anything').expect(503);
    expect(body.code).toBe('identity_unavailable');
    product.identity.isDown = false;
  });

  it('D4: is ready until it begins to stop', async () => {
    await browser(product.app).get('/api/health/ready').expect(200, { status: 'ok' });
    product.app.get(Shutdown).begin();
    const { body } = await browser(product.app).get('/api/health/ready').expect(503);
    expect(body.code).toBe('not_ready');
    await browser(product.app).get('/api/health/live').expect(200, { status: 'ok' });
  });
});
