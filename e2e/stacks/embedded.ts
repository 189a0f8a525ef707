import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminEmail, homeBrokerPort, port, transcription } from './address.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const READY_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 30_000;

export interface EmbeddedStack {
  baseUrl: string;
  process: ChildProcess;
  /** What it has printed so far. */
  terminal: string;
  /** Stops the stack as Ctrl-C does and removes its data, unless the data folder was given. */
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  webPort?: number;
  /** Kept by the caller; without it the stack gets a folder of its own that goes away with it. */
  dataDir?: string;
  /** What an operator would set besides. */
  settings?: Record<string, string>;
}

/** Runs `npm start` on ports of its own, with data of its own, and waits until it serves the product. */
export async function startEmbedded({
  webPort = port,
  dataDir,
  settings = {},
}: EmbeddedOptions = {}): Promise<EmbeddedStack> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'twyn-e2e-')));
  const baseUrl = `http://localhost:${String(webPort)}`;
  const terminal = path.join(folder, 'terminal.txt');
  const child = await serve('start', `${baseUrl}/api/health/ready`, terminal, {
    PORT: String(webPort),
    BFF_PORT: String(webPort + 1),
    IDENTITY_PORT: String(webPort + 2),
    DATA_DIR: folder,
    ADMIN_EMAIL: adminEmail,
    MQTT_BROKER: 'true',
    MQTT_BROKER_PORT: String(webPort + 4),
    HOME_TARGETS: `127.0.0.1:${String(homeBrokerPort)}`,
    ...transcription,
    ...settings,
  });
  return {
    baseUrl,
    process: child,
    terminal,
    stop: async () => {
      await stopChild(child);
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run site`: the public pages need neither a server nor a database. Resolves with what stops it. */
export async function startSite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twyn-e2e-'));
  const terminal = path.join(folder, 'terminal.txt');
  const child = await serve('site', `http://localhost:${String(port)}/robots.txt`, terminal, {
    PORT: String(port),
    DATA_DIR: folder,
  });
  return async () => {
    await stopChild(child);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Runs a script of the repository until it answers at the address; rejects with all it printed, which is kept in a file. */
async function serve(
  script: string,
  readyUrl: string,
  terminal: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const file = createWriteStream(terminal, { flags: 'a', mode: 0o600 });
  child.stdout.on('data', (chunk: Buffer) => {
    file.write(chunk);
    output.push(chunk.toString());
  });
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  await waitUntilReady(readyUrl, child).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw new Error(`"npm run ${script}" did not start.\n${output.join('')}`, { cause: error });
  });
  return child;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${String(child.exitCode)}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} was not ready within ${String(READY_TIMEOUT_MS / 1000)} s`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      resolve();
    }),
  );
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}
