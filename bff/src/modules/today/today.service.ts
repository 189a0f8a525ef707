import { Injectable } from '@nestjs/common';
import { type Owner } from '../../common/day-series.js';
import { ReadingsService } from '../biometrics/readings.service.js';
import { ConversationsService } from '../chat/conversations.service.js';
import { DeviceViews } from '../devices/device-views.service.js';
import { HomeService } from '../home/home.service.js';
import { FindingsService } from '../insights/findings/findings.service.js';
import { MemoryListingService } from '../memory/listing/listing.service.js';
import { MemoryReviewService } from '../memory/review/memory-review.service.js';
import { MoodService } from '../mood/mood.service.js';
import { SampleDataService } from '../sample-data/sample-data.service.js';
import { TodayLayoutService } from './today-layout.service.js';
import { type TodayOverview, type TodayQuery } from './today.dto.js';

const NAMED_DEVICES = 3;

/** What the cards of Today show, from every part of a life: one request in place of ten. */
@Injectable()
export class TodayService {
  constructor(
    private readonly layouts: TodayLayoutService,
    private readonly samples: SampleDataService,
    private readonly conversations: ConversationsService,
    private readonly reviews: MemoryReviewService,
    private readonly listing: MemoryListingService,
    private readonly moods: MoodService,
    private readonly readings: ReadingsService,
    private readonly homes: HomeService,
    private readonly devices: DeviceViews,
    private readonly findings: FindingsService,
  ) {}

  async read(owner: Owner, day: TodayQuery): Promise<TodayOverview> {
    const { id } = owner;
    const range = { from: new Date(day.from), before: new Date(day.before) };
    const [layout, sample, conversations, review, onThisDay, moods, latestMood, readings, home, ...rest] =
      await Promise.all([
        this.layouts.read(id),
        this.samples.count(id),
        this.conversations.list(id, { limit: 1 }),
        this.reviews.list(id, 1),
        this.listing.onThisDay(owner, {}),
        this.moods.list(id, day),
        this.moods.listLatest(id, { limit: 1 }),
        this.readings.summary(owner, range),
        this.homes.describe(id),
        this.devicesOf(id),
        this.finding(owner),
      ]);
    const [devices, finding] = rest;
    return {
      ...{ layout, sample, review, onThisDay, moods, readings, home, devices, finding },
      hasAsked: conversations.items.length > 0,
      hasMood: latestMood.items.some(({ isSample }) => !isSample),
    };
  }

  private async devicesOf(userId: string): Promise<TodayOverview['devices']> {
    const { items } = await this.devices.list(userId);
    const troubled = items.flatMap(({ id, name, status }) =>
      status === 'silent' || status === 'offline' ? [{ id, name, status }] : [],
    );
    return {
      total: items.length,
      inTime: items.filter(({ status }) => status === 'online').length,
      troubled: troubled.slice(0, NAMED_DEVICES),
    };
  }

  private async finding(owner: Owner): Promise<TodayOverview['finding']> {
    const { items } = await this.findings.list(owner);
    return items.find(({ isHolding, verdict }) => isHolding && verdict !== 'hidden') ?? null;
  }
}
