import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database.errors.js';
import { type Call, type Command, type Reply, type WorkerInput } from './messages.js';
import { Mutex } from './mutex.js';
import {
  type PgliteLike,
  type PgliteQueryOptions,
  type PgliteResult,
  type PgliteSession,
} from './pglite-like.js';

interface Pending {
  resolve(result: PgliteResult): void;
  reject(error: Error): void;
}

/** PGlite in its worker thread, seen from ours. */
export class PgliteWorkerClient implements PgliteLike {
  private readonly pending = new Map<number, Pending>();
  private readonly handlers = new Map<string, (payload: string) => void>();
  private readonly session = new Mutex();
  private lastId = 0;
  private failure: Error | undefined;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (reply: Reply) => this.receive(reply));
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('The database thread has ended.')));
  }

  /** Rejects with PGlite's own reason when the folder cannot be opened. */
  static async open(input: WorkerInput): Promise<PgliteWorkerClient> {
    const worker = new Worker(new URL(`./worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: input,
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (reply: Reply) => {
        if (reply.kind === 'unopened') reject(new Error(reply.reason));
        else resolve();
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The database thread ended while opening.')));
    }).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return new PgliteWorkerClient(worker);
  }

  query(sql: string, params: unknown[] = [], { rowMode }: PgliteQueryOptions = {}): Promise<PgliteResult> {
    return this.session.run(() => this.call({ kind: 'query', sql, params, rowMode }));
  }

  /** There is one session, so nobody else's query may come between `begin` and `commit`. */
  transaction<T>(work: (session: PgliteSession) => Promise<T>): Promise<T> {
    const query = (
      sql: string,
      params: unknown[] = [],
      { rowMode }: PgliteQueryOptions = {},
    ): Promise<PgliteResult> => this.call({ kind: 'query', sql, params, rowMode });
    return this.session.run(async () => {
      await query('begin');
      try {
        const result = await work({ query });
        await query('commit');
        return result;
      } catch (error) {
        await query('rollback');
        throw error;
      }
    });
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<void> {
    this.handlers.set(channel, handler);
    await this.session.run(() => this.call({ kind: 'listen', channel }));
  }

  async close(): Promise<void> {
    await this.session.run(() => this.call({ kind: 'close' }));
    await this.worker.terminate();
  }

  private call(command: Command): Promise<PgliteResult> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ ...command, id } satisfies Call);
    });
  }

  private receive(reply: Reply): void {
    if (reply.kind === 'notification') this.handlers.get(reply.channel)?.(reply.payload);
    if (reply.kind !== 'result' && reply.kind !== 'error') return;
    const pending = this.pending.get(reply.id);
    this.pending.delete(reply.id);
    if (reply.kind === 'result') pending?.resolve(reply.result);
    else pending?.reject(Object.assign(new Error(reply.error.message), reply.error));
  }

  private fail(error: Error): void {
    this.failure ??= new DatabaseUnavailable(error);
    for (const { reject } of this.pending.values()) reject(this.failure);
    this.pending.clear();
  }
}
