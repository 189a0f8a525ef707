import { type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { type Clock } from '../clock.js';
import { DueLoop, type DueWork } from './due-loop.js';

/** A provider that does one kind of work when it is due, for as long as the server runs. */
export abstract class DueRunner<T> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: DueLoop<T>;

  constructor(work: DueWork<T>, clock: Clock) {
    this.loop = new DueLoop(work, clock);
  }

  onApplicationBootstrap(): void {
    this.loop.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** To be called when something is due at another time than before. */
  wake(): void {
    this.loop.wake();
  }

  /** Once everything that is due now was done or given up. */
  settled(): Promise<void> {
    return this.loop.settled();
  }
}
