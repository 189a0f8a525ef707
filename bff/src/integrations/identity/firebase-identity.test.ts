import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent, type AgentOptions } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { type Auth } from 'firebase-admin/auth';
import { firebaseAuth } from './firebase-auth.js';
import { FirebaseIdentity } from './firebase-identity.js';

const PROJECT = 'twyn-test';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

type Claims = Record<string, unknown>;
const now = Math.floor(Date.now() / 1000);
const good: Claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'ana',
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
  email: 'ana@example.com',
  email_verified: true,
  name: 'Ana',
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const unsigned = (claims: Claims, header: object): string => `${encode(header)}.${encode(claims)}`;

function rs256(claims: Claims, key = privateKey, header = {}): string {
  const text = unsigned(claims, { alg: 'RS256', typ: 'JWT', kid: 'key-1', ...header });
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

function hs256(claims: Claims, secret: string): string {
  const text = unsigned(claims, { alg: 'HS256', typ: 'JWT', kid: 'key-1' });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Leads firebase-admin's request for Google's keys to our own server. */
class LocalAgent extends Agent {
  constructor(
    private readonly port: number,
    options?: AgentOptions,
  ) {
    super(options);
  }

  override createConnection(): ReturnType<typeof connect> {
    return connect(this.port, '127.0.0.1');
  }
}

describe('FirebaseIdentity', () => {
  let keys: Server;
  let identity: FirebaseIdentity;
  let keysFail = false;

  beforeAll(async () => {
    keys = createServer((_request, response) => {
      response.writeHead(keysFail ? 500 : 200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'max-age=3600',
      });
      response.end(JSON.stringify(keysFail ? { error: 'out of order' } : { 'key-1': publicPem }));
    });
    await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening));
    identity = open('verifying');
  });
  afterAll(() => keys.close());

  /** firebase-admin keeps keys for each app: another name is another memory. */
  function open(name: string): FirebaseIdentity {
    const { port } = keys.address() as AddressInfo;
    return new FirebaseIdentity(
      firebaseAuth({ FIREBASE_PROJECT_ID: PROJECT }, new LocalAgent(port), name),
      false,
    );
  }

  it('takes what a good token says', async () => {
    await expect(identity.verifyIdToken(rs256({ ...good, admin: true }))).resolves.toEqual({
      uid: 'ana',
      email: 'ana@example.com',
      emailVerified: true,
      displayName: 'Ana',
      photoUrl: null,
      isAdmin: true,
      signedInAt: new Date((now - 60) * 1000),
      isTokenStale: false,
    });
  });

  it.each<[string, string]>([
    ['nothing at all', 'garbage'],
    ['no signature', `${unsigned(good, { alg: 'none', typ: 'JWT' })}.`],
    ['no signature but a key', `${unsigned(good, { alg: 'none', typ: 'JWT', kid: 'key-1' })}.`],
    ['the public key as a shared secret', hs256(good, publicPem)],
    ['the signature of a stranger', rs256(good, stranger)],
    ['a key nobody knows', rs256(good, privateKey, { kid: 'key-2' })],
    ['a past hour', rs256({ ...good, exp: now - 1 })],
    ['half of it missing', rs256(good).slice(0, 300)],
    ['no last part', rs256(good).split('.').slice(0, 2).join('.')],
    ['64 KB', rs256({ ...good, padding: 'x'.repeat(64_000) }, stranger)],
    ['a key of its own choice', rs256(good, stranger, { jku: 'https://evil.example/keys', jwk: {} })],
    ['another project', rs256({ ...good, aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['another issuer', rs256({ ...good, iss: 'https://accounts.example.com' })],
    ['no subject', rs256({ ...good, sub: '' })],
  ])('S3: refuses a token with %s', async (_, token) => {
    await expect(identity.verifyIdToken(token)).rejects.toMatchObject({
      code: 'invalid_id_token',
      status: 401,
    });
  });

  it('takes a token from a clock that is a minute ahead of ours', async () => {
    const ahead = { iat: now + 60, auth_time: now + 60, exp: now + 3660 };
    await expect(identity.verifyIdToken(rs256({ ...good, ...ahead }))).resolves.toMatchObject({ uid: 'ana' });
  });

  it('E2: tells an outage from a bad token', async () => {
    keysFail = true;
    await expect(open('without keys').verifyIdToken(rs256(good))).rejects.toMatchObject({ status: 503 });
    keysFail = false;
  });

  it('changes no account that it has no right to', async () => {
    await expect(identity.deleteAccount('ana')).rejects.toMatchObject({ status: 503 });
  });
});

describe('FirebaseIdentity with a service account', () => {
  const account = {
    uid: 'ana',
    email: 'ana@example.com',
    emailVerified: true,
    displayName: 'Ana',
    disabled: false,
    tokensValidAfterTime: new Date((now - 120) * 1000).toUTCString(),
    customClaims: { admin: true, plan: 'family' },
  };
  const auth = {
    verifyIdToken: vi.fn(() => Promise.resolve({ ...good, uid: 'ana' })),
    getUser: vi.fn(() => Promise.resolve<object>(account)),
    getUsers: vi.fn(() => Promise.resolve<{ users: object[] }>({ users: [account] })),
    setCustomUserClaims: vi.fn(() => Promise.resolve()),
    deleteUser: vi.fn(() => Promise.resolve()),
  };
  const identity = new FirebaseIdentity(auth as unknown as Auth, true);
  beforeEach(() => vi.clearAllMocks());

  it('believes the account rather than a token from before the claim, and says so', async () => {
    await expect(identity.verifyIdToken('token')).resolves.toMatchObject({
      isAdmin: true,
      isTokenStale: true,
    });
    auth.verifyIdToken.mockResolvedValueOnce({ ...good, uid: 'ana', admin: true } as never);
    await expect(identity.verifyIdToken('token')).resolves.toMatchObject({
      isAdmin: true,
      isTokenStale: false,
    });
  });

  it('takes an address as verified as soon as it is', async () => {
    auth.verifyIdToken.mockResolvedValueOnce({
      ...good,
      uid: 'ana',
      admin: true,
      email_verified: false,
    } as never);
    await expect(identity.verifyIdToken('token')).resolves.toMatchObject({
      emailVerified: true,
      isTokenStale: true,
    });
  });

  it.each([
    ['a disabled account', { ...account, disabled: true }],
    [
      'a sign-in from before a change of password',
      { ...account, tokensValidAfterTime: new Date(now * 1000).toUTCString() },
    ],
  ])('refuses %s', async (_, state) => {
    auth.getUser.mockResolvedValueOnce(state);
    await expect(identity.verifyIdToken('token')).rejects.toMatchObject({ code: 'invalid_id_token' });
  });

  it.each([
    ['auth/user-not-found', 401],
    ['auth/internal-error', 503],
    ['app/network-error', 503],
  ])('answers %s with %i', async (code, status) => {
    auth.getUser.mockRejectedValueOnce(Object.assign(new Error('no'), { code }));
    await expect(identity.verifyIdToken('token')).rejects.toMatchObject({ status });
  });

  it('leaves disabled accounts out of what it finds', async () => {
    auth.getUsers.mockResolvedValueOnce({ users: [account, { ...account, uid: 'off', disabled: true }] });
    const found = await identity.findAccounts(['ana', 'off', 'gone']);
    expect([...found]).toEqual([['ana', { isAdmin: true, validSince: new Date((now - 120) * 1000) }]]);
    auth.getUsers.mockRejectedValueOnce(new Error('away'));
    await expect(identity.findAccounts(['ana'])).rejects.toMatchObject({ status: 503 });
  });

  it('changes its own claim and no other', async () => {
    await identity.setAdmin('ana', false);
    expect(auth.setCustomUserClaims).toHaveBeenCalledWith('ana', { plan: 'family', admin: false });
    auth.getUsers.mockResolvedValueOnce({ users: [] });
    await expect(identity.setAdmin('gone', true)).rejects.toMatchObject({ code: 'account_gone' });
  });

  it('deletes an account, and takes one that is gone as deleted', async () => {
    await identity.deleteAccount('ana');
    expect(auth.deleteUser).toHaveBeenCalledWith('ana');
    auth.deleteUser.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'auth/user-not-found' }));
    await expect(identity.deleteAccount('gone')).resolves.toBeUndefined();
    auth.deleteUser.mockRejectedValueOnce(new Error('away'));
    await expect(identity.deleteAccount('ana')).rejects.toMatchObject({ status: 503 });
  });
});
