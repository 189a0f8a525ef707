import { Injectable } from '@nestjs/common';
import { DaysService } from '../../days/days.service.js';
import { type LifeDay } from '../../days/days.dto.js';
import { type DayRange, dayName, type DaySeries, type Owner } from '../../../common/day-series.js';
import { DaySeriesService } from '../../insights/series/day-series.service.js';
import { type DayDifference, differenceOf } from './day-difference.js';
import { type Felt, type Measure, MEASURES } from './felt.js';
import { lastAlike, type LastAlike } from './last-alike.js';
import { type LifeMemory, LifeMemoriesRepository } from './life-memories.repository.js';
import { LifeDaysRepository, type NamedDay, type ToldDay } from './life-days.repository.js';

/** Two years: one whole year of every season, and the one before it to compare with. */
const LOOKED_AT = 730;
const WEEK = 7;
/** Of a body series that nobody set a limit for, the days beyond this share count. */
const QUARTER = 0.25;
/** Rows of an answer: more is no answer that anybody reads. */
const MOST_ROWS = 6;
/** Fewer days than that say nothing about what one does on them. */
const LEAST_DAYS = 5;

export interface AlikeDay extends LastAlike {
  readonly series: DaySeries;
  /** All that is known of the day that was found. */
  readonly day: LifeDay | undefined;
  /** What was told on that day. */
  readonly memories: readonly LifeMemory[];
}

export interface Mark {
  readonly series: DaySeries;
  readonly difference: DayDifference;
}

export interface MarkedDays {
  readonly series: DaySeries;
  readonly direction: Measure['direction'];
  readonly limit: number;
  /** The days that count, the latest first. */
  readonly days: readonly number[];
  readonly marks: readonly Mark[];
}

export interface WeekBefore {
  readonly telling: ToldDay;
  readonly range: DayRange;
  readonly people: readonly NamedDay[];
  /** Those that tell of the illness and name the people. */
  readonly memories: readonly LifeMemory[];
}

/** The words of a language by which an illness is told, and by which somebody was company. */
export interface WordsOfIllness {
  readonly says: string;
  readonly butNot: string;
  readonly feelings: readonly string[];
  readonly company: readonly string[];
}

/** Questions that join what several parts of a life know of the same days. */
@Injectable()
export class LifeQuestionsService {
  constructor(
    private readonly series: DaySeriesService,
    private readonly days: DaysService,
    private readonly repository: LifeDaysRepository,
    private readonly memories: LifeMemoriesRepository,
  ) {}

  /** Undefined where nothing of it was ever measured or told. */
  async lastAlike(
    owner: Owner,
    { key, direction }: Pick<Measure, 'key' | 'direction'>,
  ): Promise<AlikeDay | undefined> {
    const range = this.range(owner);
    const series = (await this.series.all(owner, range)).find((one) => one.key === key);
    const alike = series && lastAlike(series, range.from, direction);
    if (!alike) return undefined;
    const day = alike.found && (await this.days.read(owner, dayName(alike.found.day)));
    const memories = day
      ? await this.memories.ofEntries(
          owner.id,
          day.entries.map(({ id }) => id),
        )
      : [];
    return { ...alike, series, day, memories };
  }

  /** What sets the days that felt so apart from all others: what is clear first, and then what differs most. */
  async marksOf(owner: Owner, felt: Felt): Promise<MarkedDays | undefined> {
    const measure = MEASURES[felt];
    const range = this.range(owner);
    const all = await this.series.all(owner, range);
    const series = all.find(({ key }) => key === measure.key);
    if (!series) return undefined;
    const values = valuesOf(series, range);
    const limit = measure.limit ?? quarterOf([...values.values()], measure.direction);
    const counts = (value: number): boolean =>
      measure.direction === 'high' ? value >= limit : value <= limit;
    const days = [...values].filter(([, value]) => counts(value)).map(([day]) => day);
    const isMarked = (day: number): boolean | undefined => {
      const value = values.get(day);
      return value === undefined ? undefined : counts(value);
    };
    const marks = all
      .filter(({ key, domain, isYesNo }) => key !== measure.key && (isYesNo || domain !== series.domain))
      .flatMap((one): Mark[] => {
        const difference = differenceOf(valuesOf(one, range), isMarked);
        return difference?.effect && difference.days >= LEAST_DAYS ? [{ series: one, difference }] : [];
      });
    return {
      ...{ series, limit, direction: measure.direction },
      days: days.toSorted((one, other) => other - one),
      marks: marks.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST_ROWS),
    };
  }

  /** The week before the last illness that was told; undefined where none was. */
  async weekBeforeIllness(owner: Owner, words: WordsOfIllness): Promise<WeekBefore | undefined> {
    const before = this.series.today(owner) + 1;
    const [told, felt] = await Promise.all([
      this.repository.lastTelling(owner, { before, ...words }),
      this.repository.lastFeeling(owner, before, words.feelings),
    ]);
    const telling = told && felt ? (felt.day > told.day ? felt : told) : (told ?? felt);
    if (!telling) return undefined;
    const range = { from: telling.day - WEEK, before: telling.day };
    const [people, company] = await Promise.all([
      this.repository.people(owner, range),
      this.repository.tagsOfGroups(owner, range, words.company),
    ]);
    const ids = [telling, ...people].flatMap(({ memoryId }) => memoryId ?? []);
    const memories = await this.memories.ofEntries(owner.id, ids);
    return { telling, range, people: [...people, ...company], memories };
  }

  private range(owner: Owner): DayRange {
    const today = this.series.today(owner);
    return { from: today - LOOKED_AT, before: today + 1 };
  }
}

/** Those days that have a value. */
export function valuesOf({ values }: DaySeries, { from }: DayRange): Map<number, number> {
  return new Map(
    [...values].flatMap((value, at): [number, number][] => (Number.isNaN(value) ? [] : [[from + at, value]])),
  );
}

/** From which value on a quarter of the days lies at that end. */
function quarterOf(values: readonly number[], direction: Measure['direction']): number {
  const sorted = values.toSorted((one, other) => (direction === 'high' ? other - one : one - other));
  return sorted[Math.max(0, Math.ceil(sorted.length * QUARTER) - 1)] ?? Number.NaN;
}

/** How many half-widths of its interval a difference lies from nothing: over 1, it is clear. */
function weightOf({ difference: { effect } }: Mark): number {
  if (!effect) return 0;
  const half = (effect.high - effect.low) / 2;
  return half === 0 ? 0 : Math.abs(effect.difference) / half;
}
