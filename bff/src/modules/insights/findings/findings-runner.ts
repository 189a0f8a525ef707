import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueRunner } from '../../../common/lifecycle/due-runner.js';
import { FindingsRepository } from './findings.repository.js';
import { FindingsRun } from './findings-run.js';

const SWEEP_MS = 5 * 60_000;

/** Looks through the days of everybody whose night has come. */
@Injectable()
export class FindingsRunner extends DueRunner<{ readonly userId: string }> {
  constructor(findings: FindingsRepository, run: FindingsRun, clock: Clock) {
    super(
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
}
