import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type FitFile } from './fit-messages.js';

/** Ten times as long as the largest file takes; what takes longer was made to. */
const LONGEST_MS = 60_000;
/** A decoded file is some thirty times as large. */
const MAX_HEAP_MB = 400;

/** Decodes FIT files one after another, in a thread that is started with the first. */
export class FitDecoding {
  private worker: Worker | undefined;

  /** Rejects where the file can't be decoded in a sensible time and space. */
  async decode(bytes: Uint8Array): Promise<FitFile> {
    const worker = (this.worker ??= this.start());
    const { promise, resolve, reject } = Promise.withResolvers<FitFile>();
    const onExit = (): void => reject(new Error('The thread that decodes FIT files has ended.'));
    const timer = setTimeout(() => void this.close(), LONGEST_MS);
    worker.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      worker.postMessage(bytes);
      return await promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', reject).off('exit', onExit);
    }
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private start(): Worker {
    return new Worker(new URL(`./fit-worker${path.extname(import.meta.url)}`, import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
  }
}
