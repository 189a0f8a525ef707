import { hash as argonHash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { drivers, oneDriver } from '../../testing/database.js';
import { browser } from '../../testing/requests.js';
import { AccountsRepository } from './accounts.repository.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { LocalProduct, PASSWORD } from './testing/local-product.js';

const OWASP = '$argon2id$v=19$m=19456,t=2,p=1$';

describe.each(drivers)('local accounts on %s', (driver) => {
  let local: LocalProduct;

  beforeAll(async () => {
    local = await LocalProduct.start(driver, { ADMIN_EMAIL: 'root@example.com' });
  });
  afterAll(() => local.close());

  const passwordOf = async (uid: string): Promise<string> =>
    (await local.product.app.get(AccountsRepository).find(uid))?.passwordHash ?? '';

  it('signs up and in, renews, and opens a session', async () => {
    const { localId } = await local.signUp('ana@example.com');
    const again = await local.signIn('ANA@example.com');
    expect(again.localId).toBe(localId);
    const { body: renewed } = await local.renew(again.refreshToken).expect(200);
    expect(renewed).toMatchObject({ user_id: localId, token_type: 'Bearer', expires_in: '3600' });

    const agent = browser(local.product.app);
    const { body } = await agent.post('/api/auth/firebase').send({ idToken: renewed.id_token }).expect(200);
    expect(body.user).toMatchObject({ email: 'ana@example.com', emailVerified: false, role: 'user' });
    await agent.get('/api/me').expect(200);
  });

  it('keeps a password as an Argon2id hash, and shows neither in any answer', async () => {
    const up = await local.call('signUp', { email: 'bo@example.com', password: PASSWORD }).expect(200);
    const kept = await passwordOf(up.body.localId as string);
    expect(kept.startsWith(OWASP)).toBe(true);
    const look = await local.call('lookup', { idToken: up.body.idToken }).expect(200);
    expect(look.body.users[0]).toMatchObject({ email: 'bo@example.com', localId: up.body.localId });
    const change = await local.call('update', { idToken: up.body.idToken, displayName: 'Bo' }).expect(200);
    for (const { text } of [up, look, change]) {
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain('argon2');
      expect(text).not.toMatch(/"password(Hash)?"\s*:/);
    }
  });

  it('hashes anew at a sign-in what was hashed with other parameters', async () => {
    const { localId } = await local.signUp('cy@example.com');
    const weak = await argonHash(PASSWORD, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    await local.product.app.get(AccountsRepository).update(localId, { passwordHash: weak });
    await local.signIn('cy@example.com');
    expect((await passwordOf(localId)).startsWith(OWASP)).toBe(true);
    await local.signIn('cy@example.com');
  });

  it('says the same of an unknown address and a wrong password, and works as hard for both', async () => {
    await local.signUp('di@example.com');
    const hasher = local.product.app.get(PasswordHasher);
    const answers = [];
    for (const email of ['di@example.com', 'nobody@example.com']) {
      const before = hasher.count;
      const { status, body } = await local.call('signInWithPassword', { email, password: 'wrong horse' });
      answers.push({ status, body: body as object, hashes: hasher.count - before });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      status: 400,
      body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } },
    });
    expect(answers[0]!.hashes).toBe(1);

    const resets = [];
    for (const email of ['di@example.com', 'nobody@example.com']) {
      const { status, body } = await local.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
      resets.push({ status, body: { ...body, email: '' } });
    }
    expect(resets[0]).toEqual(resets[1]);
  });

  it('takes each address once, however many ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => local.call('signUp', { email: 'eva@example.com', password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const { body } = answers.find(({ status }) => status === 400)!;
    expect(body.error).toMatchObject({ code: 400, message: 'EMAIL_EXISTS' });
  });

  it('A2: shows and changes nobody’s account but the caller’s', async () => {
    const [fay, gus] = [await local.signUp('fay@example.com'), await local.signUp('gus@example.com')];
    const { body } = await local.call('lookup', { idToken: fay.idToken, localId: [gus.localId] }).expect(200);
    expect(body.users).toHaveLength(1);
    expect(body.users[0].localId).toBe(fay.localId);
    await local
      .call('update', { idToken: fay.idToken, localId: gus.localId, displayName: 'Taken' })
      .expect(200);
    const { body: theirs } = await local.call('lookup', { idToken: gus.idToken }).expect(200);
    expect(theirs.users[0].displayName).toBeUndefined();
    await local.call('delete', { idToken: fay.idToken, localId: gus.localId }).expect(200);
    await local.call('lookup', { idToken: gus.idToken }).expect(200);
    const { body: gone } = await local.call('lookup', { idToken: fay.idToken }).expect(400);
    expect(gone.error.message).toBe('USER_NOT_FOUND');
  });

  it('A4: lets nobody make themselves an administrator or verified', async () => {
    const claims = {
      customAttributes: '{"admin":true}',
      isAdmin: true,
      emailVerified: true,
      disabled: false,
    };
    const credentials = { email: 'hal@example.com', password: PASSWORD };
    const { body: hal } = await local.call('signUp', { ...credentials, ...claims }).expect(200);
    await local.call('update', { idToken: hal.idToken, ...claims }).expect(200);
    const { body } = await local
      .post('/api/auth/firebase', { idToken: hal.idToken })
      .set({ 'Sec-Fetch-Site': 'same-origin', 'X-Twyn-Client': 'web' })
      .expect(200);
    expect(body.user).toMatchObject({ role: 'user', emailVerified: false });
  });

  it('A4: makes the administrator of the configured address once it is verified', async () => {
    const root = await local.signUp('root@example.com');
    const exchange = async (idToken: string): Promise<unknown> => {
      const { body } = await browser(local.product.app)
        .post('/api/auth/firebase')
        .send({ idToken })
        .expect(200);
      return body.user.role as unknown;
    };
    await expect(exchange(root.idToken)).resolves.toBe('user');
    await local.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: root.idToken }).expect(200);
    const oobCode = await local.codeFor('root@example.com', 'VERIFY_EMAIL');
    await local.call('update', { oobCode }).expect(200);
    await expect(exchange(root.idToken)).resolves.toBe('admin');
  });

  it('shows requests of users no row of any of its tables', async () => {
    const user = await local.product.database.addUser('somebody');
    const { rows } = await local.product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname like 'account%'`),
    );
    expect(rows.length).toBe(7);
    for (const { name } of rows) {
      const seen = local.product.database.database.forUser(user.id, (tx) =>
        tx.execute(sql`select * from ${sql.identifier(String(name))} limit 1`),
      );
      await expect(seen, String(name)).rejects.toThrow();
    }
  });

  it('G2: leaves nothing of an account that was deleted', async () => {
    const { localId, idToken } = await local.signUp('ida@example.com');
    await local.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
    const agent = browser(local.product.app);
    await agent.post('/api/auth/firebase').send({ idToken }).expect(200);
    const { body } = await agent
      .post('/api/me/deletion')
      .send({ confirmation: 'ida@example.com' })
      .expect(200);
    expect(body.identityAccount).toBe('deleted');
    const { rows } = await local.product.database.database.readAsSystem((tx) =>
      tx.execute(sql`select
        (select count(*) from accounts where uid = ${localId})
        + (select count(*) from account_sign_ins where uid = ${localId})
        + (select count(*) from account_action_codes where uid = ${localId}) as left`),
    );
    expect(Number(rows[0]!.left)).toBe(0);
  });
});

describe.each(oneDriver)('the door of local accounts on %s', (driver) => {
  let local: LocalProduct;

  beforeAll(async () => {
    local = await LocalProduct.start(driver);
  });
  afterAll(() => local.close());

  it.each([
    '/identitytoolkit.googleapis.com/v1/accounts:batchGet',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
    '/identitytoolkit.googleapis.com/v1/accounts:createAuthUri',
    '/identitytoolkit.googleapis.com/v1/projects/twyn/accounts:lookup',
    '/identitytoolkit.googleapis.com/v1/projects/twyn:createSessionCookie',
    '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start',
    '/securetoken.googleapis.com/v1/other',
    '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword',
    '/emulator/v1/projects/twyn/accounts',
    '/emulator/v1/projects/demo-twyn/oobCodes',
  ])('answers 404 at %s, with whatever authority', async (path) => {
    for (const method of ['get', 'post', 'patch', 'delete'] as const) {
      const request = supertest(local.product.app.getHttpServer())[method](path);
      const { status } = await request.set('Authorization', 'Bearer owner');
      expect([method, status]).toEqual([method, 404]);
    }
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
  ])('C1: refuses what %s sends', async (_, headers) => {
    const credentials = { email: 'ann@example.com', password: PASSWORD };
    const { body } = await local.call('signUp', credentials).set(headers).expect(403);
    expect(body.error.message).toBe('PERMISSION_DENIED');
  });

  it('I2: reads no body beyond 64 kB, and none that is packed or no JSON', async () => {
    await local.call('signUp', { email: 'a@example.com', password: 'x'.repeat(70_000) }).expect(413);
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    const server = local.product.app.getHttpServer();
    await supertest(server).post(signUp).type('json').send('{').expect(400);
    await supertest(server).post(signUp).type('json').set('Content-Encoding', 'gzip').send('{}').expect(400);
  });

  it('I1: hashes no password that is longer than any sentence, and takes no address that is none', async () => {
    const refused = [
      { email: 'a@example.com', password: 'x'.repeat(1_025) },
      { email: 'a@example.com', password: '' },
      { email: 'nobody', password: PASSWORD },
      { email: 'a@b@c', password: PASSWORD },
      { email: 'a@example.com\r\nBcc: all@example.com', password: PASSWORD },
      { email: { $ne: null }, password: PASSWORD },
      { password: PASSWORD },
    ];
    for (const body of refused) await local.call('signUp', body).expect(400);
    const { body } = await local.call('signUp', { email: 'a@example.com', password: 'short' }).expect(400);
    expect(body.error.message).toBe('WEAK_PASSWORD');
  });

  it.each(['nobody', '', 'a@b@c', 'a@example.com\r\nBcc: all@example.com', 'a'.repeat(400), 7, null])(
    'says of %j that it is no address, whatever it is sent for',
    async (email) => {
      const { idToken } = await local.signUp(`${crypto.randomUUID()}@example.com`);
      const bodies = [
        ['signUp', { email, password: PASSWORD }],
        ['signInWithPassword', { email, password: PASSWORD }],
        ['update', { idToken, email }],
        ['update', { email }],
        ['sendOobCode', { requestType: 'PASSWORD_RESET', email }],
        ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email }],
      ] as const;
      for (const [operation, body] of bodies) {
        const answer = await local.call(operation, body).expect(400);
        expect([operation, answer.body.error.message]).toEqual([operation, 'INVALID_EMAIL']);
      }
      for (const body of [{ idToken, password: '' }, { oobCode: '' }, {}]) {
        const answer = await local.call('update', body).expect(400);
        expect(answer.body.error.message).toBe('INVALID_ARGUMENT');
      }
    },
  );

  it('H3: keeps its answers out of every cache', async () => {
    const { headers } = await local.call('signInWithPassword', { email: 'a@example.com', password: 'x' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('tells the page of its mode', async () => {
    const { body } = await local.get('/api/config').expect(200);
    expect(body).toMatchObject({ identity: 'local', mail: false, phone: true });
    expect(body.providers).toHaveLength(4);
  });
});

describe.each(oneDriver)('local accounts of a server that takes no new ones, on %s', (driver) => {
  it('let in the administrator’s address alone', async () => {
    const local = await LocalProduct.start(driver, { SIGNUP: 'closed', ADMIN_EMAIL: 'root@example.com' });
    const { body } = await local.call('signUp', { email: 'ana@example.com', password: PASSWORD }).expect(400);
    expect(body.error.message).toBe('ADMIN_ONLY_OPERATION');
    await local.play({ sub: '1', email: 'ana@example.com' }).expect(400);
    await local.signUp('root@example.com');
    await local.close();
  });
});
