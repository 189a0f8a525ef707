import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Measured, startProcess } from './process.ts';

const bff = path.resolve(import.meta.dirname, '../..');
/** Two benches at a time need ports of their own. */
export const BFF_PORT = Number(process.env.BENCH_PORT ?? 18981);
const IDENTITY_PORT = BFF_PORT + 1;

export const identityUrl = `http://127.0.0.1:${String(IDENTITY_PORT)}`;
export const BFF_URL = `http://127.0.0.1:${String(BFF_PORT)}`;
/** What a browser of the same origin sends with every change. */
export const browserHeaders = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-twyn-client': 'web',
};

export async function startIdentity(settings: Record<string, string> = {}): Promise<Measured> {
  return startProcess({
    args: ['dist/identity-emulator.cjs'],
    cwd: bff,
    env: { FIREBASE_PROJECT_ID: 'demo-twyn', HOST: '127.0.0.1', PORT: String(IDENTITY_PORT), ...settings },
    readyUrl: `http://127.0.0.1:${String(IDENTITY_PORT)}/healthz`,
  });
}

/** `database` is a postgres:// address or a folder for the embedded database. */
export async function startBff(
  database: string,
  core?: number,
  settings: Record<string, string> = {},
): Promise<Measured> {
  const where = database.startsWith('postgres') ? 'DATABASE_URL' : 'DATABASE_DIR';
  return startProcess({
    args: ['dist/main.js'],
    cwd: bff,
    core,
    env: {
      NODE_ENV: 'production',
      // As both stacks start it.
      NODE_OPTIONS: '--max-semi-space-size=8',
      PORT: String(BFF_PORT),
      PUBLIC_URL: 'http://localhost:8080',
      IDENTITY: 'emulator',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${String(IDENTITY_PORT)}`,
      FIREBASE_PROJECT_ID: 'demo-twyn',
      FIREBASE_API_KEY: 'demo',
      LOG_LEVEL: 'warn',
      [where]: database,
      ...settings,
    },
    readyUrl: `${BFF_URL}/api/health/ready`,
  });
}

/** Of a person who has just signed up at the emulator. */
export async function newIdToken(): Promise<string> {
  const address = `http://127.0.0.1:${String(IDENTITY_PORT)}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`;
  const account = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench-${crypto.randomUUID()}@example.com`,
      password: 'correct horse battery',
      returnSecureToken: true,
    }),
  });
  return ((await account.json()) as { idToken: string }).idToken;
}

/** Signs a new person up and exchanges the ID token; returns the session cookie. */
export async function signUp(): Promise<string> {
  return exchange(await newIdToken());
}

/** Returns the session cookie. */
export async function exchange(idToken: string): Promise<string> {
  const answer = await fetch(`${BFF_URL}/api/auth/firebase`, {
    method: 'POST',
    headers: browserHeaders,
    body: JSON.stringify({ idToken }),
  });
  if (!answer.ok) throw new Error(`The exchange was refused: ${await answer.text()}`);
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** An empty folder that goes away with the returned function. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-bench-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** PostgreSQL with pgvector in a container of its own, or null where no Docker engine answers. */
export async function startPostgres(
  ...settings: string[]
): Promise<{ url: string; stop: () => Promise<unknown> } | null> {
  // The container is stopped below; the helper that would do it after a crash is one more image to pull.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  try {
    const container = await new PostgreSqlContainer('pgvector/pgvector:pg17')
      .withCommand(['postgres', ...settings.flatMap((setting) => ['-c', setting])])
      .start();
    return { url: container.getConnectionUri(), stop: () => container.stop() };
  } catch (error) {
    console.log(`PostgreSQL left out: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
