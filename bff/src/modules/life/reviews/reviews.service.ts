import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { FindingsService } from '../../insights/findings/findings.service.js';
import { type DayRange, dayName, type Owner } from '../../../common/day-series.js';
import { DaySeriesService } from '../../insights/series/day-series.service.js';
import { LifeDaysRepository } from '../asking/life-days.repository.js';
import { reviewFigures } from './review-figures.js';
import { reviewMarkdown } from './review-markdown.js';
import { periodBefore, periodOf } from './review-period.js';
import { ReviewsRepository } from './reviews.repository.js';
import { type MeasuredReview, type ReviewKind } from './review.js';
import { type Review, type ReviewPeriods } from './reviews.dto.js';

const MOST_PERIODS = { week: 53, month: 24 } as const;
const MOST_MEMORIES = 8;
const MOST_PEOPLE = 12;

/** Weeks and months of a life, from what is kept of them. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly series: DaySeriesService,
    private readonly days: LifeDaysRepository,
    private readonly findings: FindingsService,
    private readonly reviews: ReviewsRepository,
    private readonly clock: Clock,
  ) {}

  async periods(owner: Owner, kind: ReviewKind): Promise<ReviewPeriods> {
    return { items: await this.reviews.periods(owner, kind, MOST_PERIODS[kind]) };
  }

  /**
   * The figures of what is over are made when it is first read, and stay so. What was told is read each time: a memory
   * that is forgotten is in no review.
   */
  async read(owner: Owner, kind: ReviewKind, date: string): Promise<Review> {
    const from = dayName(periodOf(kind, date).from);
    const made = await this.reviews.find(owner.id, { kind, from });
    return made ? this.complete(owner, made) : this.make(owner, kind, date);
  }

  /** From what is known of it now. */
  async make(owner: Owner, kind: ReviewKind, date: string): Promise<Review> {
    const made = await this.measured(owner, kind, periodOf(kind, date));
    const review = await this.complete(owner, made);
    // Sample data goes in one press: nothing that is made of it is kept.
    if (review.isOver && !review.isSample) await this.reviews.save(owner.id, made);
    return review;
  }

  private async measured(owner: Owner, kind: ReviewKind, range: DayRange): Promise<MeasuredReview> {
    const before = periodBefore(kind, range);
    const [series, { items: found }] = await Promise.all([
      this.series.all(owner, { from: before.from, before: range.before }),
      this.findings.list(owner),
    ]);
    const figures = reviewFigures(series, range, before);
    const keys = new Set(figures.map(({ key }) => key));
    return {
      ...{ kind, from: dayName(range.from), to: dayName(range.before - 1), figures },
      isOver: range.before <= this.series.today(owner),
      isSample: series.some(({ key, isSample }) => isSample && keys.has(key)),
      madeAt: this.clock.now().toISOString(),
      findings: found
        .filter(({ foundAt, verdict }) => verdict !== 'hidden' && isWithin(foundAt, range))
        .map(({ id, sentence }) => ({ id, sentence })),
    };
  }

  private async complete(owner: Owner, made: MeasuredReview): Promise<Review> {
    const range = periodOf(made.kind, made.from);
    const [named, told] = await Promise.all([
      this.days.people(owner, range),
      this.reviews.told(owner, range, MOST_MEMORIES),
    ]);
    const people = [...Map.groupBy(named, ({ name }) => name)].map(([name, days]) => ({
      ...{ name, days: days.length },
    }));
    const review = {
      ...made,
      isSample: made.isSample || told.samples > 0,
      people: people
        .toSorted((one, other) => other.days - one.days || one.name.localeCompare(other.name))
        .slice(0, MOST_PEOPLE),
      ...{ memoryCount: told.count, memories: told.memories },
    };
    return { ...review, markdown: reviewMarkdown(review) };
  }
}

function isWithin(at: string, { from, before }: DayRange): boolean {
  const date = at.slice(0, 10);
  return date >= dayName(from) && date < dayName(before);
}
