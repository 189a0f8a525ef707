import { sql } from 'drizzle-orm';
import { AccessNotes } from '../../database/access-notes.js';
import { startProduct } from '../../testing/app.js';
import { oneDriver } from '../../testing/database.js';
import { testEnv } from '../../testing/env.js';
import { browser, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { UsersService } from '../users/users.service.js';
import { type ManagedUser } from './admin.dto.js';

const UNKNOWN = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

describe.each(oneDriver)('the admin area on %s', (driver) => {
  type Agent = Awaited<ReturnType<typeof signedInBrowser>>;
  const product = sharedProduct(driver, { env: testEnv({ ADMIN_EMAIL: 'root@example.com' }) });
  let root: Agent;

  beforeAll(async () => {
    root = await signIn('root');
  });
  beforeEach(() => {
    product.identity.managesAccounts = true;
  });

  const signIn = (uid: string): Promise<Agent> => signedInBrowser(product.app, product.identity, uid);
  const find = async (query: string): Promise<ManagedUser> =>
    (await root.get('/api/admin/users').query({ query }).expect(200)).body.items[0] as ManagedUser;
  const roleOf = async (agent: Agent): Promise<unknown> => (await agent.get('/api/me').expect(200)).body.role;

  it('lists people page by page, newest first, and finds them by a part of address or name', async () => {
    for (const uid of ['page-1', 'page-2', 'page_3']) await signIn(uid);
    const { body: first } = await root.get('/api/admin/users?query=PAGE&limit=2').expect(200);
    expect(first).toMatchObject({ total: 3, nextCursor: expect.any(String) });
    const { body: second } = await root
      .get(`/api/admin/users?query=PAGE&limit=2&cursor=${first.nextCursor}`)
      .expect(200);
    expect(second).toMatchObject({ total: 3, nextCursor: null });
    const emails = [...first.items, ...second.items].map(({ email }: ManagedUser) => email);
    expect(emails.toSorted()).toEqual(['page-1@example.com', 'page-2@example.com', 'page_3@example.com']);
    await expect(find('page_')).resolves.toMatchObject({ email: 'page_3@example.com' });
    await root.get('/api/admin/users?cursor=x').expect(400);
  });

  it('says what makes somebody an admin', async () => {
    await expect(find('root@')).resolves.toMatchObject({
      role: 'admin',
      roleSource: 'email',
      emailVerified: true,
      lastSeenAt: expect.any(String),
    });
  });

  it('gives a role by the provider’s claim, which counts at once and is taken back at once', async () => {
    const bo = await signIn('bo');
    await expect(roleOf(bo)).resolves.toBe('user');
    const { id } = await find('bo@');
    const { body: given } = await root.put(`/api/admin/users/${id}/role`).send({ role: 'admin' }).expect(200);
    expect(given).toMatchObject({ role: 'admin', roleSource: 'claim' });
    expect(product.identity.isAdmin('bo')).toBe(true);
    await expect(roleOf(bo)).resolves.toBe('admin');
    await bo.get('/api/admin/users').expect(200);

    const { body: taken } = await root.put(`/api/admin/users/${id}/role`).send({ role: 'user' }).expect(200);
    expect(taken).toMatchObject({ role: 'user', roleSource: null });
    expect(product.identity.isAdmin('bo')).toBe(false);
    await bo.get('/api/admin/users').expect(403);
  });

  it('keeps the role in its own table where claims cannot be written, through later sign-ins', async () => {
    await signIn('cy');
    product.identity.managesAccounts = false;
    const { id } = await find('cy@');
    const { body } = await root.put(`/api/admin/users/${id}/role`).send({ role: 'admin' }).expect(200);
    expect(body).toMatchObject({ role: 'admin', roleSource: 'table' });
    const again = await signIn('cy');
    await expect(roleOf(again)).resolves.toBe('admin');
    await root.put(`/api/admin/users/${id}/role`).send({ role: 'user' }).expect(200);
    await expect(roleOf(again)).resolves.toBe('user');
  });

  it.each([
    ['an address in the settings', { email: 'root@example.com' }, 'admin_by_address', true],
    ['a claim that cannot be written', { isAdmin: true }, 'admin_by_claim', false],
  ])('does not pretend to take a role away that comes from %s', async (_, details, code, managesAccounts) => {
    const agent = await signIn('di');
    await agent.post('/api/auth/firebase').send({ idToken: product.identity.tokenFor('di', details) });
    const { body: di } = await agent.get('/api/me').expect(200);
    product.identity.managesAccounts = managesAccounts;
    const { body } = await root.put(`/api/admin/users/${di.id}/role`).send({ role: 'user' }).expect(409);
    expect(body.code).toBe(code);
    await expect(roleOf(agent)).resolves.toBe('admin');
  });

  it('changes nothing when the provider is down or does not know the account', async () => {
    const agent = await signIn('eva');
    const { id } = await find('eva@');
    const give = (): ReturnType<Agent['put']> =>
      root.put(`/api/admin/users/${id}/role`).send({ role: 'admin' });
    product.identity.isDown = true;
    await give().expect(503);
    product.identity.isDown = false;
    product.identity.removeAccount('eva');
    expect((await give().expect(409)).body.code).toBe('account_gone');
    await expect(roleOf(agent)).resolves.toBe('user');
  });

  it('leaves one’s own role alone, and answers 404 for people who are not there', async () => {
    const { id } = await find('root@');
    const { body } = await root.put(`/api/admin/users/${id}/role`).send({ role: 'user' }).expect(409);
    expect(body.code).toBe('own_role');
    await root.put(`/api/admin/users/${UNKNOWN}/role`).send({ role: 'admin' }).expect(404);
    await root.delete(`/api/admin/users/${UNKNOWN}/sessions`).expect(404);
  });

  it('ends all sessions of somebody at once', async () => {
    const [one, two] = [await signIn('fay'), await signIn('fay')];
    await one.get('/api/me').expect(200);
    const { id } = await find('fay@');
    await root.delete(`/api/admin/users/${id}/sessions`).expect(200, { ended: 2 });
    await one.get('/api/me').expect(401);
    await two.get('/api/me').expect(401);
  });

  it('K3: notes who did what to whom', async () => {
    const agent = await signIn('gus');
    const [admin, gus] = [await find('root@'), await find('gus@')];
    await root.put(`/api/admin/users/${gus.id}/role`).send({ role: 'admin' }).expect(200);
    await root.delete(`/api/admin/users/${gus.id}/sessions`).expect(200);
    await agent.get('/api/me').expect(401);
    const { rows } = await product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select reason, actor from audit_log where ${gus.id} in (actor, subject) order by id`),
    );
    expect(rows).toEqual([
      { reason: 'auth: signed in', actor: gus.id },
      { reason: 'users: role is admin now', actor: admin.id },
      { reason: 'auth: all sessions ended', actor: admin.id },
    ]);
  });
});

describe.each(oneDriver)('K3: refusals on %s', (driver) => {
  it('are noted, each kind once an hour, with what was refused to whom and nothing that was sent', async () => {
    const product = await startProduct(driver, testEnv({ ADMIN_EMAIL: 'root@example.com' }));
    const log = async (): Promise<Record<string, unknown>[]> => {
      await product.app.get(AccessNotes).settled();
      const { rows } = await product.database.database.readAsSystem((tx) =>
        tx.execute(
          sql`select reason, actor from audit_log where reason ~ '^(refused|administered|access: \\d)' order by id`,
        ),
      );
      return rows;
    };
    const [root, hal] = [
      await signedInBrowser(product.app, product.identity, 'root'),
      await signedInBrowser(product.app, product.identity, 'hal'),
    ];
    const { id } = (await hal.get('/api/me').expect(200)).body as { id: string };
    const { id: rootId } = (await root.get('/api/me').expect(200)).body as { id: string };

    for (let time = 0; time < 3; time += 1) await hal.get('/api/admin/users?query=hal-was-here').expect(403);
    const idToken = 'hal-was-here';
    for (let time = 0; time < 3; time += 1)
      await browser(product.app).post('/api/auth/firebase').send({ idToken }).expect(401);
    await hal
      .post('/api/reminders')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ text: 'hal-was-here' })
      .expect(403);
    product.clock.advance({ minutes: 6 });
    await hal.post('/api/me/deletion').send({ confirmation: 'hal@example.com' }).expect(403);
    await root.get('/api/admin/users?query=hal-was-here').expect(200);
    await root.delete(`/api/admin/users/${id}/sessions`).expect(200);
    await hal.get('/api/me').expect(401);
    // Somebody who comes by and is not signed in is no news.
    await browser(product.app).get('/api/me').expect(401);

    const rows = await log();
    expect(rows).toEqual([
      { reason: 'refused: not_allowed: GET /api/admin/users', actor: id },
      { reason: 'refused: invalid_id_token', actor: null },
      { reason: 'refused: cross_site_request', actor: null },
      { reason: 'refused: reauth_required: POST /api/me/deletion', actor: id },
      { reason: 'administered: listUsers', actor: rootId },
      { reason: 'administered: endUserSessions', actor: rootId },
      { reason: 'refused: signed_out', actor: null },
    ]);
    product.clock.advance({ minutes: 60 });
    await root.get('/api/admin/users').expect(200);
    expect(await log()).toEqual([
      ...rows,
      { reason: 'refused: not_allowed: GET /api/admin/users, 2 times more within the hour', actor: id },
      { reason: 'refused: invalid_id_token, 2 times more within the hour', actor: null },
      { reason: 'administered: listUsers', actor: rootId },
    ]);
    await product.close();
  });
});

describe.each(oneDriver)('ADMIN_EMAIL on %s', (driver) => {
  it('counts from the start: who was admin by a former address no longer is', async () => {
    const product = await startProduct(driver, testEnv({ ADMIN_EMAIL: 'new@example.com' }));
    const { database } = product.database;
    const former = await product.database.addUser('former');
    await database.forSystem('test: a former admin', (tx) =>
      tx.execute(
        sql`update users set role = 'admin', role_source = 'email', email = 'old@example.com' where id = ${former.id}`,
      ),
    );
    await product.app.get(UsersService).onModuleInit();
    const { rows } = await database.readAsSystem((tx) =>
      tx.execute(sql`select role, role_source from users`),
    );
    expect(rows).toEqual([{ role: 'user', role_source: null }]);
    await product.close();
  });
});
