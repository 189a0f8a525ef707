import { Injectable } from '@nestjs/common';
import { addDays, dayAt, momentOn } from '../../../common/calendar.js';
import { IdleGate } from '../../../common/lifecycle/idle-gate.js';
import { Transactions } from '../../../database/transactions.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { ExperimentMornings } from '../experiments/experiment-mornings.js';
import { DaySeriesService } from '../series/day-series.service.js';
import { findInDays } from './find-in-days.js';
import { type InsightRun } from './finding.js';
import { FindingsRepository } from './findings.repository.js';

/** Of longer ago, life was another one. */
const LOOK_BACK_DAYS = 365;
const LEASE_MS = 10 * 60_000;
/** When everybody sleeps, and before the first reminder of a day. */
const NIGHT = { hour: 3, minute: 20 };

/** When the next night is there. */
export function nextNight(now: Date, timeZone: string): Date {
  const today = dayAt(now, timeZone);
  const tonight = momentOn(today, NIGHT, timeZone);
  return tonight > now ? tonight : momentOn(addDays(today, 1), NIGHT, timeZone);
}

/** Looks through the days of one person, and gets their experiments ready for the day. */
@Injectable()
export class FindingsRun {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly series: DaySeriesService,
    private readonly mornings: ExperimentMornings,
    private readonly transactions: Transactions,
    private readonly events: LiveEvents,
    private readonly idle: IdleGate,
  ) {}

  /**
   * Whoever took the run does it; for everybody else there is nothing to do. Between taking and keeping no transaction is
   * open, as it takes seconds; who does not come back is followed by another after the lease.
   */
  async run(userId: string, now: Date): Promise<void> {
    const run = await this.take(userId, now);
    if (!run) return;
    const owner = { id: userId, timeZone: run.timeZone };
    const today = this.series.today(owner);
    // Today is not over.
    const days = { from: today - LOOK_BACK_DAYS, before: today };
    const all = await this.series.all(owner, days);
    const { found, summary } = await findInDays(all, days, { lags: run.lags, pause: () => this.idle.wait() });
    await this.transactions.run(userId, async () => {
      await this.findings.keep(userId, found, now);
      await this.findings.changeRun(userId, { ranAt: now, nextRunAt: nextNight(now, run.timeZone), summary });
      await this.mornings.prepare(owner, now);
      this.events.publish(userId, { kind: 'changed', topic: 'insights' });
    });
  }

  private take(userId: string, now: Date): Promise<InsightRun | undefined> {
    return this.transactions.run(userId, async () => {
      const run = await this.findings.takeRun(userId, now);
      if (run) await this.findings.changeRun(userId, { nextRunAt: new Date(now.getTime() + LEASE_MS) });
      return run;
    });
  }
}
