import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueLoop } from '../../../common/lifecycle/due-loop.js';
import { FindingsRepository } from './findings.repository.js';
import { FindingsRun } from './findings-run.js';

const SWEEP_MS = 5 * 60_000;

/** Looks through the days of everybody whose night has come. */
@Injectable()
export class FindingsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop;

  constructor(findings: FindingsRepository, run: FindingsRun, clock: Clock) {
    this.loop = new DueLoop(
      {
        name: 'look through days',
        sweepMs: SWEEP_MS,
        findDue: (now, limit) => findings.findDue(now, limit),
        run: ({ userId }, now) => run.run(userId, now),
        findNextDue: (now) => findings.findNextDue(now),
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

  /** Once everything that is due now was done. */
  settled(): Promise<void> {
    return this.loop.settled();
  }
}
