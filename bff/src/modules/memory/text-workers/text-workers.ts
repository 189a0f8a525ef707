import { type BeforeApplicationShutdown } from '@nestjs/common';
import { type Piscina } from 'piscina';
import { OverBudget } from './over-budget.js';
import { type TaskInput, type TaskResult, TEXT_TASKS, type TextTask } from './text-tasks.js';
import { type TaskMessage } from './text-worker.js';
import { WatchedTask } from './watched-task.js';

/** Read where it is: every mechanism takes a time in proportion to the text, for these at most a few milliseconds. */
const READ_HERE = 2_000;
const MAX_THREADS = 2;
/** A thread holds some 75 MB, and few texts are that long: nobody waits for one to start. */
const MIN_THREADS = 0;
/** A server that may take less, as the container of 512 MB, does with one thread: both of them beside an import leave it 50. */
const ROOM_FOR_ALL = 768 * 1_024 ** 2;
const IDLE_MS = 60_000;
/**
 * Twice of what the longest conversation takes. Only the last resort: V8 may end the whole process at the limit of one thread,
 * so the budget of time has to end a task before.
 */
const MAX_HEAP_MB = 1_024;
/** Of CPU time, for one capture or one row of a file. */
const BUDGET_MS = 250;
/** Measured: names are found in some 30 characters of ordinary text a millisecond; three times that is not ordinary. */
const READ_PER_MS = 10;
/** As long as a capture may be. Of a longer text, which is a row of a file, little more than its parsing is done. */
const LONG = 20_000;
const PARSED_PER_MS = 20_000;

export interface TextWorkersOptions {
  /** The entry of a thread. */
  entry?: URL;
  budgetMs?: number;
}

/** Reads texts of any length beside the requests: a long one in a thread of its own, within a budget. */
export class TextWorkers implements BeforeApplicationShutdown {
  private pool: Promise<Piscina> | undefined;
  private isStopping = false;
  private readonly entry: URL;
  private readonly budgetMs: number;

  constructor({
    entry = new URL('./text-worker.js', import.meta.url),
    budgetMs = BUDGET_MS,
  }: TextWorkersOptions = {}) {
    this.entry = entry;
    this.budgetMs = budgetMs;
  }

  /** @param length of the text; throws OverBudget where reading takes more than one text may take */
  async run<Task extends TextTask>(
    task: Task,
    input: TaskInput<Task>,
    length: number,
  ): Promise<TaskResult<Task>> {
    if (length < READ_HERE) return runHere(task, input);
    return this.runBeside(
      task,
      input,
      this.budgetMs + Math.min(length, LONG) / READ_PER_MS + length / PARSED_PER_MS,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await (await this.pool)?.destroy();
  }

  /** In a thread, whatever its length. */
  protected async runBeside<Task extends TextTask>(
    task: Task,
    input: TaskInput<Task>,
    budgetMs: number,
  ): Promise<TaskResult<Task>> {
    const pool = await this.open();
    const watched = new WatchedTask(budgetMs, () => pool.threads);
    const message: TaskMessage = { task, input, begun: watched.begun };
    const result = pool.run(message, { signal: watched.signal }) as Promise<TaskResult<Task>>;
    void watched.watch(result);
    try {
      return await result;
    } catch (error) {
      if (watched.isOver || isOutOfMemory(error)) throw new OverBudget(task);
      throw error;
    }
  }

  /** With the first text that needs it. */
  private open(): Promise<Piscina> {
    if (this.isStopping) throw new Error('The server is stopping.');
    this.pool ??= import('piscina').then(
      ({ Piscina }) =>
        new Piscina({
          filename: this.entry.href,
          name: 'runTextTask',
          minThreads: MIN_THREADS,
          maxThreads: threadsWithin(process.constrainedMemory()),
          idleTimeout: IDLE_MS,
          resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
          // A thread that waits in Atomics.wait answers nobody who asks what it has used.
          atomics: 'disabled',
        }),
    );
    return this.pool;
  }
}

/** @param bytes that the process may take; 0 where nobody says */
export function threadsWithin(bytes: number): number {
  return bytes > 0 && bytes < ROOM_FOR_ALL ? 1 : MAX_THREADS;
}

/** Also for tests, in place of threads. */
export function runHere<Task extends TextTask>(
  task: Task,
  input: TaskInput<Task>,
): Promise<TaskResult<Task>> {
  const run = TEXT_TASKS[task] as (given: TaskInput<Task>) => TaskResult<Task> | Promise<TaskResult<Task>>;
  return Promise.resolve(input).then(run);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
