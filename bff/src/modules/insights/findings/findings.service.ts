import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { LiveEvents } from '../../events/live-events.service.js';
import {
  type DayRange,
  dayFromName,
  dayName,
  type DaySeries,
  type Owner,
} from '../../../common/day-series.js';
import { DaySeriesService } from '../series/day-series.service.js';
import { pairedDays } from '../statistics/effect.js';
import { LAGS } from '../statistics/find-associations.js';
import { LEAST_DAYS } from '../statistics/series-check.js';
import { type AssociationFacts, type Finding, type Verdict } from './finding.js';
import { toFindingResponse } from './finding.mapper.js';
import { type FindingDays, type FindingList, type FindingResponse } from './findings.dto.js';
import { FindingNotFound, FindingsCheckedLately } from './findings.errors.js';
import { FindingsRepository } from './findings.repository.js';
import { FindingsRun, nextNight } from './findings-run.js';

const BETWEEN_CHECKS_MINUTES = 10;
const DAYS_BEHIND = 365;
const DAYS_AROUND = 90;

/** What was found in somebody's days. */
@Injectable()
export class FindingsService {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly series: DaySeriesService,
    private readonly runs: FindingsRun,
    private readonly events: LiveEvents,
    private readonly clock: Clock,
  ) {}

  async list(owner: Owner): Promise<FindingList> {
    const [found, run] = await Promise.all([
      this.findings.findAll(owner.id),
      this.findings.findRun(owner.id),
    ]);
    const now = this.clock.now();
    const { pairs = 0, tests = 0, mostDays = 0, waiting = [], refused = [] } = run?.summary ?? {};
    return {
      items: found.map((each) => toFindingResponse(each, now)),
      check: {
        ...{ ranAt: run?.ranAt?.toISOString() ?? null, lags: [...(run?.lags ?? LAGS)], minDays: LEAST_DAYS },
        ...{ pairs, tests, mostDays, waiting: [...waiting], refused: [...refused] },
      },
    };
  }

  /** At once, and from then on every night. Throws `FindingsCheckedLately`. */
  async check(owner: Owner): Promise<FindingList> {
    await this.register(owner);
    const now = this.clock.now();
    const run = await this.findings.findRun(owner.id);
    const waits = run?.ranAt ? now.getTime() - run.ranAt.getTime() < BETWEEN_CHECKS_MINUTES * 60_000 : false;
    if (waits) throw new FindingsCheckedLately(BETWEEN_CHECKS_MINUTES);
    await this.findings.changeRun(owner.id, { nextRunAt: now });
    await this.runs.run(owner.id, now);
    return this.list(owner);
  }

  /** From the next check on. */
  async setLags(owner: Owner, lags: readonly number[]): Promise<FindingList> {
    await this.register(owner);
    await this.findings.changeRun(owner.id, { lags: lags.toSorted((one, other) => one - other) });
    return this.list(owner);
  }

  async judge(userId: string, id: string, verdict: Verdict | null): Promise<FindingResponse> {
    const judged = await this.findings.judge(userId, id, verdict);
    if (!judged) throw new FindingNotFound();
    this.events.publish(userId, { kind: 'changed', topic: 'insights', id });
    return toFindingResponse(judged, this.clock.now());
  }

  /** The days behind it, as they are now. */
  async days(owner: Owner, id: string): Promise<FindingDays> {
    const found = await this.findings.find(owner.id, id);
    if (!found) throw new FindingNotFound();
    const range = this.rangeOf(owner, found);
    const all = await this.series.all(owner, range);
    const { facts } = found;
    const series = facts.kind === 'association' ? [facts.x, facts.y] : [facts.y];
    const [x, y] = series.length === 2 ? series : [undefined, facts.y];
    const outcome = all.find(({ key }) => key === y.key);
    const cause = all.find(({ key }) => key === x?.key);
    if (!outcome) return { series, days: [] };
    if (facts.kind === 'association')
      return { series, days: cause ? pairsBehind(facts, cause, outcome, range) : [] };
    const values = [...outcome.values].map((value, i) => ({ day: dayName(range.from + i), y: value }));
    const days = values
      .filter(({ y: value }) => !Number.isNaN(value))
      .map((each) => ({
        ...each,
        x: null,
        group: each.day < facts.day ? ('low' as const) : ('high' as const),
      }));
    return { series, days };
  }

  /** What the last check told of them goes too; the next night checks what is left. Gives how many findings there were. */
  async removeSample(userId: string): Promise<number> {
    const removed = await this.findings.removeSample(userId);
    if (removed > 0) await this.findings.changeRun(userId, { ranAt: null, summary: null });
    return removed;
  }

  private register({ id, timeZone }: Owner): Promise<void> {
    const first = { lags: LAGS, nextRunAt: nextNight(this.clock.now(), timeZone) };
    return this.findings.register(id, timeZone, first);
  }

  private rangeOf(owner: Owner, { facts }: Finding): DayRange {
    const today = this.series.today(owner);
    if (facts.kind === 'association') return { from: today - DAYS_BEHIND, before: today };
    const day = dayFromName(facts.day);
    return { from: day - DAYS_AROUND, before: Math.min(today, day + DAYS_AROUND) };
  }
}

function pairsBehind(
  { lag, lowUpTo, highFrom }: AssociationFacts,
  x: DaySeries,
  y: DaySeries,
  { from }: DayRange,
): FindingDays['days'] {
  return pairedDays(x.values, y.values, lag).map((pair) => ({
    ...{ day: dayName(from + pair.day), x: pair.x, y: pair.y },
    group: pair.x <= lowUpTo ? 'low' : pair.x >= highFrom ? 'high' : 'middle',
  }));
}
