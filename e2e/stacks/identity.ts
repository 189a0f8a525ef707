import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { stackName } from './address.ts';

const run = promisify(execFile);

/** Where the running containers are known by; set when they are started. */
export const COMPOSE_PROJECT = 'E2E_COMPOSE_PROJECT';
/** The file with what `npm start` has printed; set when it is started, or by whoever points the tests at one that runs. */
export const TERMINAL = 'E2E_TERMINAL';

const ON_TERMINAL = /^(?:Mail|Text message) for ([^\s,]+), [^:]*: (\S+)$/;
const BY_COMMAND = /^[A-Z_]+ (\S+) (\S+)$/;

/** A link or a code that nobody has sent. */
export interface OpenMessage {
  to: string;
  content: string;
}

/**
 * What the product would have sent by email or to a phone, the newest last: on the terminal of whoever started it, or by
 * the command that an operator has inside of the container.
 */
export async function openMessages(): Promise<OpenMessage[]> {
  if (stackName !== 'containers') return read(await readFile(terminalFile(), 'utf8'), ON_TERMINAL);
  const container = `${process.env[COMPOSE_PROJECT] ?? 'twyn'}-bff-1`;
  const { stdout } = await run('docker', ['exec', container, 'node', 'dist/accounts.js', 'mail']);
  return read(stdout, BY_COMMAND).reverse();
}

function read(text: string, line: RegExp): OpenMessage[] {
  return text.split('\n').flatMap((each) => {
    const [, to, content] = line.exec(each) ?? [];
    return to !== undefined && content !== undefined ? [{ to, content }] : [];
  });
}

function terminalFile(): string {
  const file = process.env[TERMINAL];
  if (file === undefined) throw new Error(`${TERMINAL} names no file with what "npm start" has printed.`);
  return file;
}
