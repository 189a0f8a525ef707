import { Injectable } from '@nestjs/common';
import { beginningOf } from '../../../common/calendar.js';
import { type MoodCalendar, type MoodDaysQuery, type MoodStatistics } from './mood-statistics.dto.js';
import {
  type DayRow,
  type DaysWithin,
  type DayTagRow,
  MoodStatisticsRepository,
} from './mood-statistics.repository.js';
import { MIN_DAYS, type TaggedDay, tagEffect } from '../../../common/statistics/tag-effect.js';

const DAY_MS = 86_400_000;

interface Owner {
  readonly id: string;
  /** IANA name; days and hours are counted there. */
  readonly timeZone: string;
}

/** What somebody’s moods come to, by day, by hour and by what went with them. */
@Injectable()
export class MoodStatisticsService {
  constructor(private readonly statistics: MoodStatisticsRepository) {}

  async calendar({ id, timeZone }: Owner, query: MoodDaysQuery): Promise<MoodCalendar> {
    const days = await this.statistics.findDays(id, within(query, timeZone));
    return {
      items: days.map(({ day, mean, count, samples }) => ({ day, mean, count, isSample: samples === count })),
    };
  }

  async statisticsOf({ id, timeZone }: Owner, query: MoodDaysQuery): Promise<MoodStatistics> {
    const asked = within(query, timeZone);
    const days = await this.statistics.findDays(id, asked);
    const dayTags = await this.statistics.findDayTags(id, asked);
    return {
      entries: sum(days.map(({ count }) => count)),
      days: days.length,
      sampleEntries: sum(days.map(({ samples }) => samples)),
      hours: await this.statistics.findHours(id, asked),
      minDays: MIN_DAYS,
      tags: tagsOf(days, dayTags),
    };
  }
}

function tagsOf(days: readonly DayRow[], dayTags: readonly DayTagRow[]): MoodStatistics['tags'] {
  const moodDays = toMoodDays(days, dayTags);
  const byTag = Map.groupBy(dayTags, ({ tagId }) => tagId);
  const tags = [...byTag].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const effect = tagEffect(moodDays, id) ?? null;
    return [{ id, group: first.group, name: first.name, days: others.length + 1, effect }];
  });
  return tags.toSorted(
    (one, other) =>
      orderOf(other) - orderOf(one) || other.days - one.days || one.name.localeCompare(other.name),
  );
}

function toMoodDays(days: readonly DayRow[], dayTags: readonly DayTagRow[]): TaggedDay[] {
  const tagsByDay = Map.groupBy(dayTags, ({ day }) => day);
  return days.map(({ day, mean }) => ({
    day: Date.parse(day) / DAY_MS,
    mean,
    tagIds: new Set(tagsByDay.get(day)?.map(({ tagId }) => tagId)),
  }));
}

function within({ from, before }: MoodDaysQuery, timeZone: string): DaysWithin {
  return {
    from: beginningOf(new Date(from), timeZone),
    before: beginningOf(new Date(before), timeZone),
    timeZone,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Those without an effect stand behind any that has one. */
function orderOf({ effect }: MoodStatistics['tags'][number]): number {
  return effect?.difference ?? -10;
}
