import { sql } from 'drizzle-orm';
import { oneDriver } from '../../../testing/database.js';
import { signedInAsAdmin } from '../testing/administrator.js';
import { LocalProduct, PASSWORD } from '../testing/local-product.js';

const NEW_PASSWORD = 'another good password';

describe.each(oneDriver)('action codes of local accounts on %s', (driver) => {
  let local: LocalProduct;

  beforeAll(async () => {
    local = await LocalProduct.start(driver, { ADMIN_EMAIL: 'root@example.com' });
  });
  afterAll(() => local.close());

  const messageOf = async (answer: PromiseLike<{ body: { error: { message: string } } }>): Promise<string> =>
    (await answer).body.error.message;
  const askForReset = async (email: string): Promise<string> => {
    await local.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }).expect(200);
    return local.codeFor(email, 'PASSWORD_RESET');
  };

  it('choose a new password once: the sign-ins from before end, and the address is proved', async () => {
    const ana = await local.signUp('ana@example.com');
    const oobCode = await askForReset('ana@example.com');
    const { body } = await local.call('resetPassword', { oobCode }).expect(200);
    expect(body).toMatchObject({ requestType: 'PASSWORD_RESET', email: 'ana@example.com' });
    local.clock.advance({ seconds: 1 });
    await local.call('resetPassword', { oobCode, newPassword: NEW_PASSWORD }).expect(200);
    await expect(messageOf(local.call('resetPassword', { oobCode, newPassword: PASSWORD }))).resolves.toBe(
      'INVALID_OOB_CODE',
    );
    await local.renew(ana.refreshToken).expect(400);
    const { idToken } = await local.signIn('ana@example.com', NEW_PASSWORD);
    const { body: look } = await local.call('lookup', { idToken }).expect(200);
    expect(look.users[0].emailVerified).toBe(true);
  });

  it('count once of several at the same time', async () => {
    await local.signUp('bo@example.com');
    const oobCode = await askForReset('bo@example.com');
    const answers = await Promise.all(
      ['one good password', 'two good passwords'].map((newPassword) =>
        local.call('resetPassword', { oobCode, newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('are replaced by newer ones, and too old after their time', async () => {
    await local.signUp('cy@example.com');
    const former = await askForReset('cy@example.com');
    local.clock.advance({ seconds: 1 });
    const oobCode = await askForReset('cy@example.com');
    await expect(messageOf(local.call('resetPassword', { oobCode: former }))).resolves.toBe(
      'INVALID_OOB_CODE',
    );
    local.clock.advance({ minutes: 60 });
    await expect(messageOf(local.call('resetPassword', { oobCode }))).resolves.toBe('EXPIRED_OOB_CODE');
    const late = local.call('resetPassword', { oobCode, newPassword: NEW_PASSWORD });
    await expect(messageOf(late)).resolves.toBe('EXPIRED_OOB_CODE');
  });

  it('do what they are for and nothing else', async () => {
    const { idToken } = await local.signUp('di@example.com');
    await local.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }).expect(200);
    const verify = await local.codeFor('di@example.com', 'VERIFY_EMAIL');
    const misused = local.call('resetPassword', { oobCode: verify, newPassword: NEW_PASSWORD });
    await expect(messageOf(misused)).resolves.toBe('INVALID_OOB_CODE');
    const reset = await askForReset('di@example.com');
    await expect(messageOf(local.call('update', { oobCode: reset }))).resolves.toBe('INVALID_OOB_CODE');
    const { body } = await local.call('update', { oobCode: verify }).expect(200);
    expect(body).toMatchObject({ email: 'di@example.com', emailVerified: true });
    expect(body).not.toHaveProperty('idToken');
  });

  it('change an address by the link to the new one, and take it back by the one to the old', async () => {
    const { idToken } = await local.signUp('eva@example.com');
    const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'Eva@example.org' };
    await local.call('sendOobCode', change).expect(200);
    const oobCode = await local.codeFor('eva@example.org', 'VERIFY_AND_CHANGE_EMAIL');
    const { body: info } = await local.call('resetPassword', { oobCode }).expect(200);
    expect(info).toMatchObject({ email: 'eva@example.com', newEmail: 'eva@example.org' });
    await local.call('update', { oobCode }).expect(200);
    const thief = await local.signIn('eva@example.org');

    const recover = await local.codeFor('eva@example.com', 'RECOVER_EMAIL');
    // Changing it once more does not take the first link back.
    await local.call('update', { idToken: thief.idToken, email: 'thief@example.net' }).expect(200);
    local.clock.advance({ seconds: 1 });
    await local.call('update', { oobCode: recover }).expect(200);
    await local.renew(thief.refreshToken).expect(400);
    await local.call('signInWithPassword', { email: 'thief@example.net', password: PASSWORD }).expect(400);
    await local.signIn('eva@example.com');
  });

  it('work no more once the address is another one', async () => {
    const { idToken } = await local.signUp('fay@example.com');
    const reset = await askForReset('fay@example.com');
    await local.call('update', { idToken, email: 'fay@example.org' }).expect(200);
    await expect(messageOf(local.call('resetPassword', { oobCode: reset }))).resolves.toBe(
      'INVALID_OOB_CODE',
    );
  });

  it('say nothing of a wanted address that belongs to somebody, and send it nothing', async () => {
    await local.signUp('gus@example.com');
    const { idToken } = await local.signUp('hal@example.com');
    const ask = (newEmail: string): ReturnType<typeof local.call> =>
      local.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    const [taken, free] = [
      await ask('gus@example.com').expect(200),
      await ask('free@example.com').expect(200),
    ];
    expect(taken.body).toEqual(free.body);
    await expect(local.codeFor('gus@example.com', 'VERIFY_AND_CHANGE_EMAIL')).rejects.toThrow();
  });

  it('wait for an administrator until they are used, and for nobody else', async () => {
    await local.signUp('ida@example.com');
    const oobCode = await askForReset('ida@example.com');
    const { idToken } = await local.signUp('jon@example.com');
    const asUser = local.get('/api/admin/mail');
    await asUser.expect(401);
    const root = await signedInAsAdmin(local);
    const { body } = await root.get('/api/admin/mail').expect(200);
    expect(body.sends).toBe(false);
    const waiting = body.items as { to: string; content: string; kind: string }[];
    const found = waiting.find(({ to }) => to === 'ida@example.com');
    expect(found).toMatchObject({ kind: 'PASSWORD_RESET' });
    expect(found?.content).toBe(`http://localhost:8080/auth/action?mode=resetPassword&oobCode=${oobCode}`);
    await local.call('resetPassword', { oobCode, newPassword: NEW_PASSWORD }).expect(200);
    const { text } = await root.get('/api/admin/mail').expect(200);
    expect(text).not.toContain('ida@example.com');
    expect(idToken).toBeTruthy();
  });

  it('S2: stand in no table as they are', async () => {
    await local.signUp('kim@example.com');
    const oobCode = await askForReset('kim@example.com');
    const { rows } = await local.product.database.database.readAsSystem((tx) =>
      tx.execute(
        sql`select encode(code_hash, 'escape') || encode(sealed_link, 'escape') as text from account_action_codes`,
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(oobCode);
  });
});
