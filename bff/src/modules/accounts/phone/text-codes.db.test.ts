import { oneDriver } from '../../../testing/database.js';
import { LocalProduct } from '../testing/local-product.js';

const PHONE = '+442079460123';

describe.each(oneDriver)('simulated text messages on %s', (driver) => {
  let local: LocalProduct;

  beforeEach(async () => {
    local = await LocalProduct.start(driver);
  });
  afterEach(() => local.close());

  async function ask(phoneNumber = PHONE): Promise<{ sessionInfo: string; code: string }> {
    const { body } = await local.call('sendVerificationCode', { phoneNumber }).expect(200);
    return {
      sessionInfo: body.sessionInfo as string,
      code: await local.codeFor(phoneNumber, 'TEXT_MESSAGE'),
    };
  }

  const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

  it('add a number to the account of the caller, once', async () => {
    const ana = await local.signUp('ana@example.com');
    const { sessionInfo, code } = await ask();
    const confirm = { idToken: ana.idToken, sessionInfo };
    const { body: refused } = await local
      .call('signInWithPhoneNumber', { ...confirm, code: wrong(code) })
      .expect(400);
    expect(refused.error.message).toBe('INVALID_CODE');
    await local.call('signInWithPhoneNumber', { ...confirm, code }).expect(200);
    const { body } = await local.call('lookup', { idToken: ana.idToken }).expect(200);
    expect(body.users[0].phoneNumber).toBe(PHONE);
    const { body: used } = await local.call('signInWithPhoneNumber', { ...confirm, code }).expect(400);
    expect(used.error.message).toBe('SESSION_EXPIRED');
    await local.call('update', { idToken: ana.idToken, deleteProvider: ['phone'] }).expect(200);
    const { body: without } = await local.call('lookup', { idToken: ana.idToken }).expect(200);
    expect(without.users[0].phoneNumber).toBeUndefined();
  });

  it('sign nobody in by a number alone', async () => {
    const { sessionInfo, code } = await ask();
    await local.call('signInWithPhoneNumber', { sessionInfo, code }).expect(400);
  });

  it('say that a number belongs to another account', async () => {
    const [ana, bo] = [await local.signUp('ana@example.com'), await local.signUp('bo@example.com')];
    const first = await ask();
    await local.call('signInWithPhoneNumber', { ...first, idToken: ana.idToken }).expect(200);
    const second = await ask();
    const { body } = await local
      .call('signInWithPhoneNumber', { ...second, idToken: bo.idToken })
      .expect(200);
    expect(body).toMatchObject({ phoneNumber: PHONE, temporaryProof: expect.any(String) });
    expect(body).not.toHaveProperty('localId');
  });

  it('L1: can be guessed five times, and not after ten minutes', async () => {
    const { idToken } = await local.signUp('ana@example.com');
    const { sessionInfo, code } = await ask();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        local.call('signInWithPhoneNumber', { idToken, sessionInfo, code: wrong(code) }),
      ),
    );
    const told = answers.map(({ body }) => (body as { error: { message: string } }).error.message);
    expect(told.filter((message) => message === 'INVALID_CODE')).toHaveLength(5);
    await local.call('signInWithPhoneNumber', { idToken, sessionInfo, code }).expect(400);

    const later = await ask('+442079460124');
    local.clock.advance({ minutes: 10 });
    const { body } = await local.call('signInWithPhoneNumber', { idToken, ...later }).expect(400);
    expect(body.error.message).not.toBe('INVALID_CODE');
  });

  it.each(['', '12345', '+0123456789', '+44 20 7946 0123', '+44207946012345678'])(
    'I1: refuse the number %j',
    async (phoneNumber) => {
      const { body } = await local.call('sendVerificationCode', { phoneNumber }).expect(400);
      expect(body.error.message).toBe('INVALID_PHONE_NUMBER');
    },
  );
});
