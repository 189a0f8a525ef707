import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueRunner } from '../../../common/lifecycle/due-runner.js';
import { ScheduledCommandWork } from './scheduled-command-work.js';
import { type DueCommand, ScheduledCommandsRepository } from './scheduled-commands.repository.js';

const SWEEP_MS = 30_000;

/** Does commands when they are due. */
@Injectable()
export class ScheduledCommandsRunner extends DueRunner<DueCommand> {
  constructor(commands: ScheduledCommandsRepository, work: ScheduledCommandWork, clock: Clock) {
    super(
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
}
