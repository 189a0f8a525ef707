import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { DatabaseUnavailable } from '../../database/database.errors.js';
import { startProduct, type TestProduct } from '../../testing/app.js';
import { drivers, oneDriver } from '../../testing/database.js';
import { testEnv } from '../../testing/env.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { UsersService } from '../users/users.service.js';
import { SessionsService } from './sessions.service.js';

describe.each(drivers)('an exchange on %s', (driver) => {
  const product = sharedProduct(driver);

  const exchange = (idToken: unknown, address = 1, attemptId?: string): supertest.Test =>
    exchangeAt(product, idToken, address, attemptId);
  const cookieOf = ({ headers }: supertest.Response): string =>
    headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const statusFor = async (cookie: string): Promise<number> =>
    (await supertest(product.app.getHttpServer()).get('/api/me').set('Cookie', cookie)).status;
  const count = (table: string): Promise<unknown> => countAt(product, table);

  it.each<[string, unknown, number]>([
    ['nothing', undefined, 400],
    ['an empty token', '', 400],
    ['a token of 64 KB', 'x'.repeat(65_536), 400],
    ['a list of tokens', ['token-of-ana'], 400],
    ['a token nobody gave', 'token-of-nobody', 401],
    ['a token with half of it missing', 'token-', 401],
  ])('S3: with %s leaves no row', async (_, idToken, status) => {
    const before = [await count('users'), await count('sessions')];
    await exchange(idToken).expect(status);
    expect([await count('users'), await count('sessions')]).toEqual(before);
  });

  it('is refused to a disabled account and to a sign-in that was revoked', async () => {
    const token = product.identity.tokenFor('off');
    product.identity.change('off', { isDisabled: true });
    await exchange(token).expect(401);
    product.identity.tokenFor('off', { signedInAt: new Date(0) });
    product.identity.change('off', { isDisabled: false, validSince: product.clock.now() });
    await exchange(token).expect(401);
  });

  it('is refused to a sign-in from the far future, and not to a clock a minute ahead', async () => {
    const inMinutes = (minutes: number): Date => new Date(product.clock.now().getTime() + minutes * 60_000);
    await exchange(product.identity.tokenFor('ahead', { signedInAt: inMinutes(6) })).expect(401);
    await exchange(product.identity.tokenFor('ahead', { signedInAt: inMinutes(1) })).expect(200);
  });

  it('sent twice by one browser opens one session, whichever is answered first', async () => {
    const token = product.identity.tokenFor('double');
    const attempt = randomUUID();
    const before = Number(await count('sessions'));
    const answers = await Promise.all([1, 2].map(() => exchange(token, 1, attempt).expect(200)));
    await expect(count('sessions')).resolves.toBe(before + 1);
    const statuses = await Promise.all(answers.map((answer) => statusFor(cookieOf(answer))));
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('sent again after its answer was lost takes the place of the first', async () => {
    const attempt = randomUUID();
    const lost = cookieOf(await exchange(product.identity.tokenFor('again'), 1, attempt).expect(200));
    await expect(statusFor(lost)).resolves.toBe(200);
    const before = Number(await count('sessions'));
    const read = cookieOf(await exchange(product.identity.tokenFor('again'), 1, attempt).expect(200));
    await expect(count('sessions')).resolves.toBe(before);
    expect([await statusFor(lost), await statusFor(read)]).toEqual([401, 200]);
  });

  it('sent by two browsers, or by one for two people, opens a session each', async () => {
    const [attempt, before] = [randomUUID(), Number(await count('sessions'))];
    const token = product.identity.tokenFor('two');
    await Promise.all([exchange(token), exchange(token)]);
    await exchange(token, 1, attempt).expect(200);
    const other = await exchange(product.identity.tokenFor('other'), 1, attempt).expect(200);
    await expect(count('sessions')).resolves.toBe(before + 4);
    await expect(statusFor(cookieOf(other))).resolves.toBe(200);
  });

  it('two hundred at once of one user make one user, and are rationed per account', async () => {
    const [before, sessionsBefore] = [Number(await count('users')), Number(await count('sessions'))];
    const token = product.identity.tokenFor('crowd');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => exchange(token, 100 + index)),
    );
    const having = (status: number): supertest.Response[] =>
      answers.filter((answer) => answer.status === status);
    // On a busy machine some of those let through may find no connection.
    expect([...having(200), ...having(503)]).toHaveLength(30);
    expect(having(429)).toHaveLength(170);
    expect(Number(having(429)[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await expect(count('users')).resolves.toBe(before + 1);
    // None of them said that it repeats another.
    await expect(count('sessions')).resolves.toBe(sessionsBefore + having(200).length);
    // One account’s ration is no other’s.
    await exchange(product.identity.tokenFor('calm'), 101).expect(200);
  });

  it('two hundred at once make one user even when none is turned away, and twenty of one browser one session', async () => {
    const before = Number(await count('users'));
    product.identity.tokenFor('flood');
    const flood = await product.identity.verifyIdToken('token-of-flood');
    const users = product.app.get(UsersService);
    const found = await settled(200, () => users.recordSignIn(flood));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    await expect(count('users')).resolves.toBe(before + 1);

    const [userId, attemptId] = [found[0]!.id, randomUUID()];
    const start = { userId, signedInAt: flood.signedInAt, device: 'Safari', timeZone: null };
    const [sessions, sessionsBefore] = [product.app.get(SessionsService), Number(await count('sessions'))];
    const tokens = await settled(20, () => sessions.open(start, { attemptId }));
    await expect(count('sessions')).resolves.toBe(sessionsBefore + 1);
    const good = await Promise.all(tokens.map((token) => sessions.find(token)));
    expect(good.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it('L1: is rationed per address, of which one IPv6 household has a /64', async () => {
    const from = (address: string): supertest.Test =>
      exchange('token-of-nobody').set('X-Forwarded-For', address);
    for (let host = 0; host < 60; host += 1) await from(`2001:db8::${host.toString(16)}`).expect(401);
    await from('2001:db8::ffff').expect(429);
    await from('2001:db8:0:1::1').expect(401);
  });

  it('C3: counts the address that the front door saw, not one that the visitor made up', async () => {
    const from = (madeUp: number): supertest.Test =>
      exchange('token-of-nobody').set('X-Forwarded-For', `10.9.9.${madeUp}, 10.8.8.8`);
    for (let attempt = 0; attempt < 60; attempt += 1) await from(attempt).expect(401);
    await from(200).expect(429);
  });
});

describe.each(oneDriver)('an exchange while sign-up is closed, on %s', (driver) => {
  it('lets in no stranger, except the configured admin', async () => {
    const closed = await startProduct(driver, testEnv({ SIGNUP: 'closed', ADMIN_EMAIL: 'root@example.com' }));
    const { identity, database } = closed;
    const { body } = await exchangeAt(closed, identity.tokenFor('stranger')).expect(403);
    expect(body.code).toBe('sign_up_closed');
    const unverified = { email: 'root@example.com', emailVerified: false };
    await exchangeAt(closed, identity.tokenFor('root', unverified)).expect(403);
    await expect(countAt(closed, 'users')).resolves.toBe(0);

    await exchangeAt(closed, identity.tokenFor('root')).expect(200);
    await database.addUser('known');
    await exchangeAt(closed, identity.tokenFor('known')).expect(200);
    await closed.close();
  });
});

/** From an address of its own, as the front door reports it. */
function exchangeAt({ app }: TestProduct, idToken: unknown, address = 1, attemptId?: string): supertest.Test {
  return supertest(app.getHttpServer())
    .post('/api/auth/firebase')
    .set({ ...OUR_PAGE, 'X-Forwarded-For': `10.0.${address >> 8}.${address & 255}` })
    .send({ idToken, attemptId });
}

function countAt({ database }: TestProduct, table: string): Promise<unknown> {
  return database.database.readAsSystem(async (tx) => {
    const { rows } = await tx.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`);
    return rows[0]?.count;
  });
}

/** What came of so many at once; on a busy machine some of them may be turned away for want of a connection. */
async function settled<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results = await Promise.allSettled(Array.from({ length: times }, work));
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures) expect(reason).toBeInstanceOf(DatabaseUnavailable);
  return results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
}
