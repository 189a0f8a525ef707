import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { UserRecord } from 'firebase-tools/lib/emulator/auth/state.js';

const FILE = 'auth-users.json';
const FORMAT = 1;
/** The records hold what the emulator knows of the passwords: only the owner may read them. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

export interface UserStore {
  load: () => UserRecord[];
  /** Writes when something changed; the file is always a whole one, whenever the process is killed. */
  save: (users: UserRecord[]) => Promise<void>;
}

export const memoryOnly: UserStore = { load: () => [], save: () => Promise.resolve() };

export function createUserStore(folder: string): UserStore {
  const file = path.join(folder, FILE);
  let written = '';
  let queue = Promise.resolve();

  const write = async (users: UserRecord[]): Promise<void> => {
    const text = JSON.stringify({ version: FORMAT, users });
    if (text === written) return;
    await replaceFile(file, text);
    written = text;
  };

  return {
    load: () => {
      mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
      return existsSync(file) ? parse(file) : [];
    },
    save: (users) => {
      queue = queue.catch(() => undefined).then(() => write(users));
      return queue;
    },
  };
}

function parse(file: string): UserRecord[] {
  try {
    const { version, users } = JSON.parse(readFileSync(file, 'utf8')) as {
      version: number;
      users: UserRecord[];
    };
    if (version !== FORMAT) throw new Error(`unknown version ${String(version)}`);
    return users;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The user list ${file} cannot be read (${reason}). Restore it from a backup or move it away.`,
      {
        cause: error,
      },
    );
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.tmp`;
  const handle = await open(draft, 'w', OWNER_ONLY.file);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
