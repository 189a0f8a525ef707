import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { describeError } from '../../../common/logging/describe-error.js';
import { ReadingNotices } from '../points/reading-notices.js';
import { AlertCheck } from './alert-check.js';
import { ReadingAlertsRepository } from './reading-alerts.repository.js';

/** As often as what another process left is looked for. */
const SWEEP_MS = 60_000;
/** A strap and an import write many times a second; their readings are looked at together. */
const GATHER_MS = 2_000;
/** A timer may go off a moment early. */
const MOMENT_MS = 20;
const AT_ONCE = 50;

/** Looks after the alerts that are due, after readings were written and from time to time. Any number of processes may. */
@Injectable()
export class AlertsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AlertsRunner.name);
  private readonly written = new Set<string>();
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private isWoken = false;
  private isStopping = false;

  constructor(
    private readonly alerts: ReadingAlertsRepository,
    private readonly check: AlertCheck,
    private readonly clock: Clock,
    notices: ReadingNotices,
  ) {
    notices.onWritten((userId) => this.note(userId));
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    clearTimeout(this.gathering);
    await this.looking;
  }

  /** To be called when an alert is due at another time than before. */
  wake(): void {
    if (this.isStopping) return;
    this.isWoken = true;
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
      if (this.isWoken) this.wake();
    });
  }

  /** Once everything that was written and is due now was looked at. */
  async settled(): Promise<void> {
    this.wake();
    while (this.looking) await this.looking;
  }

  private note(userId: string): void {
    if (this.isStopping) return;
    this.written.add(userId);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.wake();
    }, GATHER_MS).unref();
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    this.isWoken = false;
    const wait = await this.checkDue().catch((error: unknown) => {
      this.logger.error({ task: 'look for reading alerts', error: describeError(error) });
      return SWEEP_MS;
    });
    if (!this.isStopping) this.timer = setTimeout(() => this.wake(), wait).unref();
  }

  /** Gives how long to wait for the next. What could not be looked at waits for the next sweep. */
  private async checkDue(): Promise<number> {
    const now = this.clock.now();
    for (const userId of this.written) {
      this.written.delete(userId);
      await this.alerts.makeDue(userId, now);
    }
    let checked = 0;
    for (const each of await this.alerts.findDue(now, AT_ONCE)) {
      if (this.isStopping) return SWEEP_MS;
      try {
        await this.check.run(each, now);
        checked += 1;
      } catch (error) {
        this.logger.error({ task: 'look after a reading alert', error: describeError(error) });
      }
    }
    if (checked === AT_ONCE) return MOMENT_MS;
    const next = await this.alerts.findNextDue(now);
    if (!next) return SWEEP_MS;
    return Math.min(SWEEP_MS, Math.max(0, next.getTime() - this.clock.now().getTime()) + MOMENT_MS);
  }
}
