import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

const NAME = 'snapshot.sock';
/** What a path of a socket may have on every system. */
const MAX_PATH_BYTES = 100;
const MAX_REQUEST_BYTES = 4_096;

/**
 * Where the command for backups asks a running server for a copy of its database: a socket in the database's own folder,
 * so that whoever may read that folder may ask, and nobody over the network. It takes the path of the copy, on a line, and
 * answers `done` or `failed: …`.
 */
export class SnapshotDoor {
  private constructor(
    private readonly server: Server,
    private readonly path: string,
  ) {}

  /** None where the folder's path is too long for a socket, or the system has no such sockets. */
  static open(folder: string, snapshot: (target: string) => Promise<void>): SnapshotDoor | undefined {
    const path = join(folder, NAME);
    if (Buffer.byteLength(path) > MAX_PATH_BYTES || process.platform === 'win32') return undefined;
    rmSync(path, { force: true });
    const server = createServer((socket) => void serve(socket, snapshot));
    // A backup that cannot be asked for stops nobody; the command says so.
    server.on('error', () => undefined);
    server.listen(path, () => chmodSync(path, 0o600)).unref();
    return new SnapshotDoor(server, path);
  }

  close(): void {
    this.server.close();
    rmSync(this.path, { force: true });
  }
}

async function serve(socket: Socket, snapshot: (target: string) => Promise<void>): Promise<void> {
  socket.on('error', () => socket.destroy());
  try {
    await snapshot(await lineFrom(socket));
    socket.end('done\n');
  } catch (error) {
    socket.end(`failed: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

async function lineFrom(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += part.toString();
    if (text.includes('\n')) return text.slice(0, text.indexOf('\n'));
    if (text.length > MAX_REQUEST_BYTES) break;
  }
  throw new Error('No path was given.');
}
