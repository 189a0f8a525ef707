import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueLoop } from '../../../common/lifecycle/due-loop.js';
import { ScheduledCommandWork } from './scheduled-command-work.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';

const SWEEP_MS = 30_000;

/** Does commands when they are due. */
@Injectable()
export class ScheduledCommandsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop;

  constructor(commands: ScheduledCommandsRepository, work: ScheduledCommandWork, clock: Clock) {
    this.loop = new DueLoop(
      {
        name: 'scheduled command',
        sweepMs: SWEEP_MS,
        findDue: (now, limit) => commands.findDue(now, limit),
        run: (command) => work.run(command),
        findNextDue: (now) => commands.findNextDue(now),
      },
      clock,
    );
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
