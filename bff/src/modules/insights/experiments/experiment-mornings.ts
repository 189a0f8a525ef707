import { Injectable, Logger } from '@nestjs/common';
import { dayAt, momentOn } from '../../../common/calendar.js';
import { DomainError } from '../../../common/http/problem.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { dayName, type Owner } from '../../../common/day-series.js';
import { DaySeriesService } from '../series/day-series.service.js';
import { armsOf, type Experiment, placeOf } from './experiment.js';
import { ExperimentsRepository } from './experiments.repository.js';

const MORNING = { hour: 7, minute: 30 };

/** Reminds of an experiment on each of its mornings. */
@Injectable()
export class ExperimentMornings {
  private readonly logger = new Logger(ExperimentMornings.name);

  constructor(
    private readonly experiments: ExperimentsRepository,
    private readonly reminders: RemindersService,
    private readonly series: DaySeriesService,
  ) {}

  /** Makes today’s reminders, once. */
  async prepare(owner: Owner, now: Date): Promise<void> {
    const today = this.series.today(owner);
    for (const experiment of await this.experiments.findAll(owner.id)) {
      const place = placeOf(experiment, today);
      const day = dayName(today);
      if (place === undefined || experiment.stoppedAt || experiment.remindedOn === day) continue;
      await this.remind(owner, experiment, { place, now });
      await this.experiments.noteReminded(owner.id, experiment.id, day);
    }
  }

  private async remind(
    { id, timeZone }: Owner,
    experiment: Experiment,
    { place, now }: { readonly place: number; readonly now: Date },
  ): Promise<void> {
    const arms = armsOf(experiment);
    const morning = momentOn(dayAt(now, timeZone), MORNING, timeZone);
    const what = arms[place] === 'A' ? `an A day: ${experiment.action}` : 'a B day: as usual';
    try {
      await this.reminders.create(id, {
        kind: 'reminder',
        text: `Day ${String(place + 1)} of ${String(arms.length)} of your experiment is ${what}`,
        dueAt: morning > now ? morning : now,
        source: 'An experiment of yours',
      });
    } catch (error) {
      // Somebody with no place for another reminder still sees the day in the app.
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ task: 'remind of an experiment', code: error.code });
    }
  }
}
