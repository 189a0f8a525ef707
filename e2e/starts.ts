// `npm run bench:starts`: the containers come up ten times, each time on a new database, while the product is built on the
// same cores without a pause. Every start must end with a server that says it is ready at the front door.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REPOSITORY = path.resolve(import.meta.dirname, '..');
const PROJECT = 'twyn-starts';
const WEB_PORT = 18_390;
const STARTS = 10;

interface Start {
  seconds: number;
  'builds beside it': number;
  outcome: string;
}

const stop = new AbortController();
let builds = 0;
const building = buildWithoutPause(stop.signal);
const starts: Start[] = [];
try {
  await compose('build');
  for (let start = 0; start < STARTS; start += 1) starts.push(await startOnce());
} finally {
  stop.abort();
  await building;
}
console.table(starts);
const ready = starts.filter(({ outcome }) => outcome === 'ready').length;
console.log(`${String(ready)} of ${String(STARTS)} starts, ${String(builds)} whole builds beside them.`);
process.exitCode = ready === STARTS && builds > 0 ? 0 : 1;

async function startOnce(): Promise<Start> {
  const since = performance.now();
  const before = builds;
  try {
    await compose('up', '-d', '--wait');
    const answer = await fetch(`http://localhost:${String(WEB_PORT)}/api/health/ready`);
    return row(answer.ok ? 'ready' : `status ${String(answer.status)}`);
  } catch (error) {
    return row(error instanceof Error ? error.message.trim().split('\n').slice(-1).join() : 'failed');
  } finally {
    await compose('down', '--volumes', '--timeout', '5');
  }

  function row(outcome: string): Start {
    const seconds = Math.round((performance.now() - since) / 1_000);
    return { seconds, 'builds beside it': builds - before, outcome };
  }
}

/** A build that was stopped is not counted, and neither is one that failed: without a whole one the bench fails. */
async function buildWithoutPause(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const build = spawn('npm', ['run', '--silent', 'build'], {
      cwd: REPOSITORY,
      stdio: 'ignore',
      detached: true,
    });
    const end = () => {
      // The whole group: npm does not pass a signal on to what it began.
      if (build.pid !== undefined) process.kill(-build.pid);
    };
    signal.addEventListener('abort', end, { once: true });
    const [code] = (await once(build, 'exit')) as [number | null];
    signal.removeEventListener('abort', end);
    if (code === 0) builds += 1;
  }
}

async function compose(...command: string[]): Promise<void> {
  const env = { ...process.env, WEB_PORT: String(WEB_PORT) };
  await run('docker', ['compose', '-p', PROJECT, ...command], { cwd: REPOSITORY, env });
}
