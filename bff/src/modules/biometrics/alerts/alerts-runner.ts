import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DueLoop } from '../../../common/lifecycle/due-loop.js';
import { ReadingNotices } from '../points/reading-notices.js';
import { AlertCheck } from './alert-check.js';
import { ReadingAlertsRepository } from './reading-alerts.repository.js';

const SWEEP_MS = 60_000;
/** A strap and an import write many times a second; their readings are looked at together. */
const GATHER_MS = 2_000;

/** Looks after the alerts that are due, after readings were written and from time to time. */
@Injectable()
export class AlertsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop;
  /** Whose readings were written since the last look. */
  private readonly written = new Set<string>();
  private gathering: NodeJS.Timeout | undefined;

  constructor(
    private readonly alerts: ReadingAlertsRepository,
    check: AlertCheck,
    clock: Clock,
    notices: ReadingNotices,
  ) {
    this.loop = new DueLoop(
      {
        name: 'reading alert',
        sweepMs: SWEEP_MS,
        findDue: (now, limit) => this.findDue(now, limit),
        run: (alert, now) => check.run(alert, now),
        findNextDue: (now) => alerts.findNextDue(now),
      },
      clock,
    );
    notices.onWritten((userId) => this.note(userId));
  }

  onApplicationBootstrap(): void {
    this.loop.wake();
  }

  beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.gathering);
    return this.loop.stop();
  }

  /** To be called when an alert is due at another time than before. */
  wake(): void {
    this.loop.wake();
  }

  /** Once everything that was written and is due now was looked at. */
  settled(): Promise<void> {
    return this.loop.settled();
  }

  private note(userId: string): void {
    this.written.add(userId);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.loop.wake();
    }, GATHER_MS).unref();
  }

  private async findDue(now: Date, limit: number): ReturnType<ReadingAlertsRepository['findDue']> {
    for (const userId of this.written) {
      this.written.delete(userId);
      await this.alerts.makeDue(userId, now);
    }
    return this.alerts.findDue(now, limit);
  }
}
