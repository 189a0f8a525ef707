import { oneDriver } from '../../../testing/database.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { LocalProduct, PASSWORD } from '../testing/local-product.js';

describe.each(oneDriver)('L1: attempts at local accounts on %s', (driver) => {
  let local: LocalProduct;

  beforeEach(async () => {
    local = (await LocalProduct.start(driver)).hashQuickly();
  });
  afterEach(() => local.close());

  const guess = (
    email: string,
    password = 'wrong horse',
    address = '192.0.2.1',
  ): ReturnType<typeof local.call> =>
    local.call('signInWithPassword', { email, password }).set('X-Forwarded-For', address);

  it('stop after ten wrong passwords, for longer each time, whether there is such an account or not', async () => {
    await local.signUp('ana@example.com');
    const waits = [];
    for (const email of ['ana@example.com', 'nobody@example.com']) {
      for (let attempt = 0; attempt < 10; attempt += 1) await guess(email).expect(400);
      const refused = await guess(email, PASSWORD).expect(429);
      expect((refused.body as { error: object }).error).toMatchObject({
        message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
      });
      local.clock.advance({ seconds: 30 });
      await guess(email).expect(400);
      const later = await guess(email).expect(429);
      waits.push([refused, later].map(({ headers }) => Number(headers['retry-after'])));
    }
    expect(waits).toEqual([
      [30, 60],
      [30, 60],
    ]);
  });

  it('hash nothing for whoever has to wait', async () => {
    await local.signUp('bo@example.com');
    for (let attempt = 0; attempt < 10; attempt += 1) await guess('bo@example.com');
    const hasher = local.product.app.get(PasswordHasher);
    const before = hasher.count;
    await Promise.all(Array.from({ length: 20 }, () => guess('bo@example.com')));
    expect(hasher.count).toBe(before);
  });

  it('are forgotten with the right password', async () => {
    await local.signUp('cy@example.com');
    for (let attempt = 0; attempt < 9; attempt += 1) await guess('cy@example.com');
    await guess('cy@example.com', PASSWORD).expect(200);
    for (let attempt = 0; attempt < 9; attempt += 1) await guess('cy@example.com').expect(400);
    await guess('cy@example.com', PASSWORD).expect(200);
  });

  it('count by address too: a hundred accounts are not a hundred times as many, nor is another address of one IPv6 network', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      await guess(
        `nobody-${String(attempt)}@example.com`,
        'wrong horse',
        `2001:db8::${attempt.toString(16)}`,
      ).expect(400);
    }
    await guess('another@example.com', 'wrong horse', '2001:db8::ffff').expect(429);
    await guess('another@example.com', 'wrong horse', '192.0.2.9').expect(400);
  }, 60_000);

  it('send five messages to an account, and then wait', async () => {
    const email = 'di@example.com';
    await local.signUp(email);
    const ask = (): ReturnType<typeof local.call> =>
      local.call('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    for (let message = 0; message < 5; message += 1) await ask().expect(200);
    await ask().expect(429);
    const unknown = { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' };
    for (let message = 0; message < 5; message += 1) await local.call('sendOobCode', unknown).expect(200);
    await local.call('sendOobCode', unknown).expect(429);
  });

  it('stop who tries codes', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { status } = await local.call('resetPassword', { oobCode: `guess-${String(attempt)}` });
      statuses.push(status);
    }
    expect(statuses.indexOf(429)).toBe(50);
  });

  it('stop who asks which addresses have an account', async () => {
    await local.signUp('eva@example.com');
    const statuses = [];
    for (let attempt = 0; attempt < 35; attempt += 1) {
      const { status } = await local.call('signUp', { email: 'eva@example.com', password: PASSWORD });
      statuses.push(status);
    }
    expect(statuses.indexOf(429)).toBe(30);
  }, 60_000);
});
