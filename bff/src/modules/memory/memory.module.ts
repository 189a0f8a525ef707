import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../integrations/embeddings/embeddings.module.js';
import { BulkEditController } from './bulk/bulk-edit.controller.js';
import { BulkEditPurge } from './bulk/bulk-edit-purge.js';
import { BulkEditRepository } from './bulk/bulk-edit.repository.js';
import { BulkEditService } from './bulk/bulk-edit.service.js';
import { EntitiesController } from './entities/entities.controller.js';
import { EntitiesRepository } from './entities/entities.repository.js';
import { EntitiesService } from './entities/entities.service.js';
import { EntityErasure } from './entities/entity-erasure.service.js';
import { EntityGraphRepository } from './entities/entity-graph.repository.js';
import { EntityMergesRepository } from './entities/entity-merges.repository.js';
import { EntityMergesService } from './entities/entity-merges.service.js';
import { ForgetTargets } from './forgetting/forget-targets.js';
import { ForgettingController } from './forgetting/forgetting.controller.js';
import { ForgettingRepository } from './forgetting/forgetting.repository.js';
import { ForgettingService } from './forgetting/forgetting.service.js';
import { MemoryRulesController } from './forgetting/memory-rules.controller.js';
import { MemoryRulesRepository } from './forgetting/memory-rules.repository.js';
import { MemoryRulesService } from './forgetting/memory-rules.service.js';
import { NeverRemember } from './forgetting/never-remember.service.js';
import { MemoryHistoryController } from './history/memory-history.controller.js';
import { MemoryHistoryRepository } from './history/memory-history.repository.js';
import { MemoryHistoryService } from './history/memory-history.service.js';
import { MemoryLinksController } from './links/memory-links.controller.js';
import { MemoryLinksRepository } from './links/memory-links.repository.js';
import { MemoryLinksService } from './links/memory-links.service.js';
import { MemoryListingController } from './listing/listing.controller.js';
import { MemoryListingRepository } from './listing/listing.repository.js';
import { MemoryListingService } from './listing/listing.service.js';
import { MemoryFacetsRepository } from './listing/memory-facets.repository.js';
import { MemoryPagesService } from './listing/memory-pages.service.js';
import { MemoryTimelineRepository } from './listing/memory-timeline.repository.js';
import { IndexEntries } from './indexing/index-entries.js';
import { MemoryGraphRepository } from './indexing/memory-graph.repository.js';
import { MemoryGraphService } from './indexing/memory-graph.service.js';
import { VectorFollowUps } from './indexing/vector-follow-ups.js';
import { MemoryIndexController } from './indexing/memory-index.controller.js';
import { MemoryIndexService } from './indexing/memory-index.service.js';
import { RemoteVectorsRepository } from './indexing/remote-vectors.repository.js';
import { RemoteVectorsService } from './indexing/remote-vectors.service.js';
import { MemoryController } from './memory.controller.js';
import { MemoryErasure } from './memory-erasure.service.js';
import { MemoryFollowUps } from './memory-follow-ups.js';
import { MemoryIntake } from './memory-intake.service.js';
import { MemoryPurge } from './memory-purge.js';
import { MemoryTrashController } from './memory-trash.controller.js';
import { MemoryTrashRepository } from './memory-trash.repository.js';
import { MemoryTrashService } from './memory-trash.service.js';
import { MemoryRepository } from './memory.repository.js';
import { MemoryService } from './memory.service.js';
import { Comparer } from './review/comparer.js';
import { ComparisonRepository } from './review/comparison.repository.js';
import { ComparisonService } from './review/comparison.service.js';
import { ConflictResolutionRepository } from './review/conflict-resolution.repository.js';
import { ConflictResolution } from './review/conflict-resolution.service.js';
import { MemoryConflictsController } from './review/memory-conflicts.controller.js';
import { MemoryConflictsRepository } from './review/memory-conflicts.repository.js';
import { MemoryConflictsService } from './review/memory-conflicts.service.js';
import { MemoryMerges } from './review/memory-merges.js';
import { MemoryProposals } from './review/memory-proposals.service.js';
import { MemoryReviewController } from './review/memory-review.controller.js';
import { MemoryReviewRepository } from './review/memory-review.repository.js';
import { MemoryReviewService } from './review/memory-review.service.js';
import { EntityNamesRepository } from './search-text/entity-names.repository.js';
import { SearchTextService } from './search-text/search-text.service.js';
import { CorpusStatistics } from './search/corpus-statistics.js';
import { MemoryFinder } from './search/memory-finder.js';
import { MemorySearchService } from './search/memory-search.service.js';
import { QuestionVectors } from './search/question-vectors.js';
import { QueryReader } from './search/query-reader.js';
import { ReadTexts } from './search/read-texts.js';
import { SearchRepository } from './search/search.repository.js';
import { SearchFactors } from './search-learning/search-factors.js';
import { SearchJudgementsRepository } from './search-learning/search-judgements.repository.js';
import { SearchLearningController } from './search-learning/search-learning.controller.js';
import { SearchLearning } from './search-learning/search-learning.service.js';
import { TextWorkers } from './text-workers/text-workers.js';
import { MemoryUnderstandingController } from './understanding/memory-understanding.controller.js';
import { MemoryUnderstandingRepository } from './understanding/memory-understanding.repository.js';
import { MemoryUnderstandingService } from './understanding/memory-understanding.service.js';
import { UnderstandingRepository } from './understanding/understanding.repository.js';
import { UnderstandingService } from './understanding/understanding.service.js';

@Module({
  imports: [EmbeddingsModule],
  // Fixed addresses first: they would be read as the id of a memory.
  controllers: [
    MemoryTrashController,
    MemoryConflictsController,
    MemoryReviewController,
    MemoryListingController,
    MemoryIndexController,
    BulkEditController,
    SearchLearningController,
    MemoryController,
    MemoryHistoryController,
    MemoryUnderstandingController,
    EntitiesController,
    MemoryLinksController,
    ForgettingController,
    MemoryRulesController,
  ],
  providers: [
    MemoryService,
    MemoryTrashService,
    MemoryRepository,
    MemoryHistoryService,
    MemoryHistoryRepository,
    MemoryFollowUps,
    MemoryIntake,
    MemoryLinksService,
    MemoryLinksRepository,
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
    MemoryProposals,
    MemoryTrashRepository,
    MemoryListingService,
    MemoryListingRepository,
    MemoryFacetsRepository,
    MemoryPagesService,
    MemoryTimelineRepository,
    BulkEditService,
    BulkEditRepository,
    BulkEditPurge,
    MemoryPurge,
    MemoryErasure,
    UnderstandingService,
    UnderstandingRepository,
    { provide: TextWorkers, useFactory: () => new TextWorkers() },
    ForgettingService,
    ForgetTargets,
    ForgettingRepository,
    MemoryRulesService,
    MemoryRulesRepository,
    NeverRemember,
    MemoryUnderstandingService,
    MemoryUnderstandingRepository,
    EntitiesService,
    EntitiesRepository,
    EntityGraphRepository,
    EntityMergesService,
    EntityMergesRepository,
    EntityErasure,
    MemorySearchService,
    SearchTextService,
    EntityNamesRepository,
    MemoryFinder,
    QueryReader,
    SearchLearning,
    SearchFactors,
    SearchJudgementsRepository,
    SearchRepository,
    IndexEntries,
    MemoryGraphService,
    VectorFollowUps,
    MemoryGraphRepository,
    MemoryIndexService,
    RemoteVectorsService,
    RemoteVectorsRepository,
    QuestionVectors,
    CorpusStatistics,
    ReadTexts,
  ],
  exports: [
    TextWorkers,
    MemoryService,
    MemoryRulesService,
    MemoryListingService,
    MemorySearchService,
    MemoryTrashService,
    MemoryProposals,
    MemoryErasure,
    MemoryFollowUps,
    IndexEntries,
    CorpusStatistics,
  ],
})
export class MemoryModule {}
