import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HomeService } from '../../home/home.service.js';
import { type DayRange, type DaySeries, type Owner } from '../../../common/day-series.js';
import { DaySeriesService } from '../../insights/series/day-series.service.js';
import { type Condition, conditionIn, type StateWords } from './condition.js';
import { type DayDifference, differenceOf } from './day-difference.js';
import { LifeDaysRepository, NIGHT } from './life-days.repository.js';
import { valuesOf } from './life-questions.service.js';

const LOOKED_AT = 730;
/** What is asked of: hours asleep count to the day of waking, a mood to its own day. */
export const OUTCOMES = { sleep: 'body:sleep-duration', mood: 'mood:mood' } as const;
export type Outcome = keyof typeof OUTCOMES;

export interface Compared {
  readonly series: DaySeries;
  /** What the days of the one kind have in common, by its own name. */
  readonly names: readonly string[];
  /** A tag of the day before, or a thing of the home in the night itself. */
  readonly by: 'tag' | 'home';
  readonly isNegated: boolean;
  readonly difference: DayDifference;
  /** Days of the one kind, the latest first. */
  readonly days: readonly number[];
}

/** Why there is no answer. */
export type NotCompared = 'no-outcome' | 'no-condition' | 'never-together';

/** "Did I sleep better with the window open?": days of two kinds, held against each other. */
@Injectable()
export class LifeDifferenceService {
  constructor(
    private readonly series: DaySeriesService,
    private readonly homes: HomeService,
    private readonly repository: LifeDaysRepository,
    private readonly clock: Clock,
  ) {}

  async compare(
    owner: Owner,
    { outcome, said, states }: { outcome: Outcome; said: string; states: StateWords },
  ): Promise<Compared | NotCompared> {
    const today = this.series.today(owner);
    const range = { from: today - LOOKED_AT, before: today + 1 };
    const [all, home] = await Promise.all([this.series.all(owner, range), this.homes.read(owner.id)]);
    const series = all.find(({ key }) => key === OUTCOMES[outcome]);
    if (!series) return 'no-outcome';
    const condition = conditionIn(
      said,
      { tags: all.filter(({ isYesNo }) => isYesNo), entities: home.entities },
      states,
    );
    if (!condition) return 'no-condition';
    const isMarked = await this.marker(owner, condition, { range, outcome });
    const figure = valuesOf(series, range);
    const difference = differenceOf(figure, isMarked);
    if (!difference) return 'never-together';
    const names = [
      ...condition.tags.map(({ title }) => title),
      ...home.entities.filter(({ id }) => condition.entities.includes(id)).map(({ name }) => name),
    ];
    return {
      ...{ series, names, by: condition.tags.length > 0 ? 'tag' : 'home', isNegated: condition.isNegated },
      difference,
      days: [...figure.keys()].filter((day) => isMarked(day)).toSorted((one, other) => other - one),
    };
  }

  /** Whether a day is of the one kind; undefined where nothing tells. */
  private async marker(
    owner: Owner,
    { tags, entities, isNegated }: Condition,
    { range, outcome }: { range: DayRange; outcome: Outcome },
  ): Promise<(day: number) => boolean | undefined> {
    if (tags.length > 0) {
      const tagged = tags.map((tag) => valuesOf(tag, range));
      // The night after the day counts to the next one.
      const back = outcome === 'sleep' ? 1 : 0;
      return (day) => {
        const told = tagged.map((values) => values.get(day - back));
        return told[0] === undefined ? undefined : told.some((value) => value === 1);
      };
    }
    const nights = await this.repository.nightHours(owner, entities, this.clock.now());
    const byNight = Map.groupBy(
      nights.filter(({ day, since }) => day >= since),
      ({ day }) => day,
    );
    return (day) => {
      const hours = byNight.get(day)?.map((night) => night.hours);
      return hours && Math.max(...hours) >= NIGHT.hours / 2 !== isNegated;
    };
  }
}
