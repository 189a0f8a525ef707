import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface Answer {
  readonly number: number;
  readonly value: unknown;
}

/** A program of this folder as a process of its own, which is asked over its channel. */
export class AskedProcess {
  private readonly waiting = new Map<number, (value: unknown) => void>();
  private count = 0;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
    child.on('message', (answer) => {
      const { number, value } = answer as Answer;
      this.waiting.get(number)?.(value);
      this.waiting.delete(number);
    });
  }

  /** Resolves once it says that it is ready. */
  static async start(file: string, settings: object): Promise<AskedProcess> {
    const child = fork(path.join(import.meta.dirname, file), [JSON.stringify(settings)]);
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended.`))),
    ]);
    return new AskedProcess(child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  ask<T>(what: string, value?: unknown): Promise<T> {
    this.count += 1;
    const number = this.count;
    const answer = new Promise<unknown>((resolve) => this.waiting.set(number, resolve));
    this.child.send({ number, what, value });
    return answer as Promise<T>;
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

/** In the process that is asked: says that it is ready, and answers with what the handler of that name gives. */
export function answerParent(handlers: Readonly<Record<string, (value: never) => unknown>>): void {
  process.on('message', (message) => {
    const { number, what, value } = message as { number: number; what: string; value: never };
    process.send?.({ number, value: handlers[what]?.(value) ?? null });
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}
