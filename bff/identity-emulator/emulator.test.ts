import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const START_TIMEOUT_MS = 60_000;

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
const SEND_OOB = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any';

interface Emulator {
  process: ChildProcess;
  address: string;
  output: string[];
}

let folder: string;
let bundle: string;
let dataDir: string;
/** Starting takes more than a second of computing, so one serves all tests, which have accounts and addresses of their own. */
let emulator: Emulator;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'twyn-identity-'));
  bundle = path.join(folder, 'identity-emulator.cjs');
  dataDir = mkdtempSync(path.join(folder, 'users-'));
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs'), `--outfile=${bundle}`]);
  emulator = await start();
}, 2 * START_TIMEOUT_MS);

afterAll(async () => {
  await stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

function accountOf(name: string): { email: string; password: string; returnSecureToken: boolean } {
  return { email: `${name}@example.com`, password: 'correct horse', returnSecureToken: true };
}

describe('the identity emulator', { timeout: START_TIMEOUT_MS }, () => {
  it('signs up and in, and answers a wrong password and an unknown address alike', async () => {
    const ada = accountOf('ada');
    const { localId } = await call('accounts:signUp', ada);
    expect(await call('accounts:signInWithPassword', ada)).toMatchObject({ localId });
    for (const wrong of [
      { ...ada, password: 'wrong horse' },
      { ...ada, email: 'nobody@example.com' },
    ]) {
      expect(await call('accounts:signInWithPassword', wrong)).toMatchObject({
        error: { message: 'INVALID_LOGIN_CREDENTIALS' },
      });
    }
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'keeps users and their sessions over a restart by %s',
    async (signal) => {
      const bea = accountOf(`bea-${signal.toLowerCase()}`);
      const { localId, idToken, refreshToken } = await call('accounts:signUp', bea);
      if (signal === 'SIGKILL') await expect.poll(savedUsers).toContain(bea.email);
      await stop(signal);
      emulator = await start();
      expect(await call('accounts:signInWithPassword', bea)).toMatchObject({ localId });
      expect(await call('accounts:lookup', { idToken })).toMatchObject({ users: [{ localId }] });
      expect(await renew(refreshToken)).toMatchObject({ user_id: localId });
    },
  );

  it('S7: renews a token with the sign-in of its own device', async () => {
    const gia = accountOf('gia');
    const { idToken, refreshToken } = await call('accounts:signUp', gia);
    const signedInAt = claimsOf(idToken).auth_time;
    await expect
      // Tokens tell whole seconds: the next one may begin after a poll's usual second.
      .poll(async () => claimsOf((await call('accounts:signInWithPassword', gia)).idToken).auth_time, {
        timeout: 5_000,
      })
      .toBeGreaterThan(signedInAt);
    const renewed = await renew(refreshToken);
    expect(claimsOf(renewed.id_token).auth_time).toBe(signedInAt);
    expect(claimsOf((await renew(renewed.refresh_token)).id_token).auth_time).toBe(signedInAt);
  });

  it('prints the links it cannot send by e-mail', async () => {
    const cleo = accountOf('cleo');
    await call('accounts:signUp', cleo);
    await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: cleo.email });
    await expect
      .poll(() => emulator.output.join(''))
      .toMatch(
        /To reset the password for cleo@example\.com, follow this link: http\S+\/auth\/action\?mode=resetPassword\S+apiKey=\S+-key\n/,
      );
  });

  it('stops guesses at a password, whoever makes them, and no right one', async () => {
    const dan = accountOf('dan');
    await call('accounts:signUp', dan);
    for (let i = 0; i < 12; i += 1) {
      expect(await call('accounts:signInWithPassword', dan)).toHaveProperty('idToken');
    }
    const guess = { ...dan, email: 'DAN@example.com', password: 'wrong horse' };
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        post(SIGN_IN, guess, { 'X-Forwarded-For': `10.0.0.${String(i)}` }),
      ),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const refused = await post(SIGN_IN, dan);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await refused.json()).toMatchObject({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
    expect(await call('accounts:signInWithPassword', { ...dan, email: 'bo@example.com' })).toMatchObject({
      error: { message: 'INVALID_LOGIN_CREDENTIALS' },
    });
  });

  it('stops guesses at many accounts from one address', async () => {
    const from = { 'X-Forwarded-For': '10.1.1.1' };
    const guess = (i: number): Promise<Response> => post(SIGN_IN, accountOf(`nobody-${String(i)}`), from);
    await Promise.all(Array.from({ length: 100 }, (_, i) => guess(i)));
    expect((await guess(100)).status).toBe(429);
    expect((await post(SIGN_IN, accountOf('nobody'), { 'X-Forwarded-For': '10.1.1.2' })).status).toBe(400);
  });

  it('sends an account no flood of messages', async () => {
    const eli = accountOf('eli');
    const { idToken } = await call('accounts:signUp', eli);
    const messages = [
      { requestType: 'PASSWORD_RESET', email: eli.email },
      { requestType: 'VERIFY_EMAIL', idToken },
    ];
    for (const message of messages) {
      for (let i = 0; i < 5; i += 1) expect((await post(SEND_OOB, message)).status).toBe(200);
      expect((await post(SEND_OOB, message)).status).toBe(429);
    }
  });

  it('leaves no way past the limits', async () => {
    const old = '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyPassword?key=any';
    expect((await post(old, accountOf('nobody'))).status).toBe(404);
    const half = await fetch(emulator.address + SIGN_IN, { method: 'POST', body: '{ half' });
    expect(half.status).toBe(400);
  });

  it.each(['handler?apiKey=any&providerId=google.com', 'iframe?apiKey=any&appName=any'])(
    'serves /emulator/auth/%s without anything from the internet',
    async (page) => {
      const answer = await fetch(`${emulator.address}/emulator/auth/${page}`);
      expect(await answer.text()).not.toMatch(/(src|href)="https?:/);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'sha256-[^']+'; style-src/,
      );
    },
  );

  it('lets no name run as a script in the sign-in page', async () => {
    await call('accounts:signInWithIdp', {
      requestUri: 'http://localhost',
      postBody: `providerId=google.com&id_token=${encodeURIComponent(
        JSON.stringify({ sub: '1', email: 'eve@example.com', name: '<script>alert(1)</script>' }),
      )}`,
    });
    const page = '/emulator/auth/handler?apiKey=any&providerId=google.com';
    const answer = await fetch(emulator.address + page);
    expect(await answer.text()).toContain('<script>alert(1)</script>');
    expect(answer.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  });

  it('refuses the pages of other sites and oversized requests', async () => {
    const users = `${emulator.address}/emulator/v1/projects/demo-twyn/accounts`;
    const foreign = await fetch(users, { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(foreign.status).toBe(403);
    const large = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
      email: 'a'.repeat(2e6),
    });
    expect(large.status).toBe(413);
  });

  it('says in one sentence why it does not start', async () => {
    const brokenDir = mkdtempSync(path.join(folder, 'broken-'));
    writeFileSync(path.join(brokenDir, 'auth-users.json'), '{ half');
    const broken = await start({ DATA_DIR: brokenDir }).catch(String);
    expect(broken).toMatch(
      /^Error: The user list .*auth-users\.json cannot be read \(.*\)\. Restore it .*\.\n$/,
    );
    expect(readFileSync(path.join(brokenDir, 'auth-users.json'), 'utf8')).toBe('{ half');
    const real = await start({ FIREBASE_PROJECT_ID: 'twyn-live' }).catch(String);
    expect(real).toMatch(/^Error: FIREBASE_PROJECT_ID is "twyn-live", but the identity emulator .*\n$/);
  });
});

function savedUsers(): string {
  return readFileSync(path.join(dataDir, 'auth-users.json'), 'utf8');
}

/** Starts the bundle on a free port; rejects with what it printed when it ends instead. */
async function start(env: Record<string, string> = {}): Promise<Emulator> {
  const child = spawn(process.execPath, [bundle], {
    // Nothing of the shell: it may have settings of its own.
    env: { PORT: '0', DATA_DIR: dataDir, ...env },
  });
  const output: string[] = [];
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output.push(chunk.toString());
      const port = / on 127\.0\.0\.1:(\d+)\./.exec(output.join(''))?.[1];
      if (port !== undefined) resolve({ process: child, address: `http://127.0.0.1:${port}`, output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => {
      reject(new Error(output.join('')));
    });
  });
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  const ended = once(emulator.process, 'exit');
  emulator.process.kill(signal);
  await ended;
}

function post(target: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(emulator.address + target, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function call(operation: string, body: object): Promise<Record<string, unknown>> {
  const answer = await post(`/identitytoolkit.googleapis.com/v1/${operation}?key=any`, body);
  return (await answer.json()) as Record<string, unknown>;
}

async function renew(refreshToken: unknown): Promise<Record<string, unknown>> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const answer = await post('/securetoken.googleapis.com/v1/token?key=any', body);
  return (await answer.json()) as Record<string, unknown>;
}

function claimsOf(idToken: unknown): { auth_time: number } {
  const [, claims = ''] = String(idToken).split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { auth_time: number };
}
