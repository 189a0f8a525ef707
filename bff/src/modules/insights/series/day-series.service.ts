import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { dayNumber } from '../../biometrics/charts/buckets.service.js';
import { DayReadingsService } from '../../biometrics/day/day-readings.service.js';
import { type DayRange, type DaySeries, fillDays, type Owner } from '../../../common/day-series.js';
import { moodSeries, tagSeries } from './mood-series.js';
import { ToldDaysRepository } from './told-days.repository.js';

/** Everything that somebody has one value a day of. */
@Injectable()
export class DaySeriesService {
  constructor(
    private readonly told: ToldDaysRepository,
    private readonly readings: DayReadingsService,
    private readonly clock: Clock,
  ) {}

  today({ timeZone }: Owner): number {
    return dayNumber(this.clock.now(), timeZone);
  }

  /** Those that have a value within the days. */
  async all(owner: Owner, days: DayRange): Promise<DaySeries[]> {
    const found = [
      ...(await this.body(owner, days)),
      ...(await this.mood(owner, days)),
      ...(await this.memory(owner, days)),
      ...(await this.home(owner, days)),
    ];
    return found.filter(hasValue);
  }

  /** What was measured, and the mood as it was told: all that has a usual of its own, without tags, memories and the home. */
  async measured(owner: Owner, days: DayRange): Promise<DaySeries[]> {
    const [body, moods] = await Promise.all([this.body(owner, days), this.told.moods(owner, days)]);
    return [...body, ...moodSeries(moods, days)].filter(hasValue);
  }

  private async body(owner: Owner, days: DayRange): Promise<DaySeries[]> {
    const measured = await this.readings.series(owner, days);
    return measured.map(({ metric, label, noun, unit, decimals, group, isSample, values }) => ({
      ...{ key: `body:${metric}`, domain: 'body', title: label, noun, unit, decimals },
      // Metrics of one’s own have nothing to do with each other.
      ...{ family: group === 'own' ? `own:${metric}` : `body:${group}` },
      ...{ isYesNo: false, isOutcome: true, isSample, values: fillDays(values, days) },
    }));
  }

  private async mood(owner: Owner, days: DayRange): Promise<DaySeries[]> {
    const [moods, tags, names] = await Promise.all([
      this.told.moods(owner, days),
      this.told.tags(owner, days),
      this.told.tagNames(owner.id),
    ]);
    return [...moodSeries(moods, days), ...tagSeries(moods, tags, { names, days })];
  }

  private async memory(owner: Owner, days: DayRange): Promise<DaySeries[]> {
    const found = await this.told.memories(owner, days);
    const first = Math.min(...found.map(({ day }) => day));
    const counts = new Map(found.map(({ day, value }) => [day, value]));
    // Before the first one nothing was told at all; today is not over.
    for (let day = first; day < Math.min(days.before, this.today(owner)); day += 1)
      counts.set(day, counts.get(day) ?? 0);
    return [
      {
        ...{
          key: 'memory:all',
          domain: 'memory',
          title: 'Memories',
          noun: 'number of memories',
          unit: '',
          decimals: 0,
        },
        ...{
          isYesNo: false,
          family: 'memory',
          isOutcome: false,
          isSample: found.some(({ samples }) => samples > 0),
        },
        values: fillDays(counts, days),
      },
    ];
  }

  private async home(owner: Owner, days: DayRange): Promise<DaySeries[]> {
    const [hours, names] = await Promise.all([
      this.told.hoursOn(owner, days, this.clock.now()),
      this.told.entityNames(owner.id),
    ]);
    return [...Map.groupBy(hours, ({ name }) => name)].map(([id, found]) => {
      const { name, isSample } = names.get(id) ?? { name: id, isSample: false };
      const values = new Map(found.map(({ day, value }) => [day, value]));
      const first = Math.min(...values.keys());
      for (let day = first; day < Math.min(days.before, this.today(owner)); day += 1)
        values.set(day, values.get(day) ?? 0);
      return {
        ...{
          key: `home:${id}`,
          domain: 'home',
          title: `${name}, on`,
          noun: `time with ${name} on`,
          unit: 'h',
        },
        ...{
          decimals: 1,
          isYesNo: false,
          family: 'home',
          isOutcome: false,
          isSample,
          values: fillDays(values, days),
        },
      };
    });
  }
}

function hasValue({ values }: DaySeries): boolean {
  return values.some((value) => !Number.isNaN(value));
}
