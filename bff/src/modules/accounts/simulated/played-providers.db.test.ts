import { oneDriver } from '../../../testing/database.js';
import { browser } from '../../../testing/requests.js';
import { signedInAsAdmin } from '../testing/administrator.js';
import { LocalProduct } from '../testing/local-product.js';

describe.each(oneDriver)('simulated sign-ins on %s', (driver) => {
  let local: LocalProduct;

  beforeAll(async () => {
    local = await LocalProduct.start(driver, { ADMIN_EMAIL: 'root@example.com' });
  });
  afterAll(() => local.close());

  async function userOf(idToken: string): Promise<object> {
    const { body } = await browser(local.product.app)
      .post('/api/auth/firebase')
      .send({ idToken })
      .expect(200);
    return body.user as object;
  }

  it('make an account, and lead to it again', async () => {
    const claims = { sub: 'google-1', email: 'Ana@example.com', name: 'Ana', email_verified: true };
    const { body: first } = await local.play(claims).expect(200);
    expect(first).toMatchObject({ isNewUser: true, providerId: 'google.com', email: 'ana@example.com' });
    await expect(userOf(first.idToken as string)).resolves.toMatchObject({
      email: 'ana@example.com',
      displayName: 'Ana',
      emailVerified: false,
      role: 'user',
    });
    const { body: again } = await local.play(claims).expect(200);
    expect(again).toMatchObject({ isNewUser: false, localId: first.localId });
    const { body: another } = await local.play({ ...claims, sub: 'google-2' }).expect(200);
    expect(another.localId).not.toBe(first.localId);
  });

  it('A4: with somebody’s address make an account of their own, unverified, and never an administrator', async () => {
    const root = await signedInAsAdmin(local);
    const { body: me } = await root.get('/api/me').expect(200);
    expect(me).toMatchObject({ role: 'admin', emailVerified: true });
    const { body: made } = await local
      .play({ sub: 'x-1', email: 'root@example.com', email_verified: true, admin: true })
      .expect(200);
    const played = await userOf(made.idToken as string);
    expect(played).toMatchObject({ role: 'user', emailVerified: false, email: null });
    expect(made.localId).not.toBe(me.uid);
    await local
      .call('signInWithPassword', { email: 'root@example.com', password: 'correct horse battery' })
      .expect(200);
  });

  it('A4: keep the administrator’s address free where nobody has it yet', async () => {
    const other = await LocalProduct.start(driver, { ADMIN_EMAIL: 'boss@example.com' });
    await other.play({ sub: '1', email: 'boss@example.com', email_verified: true }).expect(200);
    await other.signUp('boss@example.com');
    await other.close();
  });

  it('ask whose address it is where the service has not checked it', async () => {
    await local.signUp('bo@example.com');
    const { body } = await local
      .play({ sub: 'b', email: 'bo@example.com', email_verified: false })
      .expect(200);
    expect(body).toMatchObject({ needConfirmation: true, email: 'bo@example.com', providerId: 'google.com' });
    expect(body).not.toHaveProperty('idToken');
    expect(body).not.toHaveProperty('localId');
  });

  it('are linked by whoever is signed in, once, and unlinked', async () => {
    const cy = await local.signUp('cy@example.com');
    const claims = { sub: 'hub-1', email: 'hub@example.com' };
    const hub = { providerId: 'github.com', idToken: cy.idToken };
    await local.play(claims, hub).expect(200);
    const { body: look } = await local.call('lookup', { idToken: cy.idToken }).expect(200);
    expect(
      look.users[0].providerUserInfo.map(({ providerId }: { providerId: string }) => providerId),
    ).toEqual(['password', 'github.com']);
    const { body: entered } = await local.play(claims, { providerId: 'github.com' }).expect(200);
    expect(entered.localId).toBe(cy.localId);

    const di = await local.signUp('di@example.com');
    const { body: taken } = await local.play(claims, { ...hub, idToken: di.idToken }).expect(400);
    expect(taken.error.message).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
    await local.call('update', { idToken: cy.idToken, deleteProvider: ['github.com'] }).expect(200);
    const { body: own } = await local.play(claims, { providerId: 'github.com' }).expect(200);
    expect(own.localId).not.toBe(cy.localId);
  });

  it('A4: take verified address and rights from an account that they can open, and open no administrator’s', async () => {
    const eva = await local.signUp('eva@example.com');
    await local.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: eva.idToken }).expect(200);
    const oobCode = await local.codeFor('eva@example.com', 'VERIFY_EMAIL');
    await local.call('update', { oobCode }).expect(200);
    await expect(userOf(eva.idToken)).resolves.toMatchObject({ emailVerified: true });
    await local.play({ sub: 'e' }, { idToken: eva.idToken }).expect(200);
    await expect(userOf(eva.idToken)).resolves.toMatchObject({ emailVerified: false });

    const { body: root } = await local
      .call('signInWithPassword', { email: 'root@example.com', password: 'correct horse battery' })
      .expect(200);
    const { body } = await local.play({ sub: 'r' }, { idToken: root.idToken as string }).expect(400);
    expect(body.error.message).toBe('OPERATION_NOT_ALLOWED');
  });

  it('go with a new password, which somebody who reads the address has chosen', async () => {
    const claims = { sub: 'fay', email: 'fay@example.com' };
    const { body: played } = await local.play(claims).expect(200);
    await local.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'fay@example.com' }).expect(200);
    const oobCode = await local.codeFor('fay@example.com', 'PASSWORD_RESET');
    await local.call('resetPassword', { oobCode, newPassword: 'another good password' }).expect(200);
    const { body: again } = await local.play(claims).expect(200);
    expect(again.localId).not.toBe(played.localId);
  });

  it.each([
    ['nothing', {}],
    ['no subject', { email: 'a@example.com' }],
    ['an empty subject', { sub: '' }],
    ['an address that is none', { sub: '1', email: 'nobody' }],
    ['a subject that is no text', { sub: { $ne: null } }],
  ])('I1: refuse claims with %s', async (_, claims) => {
    const { body } = await local.play(claims).expect(400);
    expect(body.error.message).toBe('INVALID_IDP_RESPONSE');
  });

  it('say in their window that they are simulated, and show names as text', async () => {
    await local.play({ sub: 'm', name: '<script>alert(1)</script>', email: 'm@example.com' }).expect(200);
    const page = await local.get('/emulator/auth/handler?providerId=google.com&apiKey=local').expect(200);
    expect(page.text).toContain('Sign in with Google, simulated');
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).toContain('&lt;script&gt;alert(1)');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    await local.get('/emulator/auth/handler?providerId=apple.com').expect(404);
    await local.get('/emulator/auth/iframe?apiKey=local').expect(200);
  });
});

describe.each(oneDriver)('where others can reach it, on %s', (driver) => {
  it.each<[string, Record<string, string>]>([
    ['an address of the internet', { PUBLIC_URL: 'https://twyn.example' }],
    ['a server that listens for everybody', { HOST: '0.0.0.0' }],
    ['a front door that listens for everybody', { FRONT_DOOR_HOST: '0.0.0.0' }],
    ['an operator who wants none', { SIGN_IN_PROVIDERS: 'none', PHONE_VERIFICATION: 'false' }],
    [
      'an operator who names some all the same',
      { HOST: '0.0.0.0', SIGN_IN_PROVIDERS: 'google.com', PHONE_VERIFICATION: 'true' },
    ],
  ])('nothing is simulated: %s', async (_, changes) => {
    const local = await LocalProduct.start(driver, changes);
    const { body: config } = await local.get('/api/config').expect(200);
    expect(config).toMatchObject({ providers: [], phone: false });
    const { body } = await local.play({ sub: '1' }).expect(400);
    expect(body.error.message).toBe('OPERATION_NOT_ALLOWED');
    await local.get('/emulator/auth/handler?providerId=google.com').expect(404);
    const { body: text } = await local
      .call('sendVerificationCode', { phoneNumber: '+442079460123' })
      .expect(400);
    expect(text.error.message).toBe('OPERATION_NOT_ALLOWED');
    await local.close();
  });
});
