import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { StartError } from '../../common/start-error.js';
import { type Connection } from '../connection.js';
import { FolderLock } from './folder-lock.js';
import { PgliteConnection } from './pglite-connection.js';
import { Room } from './room.js';
import { SnapshotDoor } from './snapshot-door.js';
import { PgliteWorkerClient } from './worker-client.js';

/** Made by the build: an empty, migrated data folder, which opens in a third of the time that making one takes. */
export const SEED_FILE = fileURLToPath(new URL('./seed.tgz', import.meta.url));

interface OpenOptions {
  /** Told once that the database's thread is lost. @default an exception that nobody catches: the process ends in order */
  onLost?: (reason: Error) => void;
  /** After how long a statement is taken for one that never ends. */
  statementMs?: number;
}

/** Opens the embedded database in the folder, making it on the first start. Keeps other processes out until closed. */
export async function openPglite(
  folder: string,
  seedFile = SEED_FILE,
  { onLost = crash, statementMs }: OpenOptions = {},
): Promise<Connection> {
  saveMemory();
  const lock = await FolderLock.take(folder);
  try {
    const room = new Room(folder);
    const lack = room.describeLack();
    if (lack !== undefined) throw new StartError(lack);
    const client = await openData(folder, seedFile);
    client.watch(onLost, statementMs);
    const door = SnapshotDoor.open(folder, (target) =>
      client.standStill(() =>
        cp(join(folder, 'data'), target, { recursive: true, errorOnExist: true, force: false }),
      ),
    );
    const release = (): void => {
      door?.close();
      lock.release();
    };
    return new PgliteConnection(client, release, room);
  } catch (error) {
    lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${folder} cannot be opened: it is damaged or of another version. ` +
        'Put a backup in its place, or move the folder away to start empty.',
    );
  }
}

/** Whoever started the process starts it again, and the database with it. */
function crash(reason: Error): void {
  setImmediate(() => {
    throw reason;
  });
}

async function openData(folder: string, seedFile: string): Promise<PgliteWorkerClient> {
  const dataDir = join(folder, 'data');
  // Stands while the first start is under way: one that was cut short left a part, with nothing in it to keep.
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) rmSync(dataDir, { recursive: true, force: true });
  if (existsSync(dataDir)) return PgliteWorkerClient.open({ dataDir, seedFile: undefined });

  writeFileSync(unfinished, '');
  const client = await PgliteWorkerClient.open({
    dataDir,
    seedFile: existsSync(seedFile) ? seedFile : undefined,
  });
  rmSync(unfinished);
  return client;
}

/**
 * V8 would compile PGlite a second time, for speed, in the background: 550 MB at its peak, for queries that are quick
 * enough without. Must be set before the first line of WebAssembly, and holds for the whole process.
 */
function saveMemory(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
