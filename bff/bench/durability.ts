/**
 * Ends the built server by `kill -9` again and again while people capture and import, and then the whole tree of
 * `npm start`: what was acknowledged must be there, and once.
 * `npm run bench:durability -- --kills=100 --trees=20` (the defaults).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Captures, captureUntilDeath, compare, importShelves, LedgerClient } from './lib/ledger.ts';
import { BFF_URL, signUp, startBff, startIdentity, temporaryFolder } from './lib/stack.ts';

const WRITERS = 4;
const ACKNOWLEDGED_A_LIFE = 10;
/** Between a kill in the first captures and one in the middle of an import. */
const LIFE_MS = [0, 700] as const;
/** The first start may have to build what is not built yet. */
const READY_MS = 300_000;
const TREE_PORT = 18_990;

const { folder, remove } = await temporaryFolder();
const identity = await startIdentity();
const lossy: string[] = [];
try {
  await killServer(numberOf('kills', 100));
  await killTree(numberOf('trees', 20));
} finally {
  await identity.stop();
  await remove();
}
process.exitCode = lossy.length > 0 ? 1 : 0;

async function killServer(kills: number): Promise<void> {
  const database = path.join(folder, 'database');
  const uploads = { UPLOADS_DIR: path.join(folder, 'uploads') };
  const acknowledged: Captures = new Map();
  let bff = await startBff(database, undefined, uploads);
  const owner = new LedgerClient(BFF_URL, await signUp());
  for (let kill = 1; kill <= kills; kill += 1) {
    const writers = Array.from({ length: WRITERS }, () => captureUntilDeath(owner, acknowledged));
    const imports = kill % 5 === 1 ? importShelves(owner, kill).catch(() => undefined) : undefined;
    await liveOn(acknowledged, kill);
    bff.child.kill('SIGKILL');
    await Promise.all([...writers, imports]);
    bff = await startBff(database, undefined, uploads);
  }
  await owner.importsSettled();
  report(`${String(kills)} kills of the server`, await compare(owner, acknowledged));
  await bff.stop();
}

async function killTree(trees: number): Promise<void> {
  const dataDir = path.join(folder, 'tree');
  const acknowledged: Captures = new Map();
  let owner: LedgerClient | undefined;
  for (let kill = 1; kill <= trees; kill += 1) {
    const tree = await startTree(dataDir);
    owner ??= await LedgerClient.signUp(`http://localhost:${String(TREE_PORT)}`);
    const client = owner;
    const writers = Array.from({ length: WRITERS }, () => captureUntilDeath(client, acknowledged));
    await liveOn(acknowledged, kill);
    await killAll(tree);
    await Promise.all(writers);
  }
  if (!owner) return;
  const tree = await startTree(dataDir);
  report(`${String(trees)} kills of the whole tree`, await compare(owner, acknowledged));
  tree.kill('SIGTERM');
  await new Promise((resolve) => tree.once('exit', resolve));
}

/** `npm start`, without its build. */
async function startTree(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['.scripts/start.mjs'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(TREE_PORT),
      BFF_PORT: String(TREE_PORT + 1),
      IDENTITY_PORT: String(TREE_PORT + 2),
      DATA_DIR: dataDir,
      IDENTITY: 'emulator',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`http://localhost:${String(TREE_PORT)}/api/health/ready`).catch(() => null);
    if (answer?.ok) return child;
    if (performance.now() > until) {
      await killAll(child);
      throw new Error('npm start did not get ready.');
    }
    await wait(100);
  }
}

/** The starter and every program that it has started, at once: none may end the others in order. Waits until all are gone. */
async function killAll(tree: ChildProcess): Promise<void> {
  const pids = [tree.pid ?? 0, ...descendantsOf(tree.pid ?? 0)];
  for (const pid of pids) signal(pid, 'SIGKILL');
  while (pids.some((pid) => signal(pid, 0))) await wait(10);
}

/** False when it has ended already. */
function signal(pid: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function report(name: string, { captured, lost, twice }: Awaited<ReturnType<typeof compare>>): void {
  console.log(`${name}: ${String(captured)} acknowledged, ${String(lost)} lost, ${String(twice)} twice`);
  if (lost > 0 || twice > 0) lossy.push(name);
}

/** Until some captures were acknowledged, and then a little longer, each time another while. */
async function liveOn(acknowledged: Captures, kill: number): Promise<void> {
  const before = acknowledged.size;
  const until = performance.now() + READY_MS;
  while (acknowledged.size < before + ACKNOWLEDGED_A_LIFE && performance.now() < until) await wait(5);
  await wait(lifeOf(kill));
}

function lifeOf(kill: number): number {
  const [least, most] = LIFE_MS;
  return least + ((kill * 397) % (most - least));
}

function numberOf(name: string, otherwise: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return Number(given?.split('=')[1] ?? otherwise);
}
