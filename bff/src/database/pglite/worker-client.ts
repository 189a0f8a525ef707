import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database.errors.js';
import { type Call, type Command, type Reply, type WorkerInput } from './messages.js';
import { Mutex } from '../mutex.js';
import {
  type PgliteLike,
  type PgliteQueryOptions,
  type PgliteResult,
  type PgliteSession,
} from './pglite-like.js';

/** Longer than any statement of ours, a vacuum of a large database included. */
const STATEMENT_MS = 180_000;
const CLOSE_MS = 8_000;

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
  private onLost: (reason: Error) => void = () => undefined;
  private statementMs = STATEMENT_MS;
  private isClosing = false;

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

  /**
   * From now on `onLost` is told when the thread ends by itself, or leaves a statement unanswered for `statementMs`, as an
   * engine does that has panicked.
   */
  watch(onLost: (reason: Error) => void, statementMs = STATEMENT_MS): void {
    this.onLost = onLost;
    this.statementMs = statementMs;
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

  /** Does the work while the files of the database stand still, with all that was committed in them. */
  standStill<T>(work: () => Promise<T>): Promise<T> {
    return this.session.run(async () => {
      await this.call({ kind: 'query', sql: 'checkpoint', params: [], rowMode: undefined });
      return work();
    });
  }

  async listen(channel: string, handler: (payload: string) => void): Promise<void> {
    this.handlers.set(channel, handler);
    await this.session.run(() => this.call({ kind: 'listen', channel }));
  }

  /** What was committed is in the log: a thread that does not close in time is ended without a loss. */
  async close(): Promise<void> {
    this.isClosing = true;
    const inTime = new AbortController();
    await Promise.race([
      this.session.run(() => this.call({ kind: 'close' })).catch(() => undefined),
      delay(CLOSE_MS, undefined, { signal: inTime.signal }).catch(() => undefined),
    ]);
    inTime.abort();
    await this.worker.terminate();
  }

  private call(command: Command): Promise<PgliteResult> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    const overdue = setTimeout(
      () => this.fail(new Error('The database thread answers no more.')),
      this.statementMs,
    ).unref();
    return new Promise<PgliteResult>((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage({ ...command, id } satisfies Call);
    }).finally(() => clearTimeout(overdue));
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
    const isNews = !this.failure && !this.isClosing;
    this.failure ??= new DatabaseUnavailable(error);
    if (isNews) this.onLost(error);
    for (const { reject } of this.pending.values()) reject(this.failure);
    this.pending.clear();
  }
}
