import { Injectable } from '@nestjs/common';
import { type Owner } from '../../common/day-series.js';
import { Transactions } from '../../database/transactions.js';
import { ReadingsService } from '../biometrics/readings.service.js';
import { MemoryListingService } from '../memory/listing/listing.service.js';
import { MemoryReviewService } from '../memory/review/memory-review.service.js';
import { MoodService } from '../mood/mood.service.js';
import { TodayBelongings } from './today-belongings.service.js';
import { TodayLayoutService } from './today-layout.service.js';
import { type TodayOverview, type TodayQuery } from './today.dto.js';

/** What the cards of Today show, from every part of a life: one request in place of eight. */
@Injectable()
export class TodayService {
  constructor(
    private readonly transactions: Transactions,
    private readonly layouts: TodayLayoutService,
    private readonly belongings: TodayBelongings,
    private readonly reviews: MemoryReviewService,
    private readonly listing: MemoryListingService,
    private readonly moods: MoodService,
    private readonly readings: ReadingsService,
  ) {}

  read(owner: Owner, day: TodayQuery): Promise<TodayOverview> {
    return this.transactions.read(owner.id, () => this.overview(owner, day));
  }

  private async overview(owner: Owner, day: TodayQuery): Promise<TodayOverview> {
    const { id } = owner;
    const [layout, belongings, review, onThisDay, moods, latestMood, readings] = await Promise.all([
      this.layouts.read(id),
      this.belongings.read(owner),
      this.reviews.list(id, 1),
      this.listing.onThisDay(owner, {}),
      this.moods.list(id, day),
      this.moods.listLatest(id, { limit: 1 }),
      this.readings.summary(owner, { from: new Date(day.from), before: new Date(day.before) }),
    ]);
    const hasMood = latestMood.items.some(({ isSample }) => !isSample);
    return { layout, ...belongings, review, onThisDay, moods, hasMood, readings };
  }
}
