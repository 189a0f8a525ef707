import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../common/start-error.js';

const TAKEOVER_SETTLES_MS = 100;

/**
 * PGlite has no lock of its own: two processes on one folder both open it, and the rows that one of them acknowledged
 * vanish without an error. The file holds who has the folder; that of a dead process is taken over.
 */
export class FolderLock {
  private constructor(
    private readonly path: string,
    private readonly owner: string,
  ) {}

  static async take(folder: string): Promise<FolderLock> {
    const path = join(folder, 'lock');
    const owner = describeProcess(process.pid);
    if (owner === undefined) throw new Error('This process cannot describe itself.');
    prepare(folder);
    if (!create(path, owner)) await takeOver(path, owner, folder);
    return new FolderLock(path, owner);
  }

  release(): void {
    if (readOwner(this.path) === this.owner) rmSync(this.path);
  }
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.writable'), '');
    rmSync(join(folder, '.writable'));
  } catch (error) {
    throw new StartError(`The database folder ${folder} cannot be written to (${codeOf(error)}).`);
  }
}

/** Appears whole or not at all: another process never reads half a lock. */
function create(path: string, owner: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, owner);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

async function takeOver(path: string, owner: string, folder: string): Promise<void> {
  const holder = readOwner(path);
  const pid = Number(holder?.split(' ')[0]);
  const inUse = new StartError(
    `The database folder ${folder} is in use by another Twyn process (${pid}). Stop that one first, or set another DATABASE_DIR.`,
  );
  if (holder !== undefined && describeProcess(pid) === holder) throw inUse;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, owner);
  renameSync(draft, path);
  // Should another process take the same dead lock over at this moment, the last one keeps it.
  await delay(TAKEOVER_SETTLES_MS);
  if (readOwner(path) !== owner) throw inUse;
}

function readOwner(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The id alone would not do: after a restart, above all in a container, the same id names another process. */
function describeProcess(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return undefined;
  }
  return `${pid} ${startTimeOf(pid)}`;
}

/** In ticks since boot, where the system tells it. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything; the fields after it are numbered from 3.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[22 - 3] ?? '';
  } catch {
    return '';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
