import { Module } from '@nestjs/common';
import { BulkEditModule } from './bulk/bulk-edit.module.js';
import { EntitiesModule } from './entities/entities.module.js';
import { ForgettingModule } from './forgetting/forgetting.module.js';
import { HistoryModule } from './history/history.module.js';
import { IndexingModule } from './indexing/indexing.module.js';
import { LinksModule } from './links/links.module.js';
import { ListingModule } from './listing/listing.module.js';
import { MemoryCoreModule } from './memory-core.module.js';
import { MemoryRoutesModule } from './memory-routes.module.js';
import { ReviewModule } from './review/review.module.js';
import { MemoryRulesModule } from './rules/memory-rules.module.js';
import { SearchLearningModule } from './search-learning/search-learning.module.js';
import { SearchModule } from './search/search.module.js';
import { TextWorkersModule } from './text-workers/text-workers.module.js';
import { ExtractionModule } from './extraction/extraction.module.js';

/** All of memory: what other domains use of it, and its routes. */
@Module({
  imports: [
    IndexingModule,
    MemoryRulesModule,
    ListingModule,
    ReviewModule,
    BulkEditModule,
    SearchLearningModule,
    HistoryModule,
    ExtractionModule,
    EntitiesModule,
    LinksModule,
    ForgettingModule,
    MemoryRoutesModule,
    MemoryCoreModule,
    SearchModule,
    TextWorkersModule,
  ],
  exports: [
    TextWorkersModule,
    MemoryCoreModule,
    EntitiesModule,
    SearchModule,
    IndexingModule,
    MemoryRulesModule,
    HistoryModule,
    ListingModule,
    ReviewModule,
  ],
})
export class MemoryModule {}
