import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
/** Ends the server when whoever started it is gone. */
const EXIT_WITH_PARENT = path.join(repository, '.scripts/lib/exit-with-parent.mjs');
const READY_TIMEOUT_MS = 120_000;
const POLL_MS = 50;

interface ServerOptions {
  port: number;
  /** Where its database stands; kept by the caller. */
  dataDir: string;
}

/** The server alone, on a database of its own: to be killed and started again in a fraction of what the product takes. */
export class LoneServer {
  readonly #child: ChildProcess;
  readonly #output: string[] = [];

  private constructor(
    child: ChildProcess,
    readonly baseUrl: string,
  ) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => this.#output.push(chunk.toString()));
    }
  }

  static async start({ port, dataDir }: ServerOptions): Promise<LoneServer> {
    const baseUrl = `http://127.0.0.1:${String(port)}`;
    const child = spawn(
      process.execPath,
      ['--import', EXIT_WITH_PARENT, path.join(repository, 'bff/dist/main.js')],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          LOG_LEVEL: 'warn',
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_URL: baseUrl,
          DATABASE_DIR: path.join(dataDir, 'database'),
          IDENTITY: 'local',
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    const server = new LoneServer(child, baseUrl);
    await server.#ready();
    return server;
  }

  /** kill -9. */
  async kill(): Promise<void> {
    if (!this.#isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  get #isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #ready(): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (this.#isRunning && Date.now() < deadline) {
      const answer = await fetch(`${this.baseUrl}/api/health/ready`).catch(() => null);
      if (answer?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await this.kill();
    throw new Error(`The server at ${this.baseUrl} did not become ready.\n${this.#output.join('')}`);
  }
}
