import { sql } from 'drizzle-orm';
import type supertest from 'supertest';
import { drivers } from '../../testing/database.js';
import { fillEveryTable } from '../../testing/filled-tables.js';
import { captureMemory } from '../../testing/memory-requests.js';
import { browser, type Browser, OUR_PAGE, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';

type Rows = Record<string, unknown[]>;

describe.each(drivers)('deleting an account on %s', (driver) => {
  const product = sharedProduct(driver);

  const read = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
    (await product.database.database.readAsSystem((tx) => tx.execute(query))).rows;

  /** Every row of the user, by table: a new table with an owner joins by itself. */
  async function rowsOf(userId: string): Promise<Rows> {
    const tables = await read(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'`);
    const rows: Rows = { users: await read(sql`select * from users where id = ${userId}`) };
    for (const { name } of tables) {
      const table = sql.identifier(String(name));
      rows[String(name)] = await read(
        sql`select * from ${table} where user_id = ${userId} order by ${table}::text`,
      );
    }
    return rows;
  }

  /** What takes longer to come about than an account lives here, such as an import or the second thoughts on it. */
  async function fillTheRest(userId: string): Promise<void> {
    const tables = await read(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const rows = await rowsOf(userId);
    const full = tables.map(({ name }) => String(name)).filter((name) => rows[name]?.length !== 0);
    await fillEveryTable(product.database, { userId, canary: `of ${userId}`, full });
    // Else the product would try to join a home that nobody has, and write into its row how that went.
    await product.database.database.forUser(userId, (tx) =>
      tx.execute(sql`update home_connections set is_paused = true where user_id = ${userId}`),
    );
  }

  /** Something in every table: a test below fails when one stays empty. */
  async function live(agent: Browser): Promise<string> {
    const memory = await captureMemory(agent, 'The spare key is with Ida.');
    await agent
      .patch(`/api/memories/${memory.id}`)
      .send({ text: 'The spare key is with Tom.', version: 1 })
      .expect(200);
    const { body: conversation } = await agent.post('/api/conversations').send({}).expect(201);
    await agent
      .post(`/api/conversations/${conversation.id}/messages`)
      .send({ text: 'Where is the spare key?' })
      .expect(200);
    const { id, uid } = (await agent.get('/api/me')).body as { id: string; uid: string };
    const signedInAt = new Date(product.clock.now().getTime() - 60_000);
    await browser(product.app)
      .post('/api/auth/firebase')
      .send({ idToken: product.identity.tokenFor(uid, { signedInAt }) })
      .expect(200);
    await agent.delete('/api/sessions').expect(200, { ended: 1 });
    await agent.post('/api/voice/phrases').send({ phrase: 'Dark', command: 'Lights off' }).expect(201);
    await agent.patch('/api/me/settings').send({ units: 'metric' }).expect(200);
    await agent.post('/api/home/simulated/sample').send({}).expect(201);
    await agent.put('/api/home/favourites/light.hallway').expect(204);
    await agent.post('/api/home/entities/light.hallway/actions').send({ service: 'turn_on' }).expect(201);
    await agent.post('/api/skills/run').send({ text: 'Turn off the hallway light' }).expect(200);
    for (const text of ['Log weight 80 kg', 'I feel great'])
      await agent.post('/api/skills/run').send({ text }).expect(200);
    const mood = { idempotencyKey: crypto.randomUUID(), mood: 3, word: 'foggy' };
    const tags = [{ group: 'Doing', name: 'Run' }];
    await agent
      .post('/api/mood-entries')
      .send({ ...mood, tags })
      .expect(201);
    await agent.patch('/api/readings/metrics/body-weight').send({ goal: 70 }).expect(204);
    await agent.post('/api/devices').send({ name: 'Scale', kind: 'wearable' }).expect(201);
    await agent
      .post('/api/reading-alerts')
      .send({ metric: 'body-weight', condition: 'above', threshold: 90 })
      .expect(201);
    await agent.post('/api/reminders').send({ text: 'Call Ida' }).expect(201);
    const { body: list } = await agent.post('/api/lists').send({ name: 'Shopping' }).expect(201);
    await agent.post(`/api/lists/${list.id}/items`).send({ text: 'Tea' }).expect(201);
    // What is read and compared at last would take away what is written past it.
    await product.settled();
    await fillTheRest(id);
    return id;
  }

  it('G2: leaves no row of the user in any table, and every row of everybody else as it was', async () => {
    const [ana, bo] = [
      await signedInBrowser(product.app, product.identity, 'ana'),
      await signedInBrowser(product.app, product.identity, 'bo'),
    ];
    const [anaId, boId] = [await live(ana), await live(bo)];
    const [before, others] = [await rowsOf(anaId), await rowsOf(boId)];
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);

    const { body: preview } = await ana.get('/api/me/deletion').expect(200);
    const { body: receipt } = await ana
      .post('/api/me/deletion')
      .send({ confirmation: ' ANA@example.com' })
      .expect(200);
    expect(preview).toEqual({ rows: receipt.deleted });

    for (const [table, rows] of Object.entries(await rowsOf(anaId))) expect(rows, table).toEqual([]);
    await expect(rowsOf(boId)).resolves.toEqual(others);
    const owned = Object.entries(before).filter(([table]) => table !== 'users');
    expect(receipt).toEqual({
      id: expect.any(String),
      deletedAt: product.clock.now().toISOString(),
      deleted: Object.fromEntries(owned.map(([table, rows]) => [table, rows.length])),
      identityAccount: 'deleted',
    });
    expect(product.identity.has('ana')).toBe(false);
    await expect(
      read(sql`select actor, subject from audit_log where reason like 'users: account deleted%'`),
    ).resolves.toContainEqual({ actor: anaId, subject: receipt.id });
  });

  it('G2: leaves nothing of what they wrote or were called anywhere in the database', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'canary');
    await live(agent);
    await captureMemory(agent, 'canary-7f3a in the coal mine');
    await agent.post('/api/me/deletion').send({ confirmation: 'canary@example.com' }).expect(200);
    const tables = await read(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    for (const { name } of tables) {
      const table = sql.identifier(String(name));
      await expect(read(sql`select from ${table} where ${table}::text like '%canary%'`)).resolves.toEqual([]);
    }
  });

  it('ends every session of the user at once, also for what is under way', async () => {
    const [here, elsewhere] = [
      await signedInBrowser(product.app, product.identity, 'cy'),
      await signedInBrowser(product.app, product.identity, 'cy'),
    ];
    await elsewhere.get('/api/me').expect(200);
    const { headers } = await here
      .post('/api/me/deletion')
      .send({ confirmation: 'cy@example.com' })
      .expect(200);
    expect(headers['set-cookie']?.[0]).toMatch(/^session=;/);
    await elsewhere.get('/api/me').expect(401);
    await here.get('/api/me').expect(401);
  });

  it('turns the deleted user’s token away, and greets them as a stranger when they sign up again', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'di');
    const { body: before } = await agent.get('/api/me').expect(200);
    await agent.post('/api/me/deletion').send({ confirmation: 'di@example.com' }).expect(200);
    await browser(product.app).post('/api/auth/firebase').send({ idToken: 'token-of-di' }).expect(401);
    const again = await signedInBrowser(product.app, product.identity, 'di');
    expect((await again.get('/api/me').expect(200)).body.id).not.toBe(before.id);
  });

  it('S7: needs the typed address and a sign-in of the last five minutes', async () => {
    const agent = await signedInBrowser(product.app, product.identity, 'eli');
    const erase = (confirmation: string): supertest.Test =>
      agent.post('/api/me/deletion').set(OUR_PAGE).send({ confirmation });
    await erase('delete').expect(400);
    product.clock.advance({ minutes: 5, seconds: 1 });
    const { body } = await erase('eli@example.com').expect(403);
    expect(body.code).toBe('reauth_required');
    await agent.get('/api/me').expect(200);

    const signedInAt = new Date(product.clock.now().getTime() - 4 * 60_000);
    await agent
      .post('/api/auth/firebase')
      .send({ idToken: product.identity.tokenFor('eli', { signedInAt }) })
      .expect(200);
    await erase('eli@example.com').expect(200);
  });

  it('takes "delete" from those without an address', async () => {
    const agent = browser(product.app);
    await agent
      .post('/api/auth/firebase')
      .send({ idToken: product.identity.tokenFor('fay', { email: null }) })
      .expect(200);
    await agent.post('/api/me/deletion').send({ confirmation: 'fay' }).expect(400);
    await agent.post('/api/me/deletion').send({ confirmation: 'delete' }).expect(200);
  });

  it.each([
    ['may not manage accounts', { managesAccounts: false }],
    ['is down', { isDown: true }],
  ])('says that the provider’s account remains when Twyn %s', async (_, state) => {
    const agent = await signedInBrowser(product.app, product.identity, 'gus');
    Object.assign(product.identity, state);
    const { body } = await agent
      .post('/api/me/deletion')
      .send({ confirmation: 'gus@example.com' })
      .expect(200);
    Object.assign(product.identity, { managesAccounts: true, isDown: false });
    expect(body.identityAccount).toBe('remains');
    expect(product.identity.has('gus')).toBe(true);
  });
});
