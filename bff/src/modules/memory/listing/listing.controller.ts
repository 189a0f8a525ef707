import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../common/auth/current-user.decorator.js';
import { RequirePermission } from '../../../common/auth/require-permission.decorator.js';
import { type SessionUser } from '../../../common/auth/session-user.js';
import { PathId, QueryObject, Returns } from '../../../common/http/contract.js';
import { type MemoryFilter } from '../memory-filter.dto.js';
import { type MemorySearchResults, memorySearchResults } from '../memory-search.dto.js';
import { type Memory, memory } from '../memory.dto.js';
import { MemoryListingService } from './listing.service.js';
import { facetsQuery, type MemoryFacets, memoryFacets } from '../search/memory-facets.dto.js';
import {
  type MemoryMonths,
  memoryMonths,
  type MemoryTimeline,
  memoryTimeline,
  type MonthsQuery,
  monthsQuery,
  type TimelineQuery,
  timelineQuery,
} from './memory-timeline.dto.js';
import { MemoryPagesService } from './memory-pages.service.js';
import { type SimilarQuery, similarQuery } from './similar.dto.js';
import { type OnThisDay, onThisDay, type OnThisDayQuery, onThisDayQuery } from './on-this-day.dto.js';

@ApiTags('listing')
@Controller('memories')
export class MemoryListingController {
  constructor(
    private readonly listing: MemoryListingService,
    private readonly pages: MemoryPagesService,
  ) {}

  @Get('facets')
  @RequirePermission('memory:read')
  @Returns(memoryFacets)
  getMemoryFacets(
    @CurrentUser() user: SessionUser,
    @QueryObject(facetsQuery) filter: MemoryFilter,
  ): Promise<MemoryFacets> {
    return this.pages.countFacets(user, filter);
  }

  /** How the list lies in time, a thousand at a time: with it, only what is in sight has to be read. */
  @Get('timeline')
  @RequirePermission('memory:read')
  @Returns(memoryTimeline)
  getMemoryTimeline(
    @CurrentUser() user: SessionUser,
    @QueryObject(timelineQuery) query: TimelineQuery,
  ): Promise<MemoryTimeline> {
    return this.pages.countDays(user, query);
  }

  /** Where each month of the list begins, for who would rather jump than scroll. */
  @Get('months')
  @RequirePermission('memory:read')
  @Returns(memoryMonths)
  listMemoryMonths(
    @CurrentUser() user: SessionUser,
    @QueryObject(monthsQuery) query: MonthsQuery,
  ): Promise<MemoryMonths> {
    return this.pages.listMonths(user, query);
  }

  @Get('on-this-day')
  @RequirePermission('memory:read')
  @Returns(onThisDay)
  listMemoriesOnThisDay(
    @CurrentUser() user: SessionUser,
    @QueryObject(onThisDayQuery) query: OnThisDayQuery,
  ): Promise<OnThisDay> {
    return this.listing.onThisDay(user, query);
  }

  @Get(':id/similar')
  @RequirePermission('memory:read')
  @Returns(memorySearchResults)
  listSimilarMemories(
    @CurrentUser() user: SessionUser,
    @PathId() id: string,
    @QueryObject(similarQuery) { limit }: SimilarQuery,
  ): Promise<MemorySearchResults> {
    return this.listing.similar(user.id, id, limit);
  }

  @Post(':id/pin')
  @RequirePermission('memory:write')
  @Returns(memory)
  pinMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.listing.pin(user.id, id);
  }

  @Post(':id/unpin')
  @RequirePermission('memory:write')
  @Returns(memory)
  unpinMemory(@CurrentUser() user: SessionUser, @PathId() id: string): Promise<Memory> {
    return this.listing.unpin(user.id, id);
  }
}
