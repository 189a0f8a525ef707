import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { SearchModule } from '../search/search.module.js';
import { MemoryListingController } from './listing.controller.js';
import { MemoryListingRepository } from './listing.repository.js';
import { MemoryListingService } from './listing.service.js';
import { MemoryPagesController } from './memory-pages.controller.js';
import { MemoryPagesService } from './memory-pages.service.js';
import { MemoryTimelineRepository } from './memory-timeline.repository.js';

@Module({
  imports: [MemoryCoreModule, SearchModule],
  controllers: [MemoryListingController, MemoryPagesController],
  providers: [MemoryListingService, MemoryListingRepository, MemoryPagesService, MemoryTimelineRepository],
  exports: [MemoryListingService],
})
export class ListingModule {}
