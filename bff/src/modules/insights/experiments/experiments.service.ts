import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { LiveEvents } from '../../events/live-events.service.js';
import { dayFromName, dayName, type DaySeries, type Owner, spoken } from '../../../common/day-series.js';
import { DaySeriesService } from '../series/day-series.service.js';
import { measured } from '../statistics/days.js';
import { varianceOf } from '../statistics/moments.js';
import { persistence } from '../statistics/persistence.js';
import { drawArms, expectedHalfWidth } from '../statistics/self-experiment.js';
import { type Experiment } from './experiment.js';
import { ASSUMPTION, stateOf, toExperimentResponse } from './experiment.mapper.js';
import {
  type ExperimentList,
  type ExperimentPlan,
  type ExperimentPlanQuery,
  type StartExperiment,
} from './experiments.dto.js';
import {
  ExperimentNotFound,
  ExperimentRunning,
  MAX_EXPERIMENTS,
  OutcomeUnfit,
  TooManyExperiments,
} from './experiments.errors.js';
import { ExperimentsRepository } from './experiments.repository.js';

const USUAL_DAYS = 90;
const LEAST_USUAL_DAYS = 14;
const WEEK = 7;
const LOT = 2 ** 32;

/** What somebody tries out on themselves. */
@Injectable()
export class ExperimentsService {
  constructor(
    private readonly experiments: ExperimentsRepository,
    private readonly series: DaySeriesService,
    private readonly events: LiveEvents,
    private readonly clock: Clock,
  ) {}

  async list(owner: Owner): Promise<ExperimentList> {
    const kept = await this.experiments.findAll(owner.id);
    const today = this.series.today(owner);
    const from = Math.min(today, ...kept.map(({ startsOn }) => dayFromName(startsOn)));
    const all = kept.length === 0 ? [] : await this.series.all(owner, { from, before: today });
    const items = kept.map((each) =>
      toExperimentResponse(
        each,
        all.find(({ key }) => key === each.outcome.key),
        { from, today },
      ),
    );
    return { items };
  }

  /** What so long an experiment could show. Throws `OutcomeUnfit`. */
  async plan(owner: Owner, { outcome, weeks }: ExperimentPlanQuery): Promise<ExperimentPlan> {
    const series = await this.outcomeOf(owner, outcome);
    const halfWidth = halfWidthOf(series, weeks);
    const { key, domain, title, unit, decimals } = series;
    const finer = { ...series, decimals: series.decimals + 1 };
    return {
      outcome: { key, domain, title, unit, decimals },
      ...{ days: weeks * WEEK, halfWidth, assumption: ASSUMPTION },
      sentence: `Over ${String(weeks)} weeks a difference smaller than about ${spoken(halfWidth, finer)} in your ${series.noun} is likely to stay unseen.`,
    };
  }

  /** From tomorrow on. Throws `OutcomeUnfit`, `ExperimentRunning` and `TooManyExperiments`. */
  async start(owner: Owner, { outcome, action, lag, weeks }: StartExperiment): Promise<ExperimentList> {
    const series = await this.outcomeOf(owner, outcome);
    const today = this.series.today(owner);
    const others = await this.experiments.findAll(owner.id);
    const isBusy = (each: Experiment): boolean => ['planned', 'running'].includes(stateOf(each, today));
    if (others.some(isBusy)) throw new ExperimentRunning();
    const { key, domain, title, noun, unit, decimals } = series;
    const arms = drawArms((weeks * WEEK) / 2, () => randomInt(LOT - 1) / LOT);
    const experiment: Experiment = {
      ...{ id: crypto.randomUUID(), action, lag, startsOn: dayName(today + 1), arms: arms.join('') },
      outcome: { key, domain, title, noun, unit, decimals },
      ...{
        timeZone: owner.timeZone,
        halfWidth: halfWidthOf(series, weeks),
        remindedOn: null,
        stoppedAt: null,
      },
      ...{ isSample: series.isSample, createdAt: this.clock.now() },
    };
    if (!(await this.experiments.add(owner.id, experiment, MAX_EXPERIMENTS))) throw new TooManyExperiments();
    this.tell(owner.id);
    return this.list(owner);
  }

  async stop(owner: Owner, id: string): Promise<ExperimentList> {
    if (!(await this.experiments.stop(owner.id, id, this.clock.now()))) throw new ExperimentNotFound();
    this.tell(owner.id);
    return this.list(owner);
  }

  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.experiments.remove(userId, id))) throw new ExperimentNotFound();
    this.tell(userId);
  }

  removeSample(userId: string): Promise<number> {
    return this.experiments.removeSample(userId);
  }

  private async outcomeOf(owner: Owner, key: string): Promise<DaySeries> {
    const today = this.series.today(owner);
    const all = await this.series.all(owner, { from: today - USUAL_DAYS, before: today });
    const found = all.find((series) => series.key === key && series.isOutcome);
    if (!found || measured(found.values).length < LEAST_USUAL_DAYS) throw new OutcomeUnfit();
    return found;
  }

  private tell(userId: string): void {
    this.events.publish(userId, { kind: 'changed', topic: 'insights' });
  }
}

function halfWidthOf({ values }: DaySeries, weeks: number): number {
  const there = measured(values);
  const days = Int32Array.from(values.keys()).filter((day) => !Number.isNaN(values[day] ?? Number.NaN));
  const rho = persistence({ days, values: there }, false);
  return expectedHalfWidth(Math.sqrt(varianceOf(there)), rho, (weeks * WEEK) / 2);
}
