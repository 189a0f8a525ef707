import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { MemoryCoreModule } from '../memory-core.module.js';
import { MemoryFollowUps } from '../memory-follow-ups.js';
import { SearchModule } from '../search/search.module.js';
import { TextWorkersModule } from '../text-workers/text-workers.module.js';
import { Comparer } from './comparer.js';
import { ComparisonRepository } from './comparison.repository.js';
import { ComparisonService } from './comparison.service.js';
import { ConflictResolutionRepository } from './conflict-resolution.repository.js';
import { ConflictResolution } from './conflict-resolution.service.js';
import { MemoryConflictsController } from './memory-conflicts.controller.js';
import { MemoryConflictsRepository } from './memory-conflicts.repository.js';
import { MemoryConflictsService } from './memory-conflicts.service.js';
import { MemoryMerges } from './memory-merges.js';
import { MemorySuggestions } from './memory-suggestions.service.js';
import { MemoryReviewController } from './memory-review.controller.js';
import { MemoryReviewRepository } from './memory-review.repository.js';
import { MemoryReviewService } from './memory-review.service.js';

@Module({
  imports: [MemoryCoreModule, HistoryModule, SearchModule, TextWorkersModule],
  controllers: [MemoryConflictsController, MemoryReviewController],
  providers: [
    ComparisonService,
    ComparisonRepository,
    Comparer,
    MemoryConflictsService,
    MemoryConflictsRepository,
    ConflictResolution,
    ConflictResolutionRepository,
    MemoryReviewService,
    MemoryReviewRepository,
    MemoryMerges,
    MemorySuggestions,
  ],
  exports: [MemoryReviewService, MemorySuggestions],
})
export class ReviewModule {
  constructor(followUps: MemoryFollowUps, comparison: ComparisonService) {
    followUps.register(comparison);
  }
}
