import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CLOCK_TICKS_PER_SECOND = 100; // sysconf(_SC_CLK_TCK) on every Linux that Node runs on
const STOP_TIMEOUT_MS = 15_000;

export interface Measured {
  pid: number;
  child: ChildProcess;
  /** Milliseconds from the start of the process to the first successful answer. */
  readyMs: number;
  stop: () => Promise<void>;
}

interface StartOptions {
  args: string[];
  cwd: string;
  env: Record<string, string>;
  readyUrl: string;
  /** Pins the process to one core, so that the load generator keeps the other. */
  core?: number;
}

/** Starts a Node program and polls `readyUrl` every 5 ms until it answers 2xx. */
export async function startProcess({ args, cwd, env, readyUrl, core }: StartOptions): Promise<Measured> {
  if (await answers(readyUrl))
    throw new Error(`Somebody else answers at ${readyUrl}; set BENCH_PORT to another port.`);
  const command = core === undefined ? process.execPath : 'taskset';
  const rest = core === undefined ? args : ['-c', String(core), process.execPath, ...args];
  const startedAt = performance.now();
  const child = spawn(command, rest, {
    cwd,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: ${errors.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const readyMs = performance.now() - startedAt;
  return { pid: child.pid ?? 0, child, readyMs, stop: () => stopProcess(child) };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** User plus system time of a process so far, in microseconds. Source: proc(5), fields 14 and 15 of /proc/pid/stat. */
export function cpuMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks / CLOCK_TICKS_PER_SECOND) * 1_000_000;
}

/** Resident memory of a process now and at its peak, in MB. */
export function memoryMb(pid: number): { residentMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const kilobytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { residentMb: kilobytes('VmRSS') / 1024, peakMb: kilobytes('VmHWM') / 1024 };
}
