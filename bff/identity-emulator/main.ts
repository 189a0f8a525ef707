import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAuthEmulator } from './auth-emulator.js';
import { createEmulatorServer } from './server.js';
import { readSettings } from './settings.js';
import { createUserStore, memoryOnly } from './user-store.js';

/** A burst of requests is one write. */
const SAVE_DELAY_MS = 100;

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function start(): Promise<void> {
  const { projectId, host, port, dataDir } = readSettings(process.env);
  const store = dataDir === null ? memoryOnly : createUserStore(dataDir);
  const emulator = await createAuthEmulator(projectId, store.load());

  let timer: NodeJS.Timeout | undefined;
  const save = (): Promise<void> => store.save(emulator.users()).catch(reportUnsaved);
  const server = createEmulatorServer(emulator, () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void save();
    }, SAVE_DELAY_MS);
  });

  await listen(server, port, host);
  console.log(
    `The identity emulator serves ${projectId} on ${host}:${String((server.address() as AddressInfo).port)}.`,
  );

  const stop = (): void => {
    clearTimeout(timer);
    server.close(() => void save());
    server.closeAllConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function reportUnsaved(error: unknown): void {
  console.error('The users could not be saved:', error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
