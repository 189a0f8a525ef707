import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { ScheduledCommandWork } from './scheduled-command-work.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';

/** As often as what another process took on, and left when it ended, is looked for. */
const SWEEP_MS = 30_000;
/** A timer may go off a moment early. */
const MOMENT_MS = 20;
const AT_ONCE = 50;

/** Waits for the next command that is due, with one timer, and does it. Any number of processes may do so at once. */
@Injectable()
export class ScheduledCommandsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ScheduledCommandsRunner.name);
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isWoken = false;
  private isStopping = false;

  constructor(
    private readonly commands: ScheduledCommandsRepository,
    private readonly work: ScheduledCommandWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.wake();
  }

  /** Waits for the command under way; the others are left to whoever is there. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** To be called when something is due at another time than before. */
  wake(): void {
    if (this.isStopping) return;
    this.isWoken = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      if (this.isWoken) this.wake();
    });
  }

  /** Once everything that is due now was done or given up. */
  async settled(): Promise<void> {
    this.wake();
    while (this.looking) await this.looking;
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    this.isWoken = false;
    const wait = await this.doDue().catch((error: unknown) => {
      this.logger.error({ task: 'look for scheduled commands', error: describeError(error) });
      return SWEEP_MS;
    });
    if (!this.isStopping) this.timer = setTimeout(() => this.wake(), wait).unref();
  }

  /** Gives how long to wait for the next. What could not be tried waits for the next sweep. */
  private async doDue(): Promise<number> {
    const now = this.clock.now();
    const due = await this.commands.findDue(now, AT_ONCE);
    let tried = 0;
    for (const each of due) {
      if (this.isStopping) return SWEEP_MS;
      try {
        await this.work.run(each);
        tried += 1;
      } catch (error) {
        this.logger.error({ task: 'do a scheduled command', error: describeError(error) });
      }
    }
    if (tried === AT_ONCE) return MOMENT_MS;
    // After the moment that was looked at, not after now: meanwhile another may have become due.
    const next = await this.commands.findNextDue(now);
    if (!next) return SWEEP_MS;
    return Math.min(SWEEP_MS, Math.max(0, next.getTime() - this.clock.now().getTime()) + MOMENT_MS);
  }
}
