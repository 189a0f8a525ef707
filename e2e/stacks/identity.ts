import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { baseUrl, stackName } from './address.ts';

const run = promisify(execFile);

/** Where the running containers are known by; set when they are started. */
export const COMPOSE_PROJECT = 'E2E_COMPOSE_PROJECT';

/**
 * Asks the trial identity's own port, which no front door opens: what it would have sent by e-mail or to a phone. The
 * embedded stack has it two above the site's; a container publishes none, so the question is asked inside.
 */
export async function askIdentity<T>(question: string): Promise<T> {
  const path = `/emulator/v1/projects/demo-twyn/${question}`;
  if (stackName === 'containers') return askInside<T>(`http://127.0.0.1:8082${path}`);
  const { hostname, port } = new URL(baseUrl);
  const answer = await fetch(`http://${hostname}:${String(Number(port) + 2)}${path}`);
  return (await answer.json()) as T;
}

async function askInside<T>(url: string): Promise<T> {
  const container = `${process.env[COMPOSE_PROJECT] ?? 'twyn'}-identity-1`;
  const script = `fetch('${url}').then((answer) => answer.text()).then((text) => process.stdout.write(text))`;
  const { stdout } = await run('docker', ['exec', container, 'node', '-e', script]);
  return JSON.parse(stdout) as T;
}
