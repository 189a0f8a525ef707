import { Injectable } from '@nestjs/common';
import { addDays, beginningOf, type Day } from '../../common/calendar.js';
import { BASELINE_DAYS } from '../../common/statistics/baseline.js';
import { DayReadingsService, type DailySeries, type Night } from '../biometrics/day/day-readings.service.js';
import { MoodStatisticsService } from '../mood/statistics/mood-statistics.service.js';
import { type DailyValues, deviationsOf, usualOn } from './daily-figures.js';
import { DayStrandsService, MOST_ENTRIES } from './day-strands.service.js';
import { type DayReader, type DayWithin } from './strand.js';
import { type DayFigure, type LifeDay, type SimilarDay } from './days.dto.js';
import { alikeDays } from './similar-days.js';

const DAY_MS = 86_400_000;
/** Days alike are looked for within a year before and after. */
const LOOKED_AT = 365;
const MOST_ALIKE = 3;
/** Less alike than that is not alike. */
const LEAST_LIKENESS = 0.7;
const SLEEP = 'sleep-duration';
const MOOD = { metric: 'mood', label: 'Mood', unit: 'of 5', decimals: 1 } as const;

/** One day of a life, from every module that knows something of it. */
@Injectable()
export class DaysService {
  constructor(
    private readonly strands: DayStrandsService,
    private readonly readings: DayReadingsService,
    private readonly moods: MoodStatisticsService,
  ) {}

  async read(reader: DayReader, date: string): Promise<LifeDay> {
    const day = withinOf(date, reader.timeZone);
    const number = dayNumberOf(date);
    const [night, series] = await Promise.all([
      this.readings.night(reader.id, date),
      this.series(reader, number),
    ]);
    const slept = series.find(({ metric }) => metric === SLEEP)?.values.get(number);
    const strands = await this.strands.read(reader, day, night && { ...night, sleptHours: slept });
    const entries = strands.flatMap((strand) => strand.entries);
    return {
      ...{ date, from: day.from.toISOString(), before: day.before.toISOString() },
      counts: strands.map(({ strand, count }) => ({ strand, count })),
      entries: entries.toSorted((one, other) => one.at.localeCompare(other.at)),
      isCut: strands.some(({ strand, entries: ofIt }) => strand !== 'body' && ofIt.length >= MOST_ENTRIES),
      night: night ? nightShown(night) : null,
      figures: series.flatMap((figure) => figureOf(figure, number)),
      similar: similarTo(series, number),
    };
  }

  /** Every figure of a day, over the time that days are compared in. */
  private async series(reader: DayReader, day: number): Promise<DailySeries[]> {
    const range = { from: day - LOOKED_AT - BASELINE_DAYS, before: day + LOOKED_AT + 1 };
    const days = { from: nameOfDay(range.from), before: nameOfDay(range.before) };
    const [body, { items }] = await Promise.all([
      this.readings.series(reader, range),
      this.moods.calendar(reader, days),
    ]);
    const mood = new Map(items.map(({ day: name, mean }) => [dayNumberOf(name), mean]));
    return mood.size === 0 ? body : [...body, { ...MOOD, values: mood }];
  }
}

function figureOf(figure: DailySeries, day: number): DayFigure[] {
  const { values, ...shown } = figure;
  const value = values.get(day);
  if (value === undefined) return [];
  const usual = usualOn(figure, day);
  const scale = 10 ** shown.decimals;
  const rounded = (given: number): number => Math.round(given * scale) / scale;
  return [
    {
      ...shown,
      value: rounded(value),
      usual: usual
        ? {
            ...{ median: rounded(usual.median), low: rounded(usual.low), high: rounded(usual.high) },
            days: usual.days,
          }
        : null,
    },
  ];
}

function similarTo(series: readonly (DailyValues & { readonly label: string })[], day: number): SimilarDay[] {
  const labels = new Map(series.map(({ metric, label }) => [metric, label]));
  const deviations = deviationsOf(series, day - LOOKED_AT, day + LOOKED_AT + 1);
  return alikeDays(deviations, day, MOST_ALIKE)
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .map(({ day: other, likeness, figures, because }) => ({
      ...{ date: nameOfDay(other), likeness: Math.round(likeness * 100) / 100, figures },
      because: because.map(({ figure, is }) => ({ label: labels.get(figure) ?? figure, is })),
    }));
}

function nightShown({ from, to, stages }: Night): NonNullable<LifeDay['night']> {
  return {
    ...{ from: from.toISOString(), to: to.toISOString() },
    stages: stages.map((stage) => ({
      ...{ metric: stage.metric, from: stage.from.toISOString(), to: stage.to.toISOString() },
    })),
  };
}

function withinOf(date: string, timeZone: string): DayWithin {
  const day: Day = new Date(`${date}T00:00:00Z`);
  return { date, from: beginningOf(day, timeZone), before: beginningOf(addDays(day, 1), timeZone) };
}

function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function nameOfDay(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
