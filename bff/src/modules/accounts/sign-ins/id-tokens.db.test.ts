import { createHmac, createPublicKey, generateKeyPairSync, sign as signWith } from 'node:crypto';
import { type JWK } from 'jose';
import { drivers } from '../../../testing/database.js';
import { AccountsCommand } from '../accounts.command.js';
import { LocalProduct, type SignedIn } from '../testing/local-product.js';
import { Identity } from '../../../integrations/identity/identity.js';
import { InvalidIdToken } from '../../../integrations/identity/identity.errors.js';

type Json = Record<string, unknown>;

const encode = (part: Json): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString()) as Json;

describe.each(drivers)('ID tokens of local accounts on %s', (driver) => {
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  let local: LocalProduct;
  let ana: SignedIn;
  let header: Json;
  let payload: Json;
  let published: JWK[];

  beforeAll(async () => {
    local = await LocalProduct.start(driver);
    ana = await local.signUp('ana@example.com');
    const [first, second] = ana.idToken.split('.');
    header = decode(first);
    payload = decode(second);
    published = ((await local.get('/securetoken.googleapis.com/v1/jwks').expect(200)).body as { keys: JWK[] })
      .keys;
  });
  afterAll(() => local.close());

  /** With our header and payload, but for the changes; signed with a key that is not ours. */
  function forged(changes: Json = {}, headerChanges: Json = {}): string {
    const text = `${encode({ ...header, ...headerChanges })}.${encode({ ...payload, ...changes })}`;
    return `${text}.${signWith('sha256', Buffer.from(text), foreign).toString('base64url')}`;
  }

  function unsigned(changes: Json = {}): string {
    return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...payload, ...changes })}.`;
  }

  function signedWithPublicKey(): string {
    const text = `${encode({ ...header, alg: 'HS256' })}.${encode(payload)}`;
    const pem = createPublicKey({ key: published[0]!, format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
  }

  const bad = (): [string, string][] => [
    ['unsigned', unsigned()],
    ['unsigned, of an administrator', unsigned({ admin: true, email_verified: true })],
    ['signed by a key of somebody else, under our key’s name', forged()],
    ['signed by a key that nobody knows', forged({}, { kid: 'another' })],
    ['that brings its own key', forged({}, { jwk: { kty: 'RSA' }, jku: 'https://evil.example/keys' })],
    ['signed with our public key as a secret', signedWithPublicKey()],
    [
      'with its payload changed',
      ana.idToken.replace(/\.[^.]+\./, `.${encode({ ...payload, admin: true })}.`),
    ],
    ['cut short', ana.idToken.slice(0, -10)],
    ['of nothing', ''],
    ['of 9 kB', 'x'.repeat(9_000)],
  ];

  it('S3: refuses what is not signed by us, at every endpoint that takes a token', async () => {
    const phone = { sessionInfo: 'x', code: '000000' };
    const said = new URLSearchParams({ providerId: 'google.com', id_token: '{"sub":"1"}' });
    const requestUri = `http://localhost:8080/emulator/auth/handler?${said.toString()}`;
    const takers: [string, object][] = [
      ['lookup', {}],
      ['update', { displayName: 'Thief' }],
      ['update', { password: 'another password' }],
      ['update', { email: 'thief@example.com' }],
      ['update', { deleteProvider: ['password'] }],
      ['delete', {}],
      ['sendOobCode', { requestType: 'VERIFY_EMAIL' }],
      ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'thief@example.com' }],
      ['signInWithIdp', { requestUri, postBody: '' }],
      ['signInWithPhoneNumber', phone],
    ];
    for (const [what, idToken] of bad()) {
      for (const [operation, body] of takers) {
        const { status } = await local.call(operation, { ...body, idToken });
        expect([what, operation, status]).toEqual([what, operation, 400]);
      }
    }
    await local.call('lookup', { idToken: ana.idToken }).expect(200);
  });

  it('S3: opens no session for them', async () => {
    for (const [what, idToken] of bad()) {
      const { status } = await local
        .post('/api/auth/firebase', { idToken })
        .set({ 'Sec-Fetch-Site': 'same-origin', 'X-Twyn-Client': 'web' });
      expect([what, [400, 401].includes(status)]).toEqual([what, true]);
      await expect(local.product.app.get(Identity).verifyIdToken(idToken), what).rejects.toThrow(
        InvalidIdToken,
      );
    }
  });

  it('S3: signs with RS256 for this server and project, for an hour, and publishes the public half alone', () => {
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT', kid: published[0]?.kid });
    expect(payload).toMatchObject({
      iss: 'http://localhost:8080/securetoken.googleapis.com/twyn',
      aud: 'twyn',
      sub: ana.localId,
      email_verified: false,
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3_600);
    expect(Object.keys(published[0]!).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('S3: an hour later a token counts no more', async () => {
    const other = await LocalProduct.start(driver);
    const { idToken } = await other.signUp('bo@example.com');
    other.clock.advance({ minutes: 60, seconds: 61 });
    const { body } = await other.call('lookup', { idToken }).expect(400);
    expect(body.error.message).toBe('INVALID_ID_TOKEN');
    await other.close();
  });

  it('S3: takes no token of another server, though it has the same project and accounts', async () => {
    const other = await LocalProduct.start(driver);
    await other.signUp('ana@example.com');
    await other.call('lookup', { idToken: ana.idToken }).expect(400);
    await other.close();
  });

  it('signs with a new key once the old one is retired, which counts for an hour; or not at all', async () => {
    const command = local.product.app.get(AccountsCommand);
    await expect(command.run(['rotate-keys'])).resolves.toMatch(/^1 signing keys are retired/);
    // The database tells all servers of it, a moment later.
    const next = await vi.waitFor(async () => {
      const signedIn = await local.signIn('ana@example.com');
      expect(decode(signedIn.idToken.split('.')[0]).kid).not.toBe(header.kid);
      return signedIn;
    });
    await local.call('lookup', { idToken: next.idToken }).expect(200);
    await local.call('lookup', { idToken: ana.idToken }).expect(200);

    await command.run(['rotate-keys', '--at-once']);
    await vi.waitFor(() => local.call('lookup', { idToken: next.idToken }).expect(400));
    await local.call('lookup', { idToken: (await local.signIn('ana@example.com')).idToken }).expect(200);
  });
});
