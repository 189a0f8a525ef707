import { setTimeout as wait } from 'node:timers/promises';
import { type Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 50;
/** A thread that does not answer is busy; a machine with much else to do gives it little of its time. */
const ANSWER_MS = 500;
const MOST_WAITED = 40;

/**
 * Ends a task that used up its budget of CPU time, or forty times as much on the clock of the wall. Not the latter
 * alone: on a loaded machine it says how much others do, and what is given up is not tried again.
 */
export class WatchedTask {
  /** Written by the thread when the task begins: until then it waits in the queue, or the thread is starting. */
  readonly begun = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  private readonly abort = new AbortController();
  private beganAt: number | undefined;

  constructor(
    private readonly budgetMs: number,
    private readonly threads: () => readonly Worker[],
  ) {}

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  get isOver(): boolean {
    return this.abort.signal.aborted;
  }

  /** Until `done` is settled. */
  async watch(done: Promise<unknown>): Promise<void> {
    const ended = new AbortController();
    const end = (): void => ended.abort();
    done.then(end, end);
    const { signal } = ended;
    // Ends with the task: a wait that is broken off fails.
    for (;;) {
      const isRunning = await wait(LOOK_EVERY_MS, true, { signal, ref: false }).catch(() => false);
      if (!isRunning) return;
      if (await this.isSpent()) this.abort.abort();
    }
  }

  private async isSpent(): Promise<boolean> {
    const thread = this.threads().find(({ threadId }) => threadId === Atomics.load(this.begun, 0));
    if (!thread) return false;
    this.beganAt ??= performance.now();
    if (performance.now() - this.beganAt > this.budgetMs * MOST_WAITED) return true;
    const used = await Promise.race([
      thread.cpuUsage().catch(() => undefined),
      wait(ANSWER_MS, undefined, { ref: false }),
    ]);
    return used !== undefined && (used.user + used.system) / 1_000 - (this.begun[1] ?? 0) > this.budgetMs;
  }
}
