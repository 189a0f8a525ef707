import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { type MemorySearchResults } from '../memory-search.dto.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { type MemoryFilter } from '../memory-filter.dto.js';
import { type Memory } from '../memory.dto.js';
import { MemoryNotFound } from '../memory.errors.js';
import { toMemory } from '../memory.mapper.js';
import { MemoryListingRepository } from './listing.repository.js';
import { type MemoryFacets } from '../search/memory-facets.dto.js';
import { MemoryPagesService } from './memory-pages.service.js';
import { type MemoryTimeline, type TimelineQuery } from './memory-timeline.dto.js';
import { type OnThisDay, type OnThisDayQuery } from './on-this-day.dto.js';

const MAX_OF_THIS_DAY = 10;

/** Who asks, and where they are: days begin there. */
interface Reader {
  id: string;
  timeZone: string;
}

@Injectable()
export class MemoryListingService {
  constructor(
    private readonly listing: MemoryListingRepository,
    private readonly pages: MemoryPagesService,
    private readonly searches: MemorySearchService,
    private readonly clock: Clock,
  ) {}

  pin(userId: string, id: string): Promise<Memory> {
    return this.setPinned(userId, id, this.clock.now());
  }

  unpin(userId: string, id: string): Promise<Memory> {
    return this.setPinned(userId, id, null);
  }

  countFacets(reader: Reader, filter: MemoryFilter): Promise<MemoryFacets> {
    return this.pages.countFacets(reader, filter);
  }

  countDays(reader: Reader, query: TimelineQuery): Promise<MemoryTimeline> {
    return this.pages.countDays(reader, query);
  }

  async onThisDay({ id, timeZone }: Reader, query: OnThisDayQuery): Promise<OnThisDay> {
    const date = query.date ?? this.today(timeZone);
    const found = await this.listing.findOnThisDay(id, { date, timeZone, limit: MAX_OF_THIS_DAY });
    return { items: found.map(({ row, monthsAgo }) => ({ memory: toMemory(row), monthsAgo })) };
  }

  /** What else says the like. */
  async similar(userId: string, id: string, limit: number): Promise<MemorySearchResults> {
    const found = await this.searches.searchSimilar(userId, id, limit);
    if (!found) throw new MemoryNotFound();
    return found;
  }

  private async setPinned(userId: string, id: string, at: Date | null): Promise<Memory> {
    const row = await this.listing.setPinned(userId, id, at);
    if (!row) throw new MemoryNotFound();
    return toMemory(row);
  }

  /** As the calendar there has it. Swedish dates are ISO dates. */
  private today(timeZone: string): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(this.clock.now());
  }
}
