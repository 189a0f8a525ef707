import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/http/problem.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { Transactions } from '../../../database/transactions.js';
import { ScheduledCalls } from './scheduled-calls.js';
import { ended, type Ending, type ScheduledCommand, takesBack } from './scheduled-command.js';
import { type DueCommand, ScheduledCommandsRepository } from './scheduled-commands.repository.js';
import { doneLate, missed } from './told.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** Done later than that, it would surprise more than it would help; what was meant to last for a while ends all the same. */
const TOO_LATE_MS = 60 * 60_000;
const NOT_DONE = 'The server could not do it.';

/** Does one command that is due: its effects, what is told of it and its end are one transaction, or none of them is. */
@Injectable()
export class ScheduledCommandWork {
  private readonly logger = new Logger(ScheduledCommandWork.name);

  constructor(
    private readonly commands: ScheduledCommandsRepository,
    private readonly calls: ScheduledCalls,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  /** Throws where another time may heal it: then it still waits, and nothing has happened. */
  async run(due: DueCommand): Promise<void> {
    try {
      await this.end(due, (command, now) => this.attempt(due.userId, command, now));
    } catch (error) {
      const reason = this.reasonOf(error);
      await this.end(due, (command) =>
        this.calls.note(due.userId, command, { outcome: 'failed', result: reason }),
      );
    }
  }

  /** Whoever locked the row ends it; for everybody else there is nothing to do. */
  private end(
    { userId, id }: DueCommand,
    work: (command: ScheduledCommand, now: Date) => Promise<Ending>,
  ): Promise<void> {
    return this.transactions.run(userId, async () => {
      const now = this.clock.now();
      const command = await this.commands.take(userId, id, now);
      if (!command) return;
      await this.commands.store(userId, ended(command, await work(command, now), now));
      this.live.changed(userId, 'scheduled-commands');
    });
  }

  private async attempt(userId: string, command: ScheduledCommand, now: Date): Promise<Ending> {
    const late = now.getTime() - command.dueAt.getTime();
    if (late > TOO_LATE_MS && !takesBack(command))
      return this.calls.note(userId, command, { outcome: 'missed', result: missed(command, now) });
    const { result, runId } = await this.calls.do(userId, command);
    return { outcome: 'done', result: doneLate(result, late), runId };
  }

  private reasonOf(error: unknown): string {
    if (!(error instanceof DomainError)) {
      this.logger.error({ task: 'do a scheduled command', error: describeError(error) });
      return NOT_DONE;
    }
    if (error.status >= 500) throw error;
    return error.detail;
  }
}
