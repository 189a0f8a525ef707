import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** A browser may try the IPv6 loopback first for "localhost", so a stranger there would be met instead of Twyn. */
const HOSTS = ['127.0.0.1', '::1'];
const MAX_PORT = 65_535;

/** Throws one sentence that names the first taken port, who has it and how to choose another. */
export async function ensureFree(ports) {
  for (const [variable, port] of Object.entries(ports)) {
    for (const host of HOSTS) {
      if (await isTaken(port, host)) throw new UserError(await describe(variable, port));
    }
  }
}

/** The first of so many free ports in a row. */
export async function freeRange(from, count) {
  for (let first = from; first + count < MAX_PORT; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const taken = await Promise.all(ports.flatMap((port) => HOSTS.map((host) => isTaken(port, host))));
    if (!taken.includes(true)) return first;
  }
  throw new UserError(`No ${count} free ports in a row above ${from}.`);
}

async function isTaken(port, host) {
  try {
    const server = await listen(port, host);
    await new Promise((resolve) => server.close(resolve));
    return false;
  } catch (error) {
    if (error.code === 'EACCES')
      throw new UserError(`Port ${port} may not be used by this user; choose one above 1023.`);
    return error.code === 'EADDRINUSE';
  }
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function describe(variable, port) {
  if (await isTwyn(port)) return `Twyn already runs at http://localhost:${port}.`;
  const owner = findOwner(port);
  const who = owner ? `by ${owner}` : 'by another program';
  return `Port ${port} is taken ${who}; stop it, or start with another port: ${variable}=${port + 100} npm start`;
}

async function isTwyn(port) {
  const answer = await fetch(`http://localhost:${port}/api/config`, {
    signal: AbortSignal.timeout(1000),
  }).catch(() => null);
  const config = await answer?.json().catch(() => null);
  return config?.identity !== undefined && config.version !== undefined;
}

/** The name and id of the process that listens, where a tool of the system tells it. */
function findOwner(port) {
  const lsof = tryTool('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const [, pid, name] = /p(\d+)\nc(.+)/.exec(lsof) ?? [];
  if (pid) return `"${name}" (process ${pid})`;
  const ss = tryTool('ss', ['-Hltnp', `sport = :${port}`]);
  const [, command, id] = /\("([^"]+)",pid=(\d+)/.exec(ss) ?? [];
  return id ? `"${command}" (process ${id})` : null;
}

function tryTool(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
