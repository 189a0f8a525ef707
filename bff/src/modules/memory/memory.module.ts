import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../integrations/embeddings/embeddings.module.js';
import { MemoryHistoryController } from './history/memory-history.controller.js';
import { MemoryHistoryRepository } from './history/memory-history.repository.js';
import { MemoryHistoryService } from './history/memory-history.service.js';
import { IndexEntries } from './indexing/index-entries.js';
import { MemoryGraphRepository } from './indexing/memory-graph.repository.js';
import { MemoryGraphService } from './indexing/memory-graph.service.js';
import { MemoryController } from './memory.controller.js';
import { MemoryErasure } from './memory-erasure.service.js';
import { MemoryPurge } from './memory-purge.js';
import { MemoryTrashController } from './memory-trash.controller.js';
import { MemoryTrashRepository } from './memory-trash.repository.js';
import { MemoryTrashService } from './memory-trash.service.js';
import { MemoryRepository } from './memory.repository.js';
import { MemoryService } from './memory.service.js';
import { CorpusStatistics } from './search/corpus-statistics.js';
import { MemoryFinder } from './search/memory-finder.js';
import { MemorySearchService } from './search/memory-search.service.js';
import { SearchRepository } from './search/search.repository.js';

@Module({
  imports: [EmbeddingsModule],
  // The trash first: its address would be read as the id of a memory.
  controllers: [MemoryTrashController, MemoryController, MemoryHistoryController],
  providers: [
    MemoryService,
    MemoryTrashService,
    MemoryRepository,
    MemoryHistoryService,
    MemoryHistoryRepository,
    MemoryTrashRepository,
    MemoryPurge,
    MemoryErasure,
    MemorySearchService,
    MemoryFinder,
    SearchRepository,
    IndexEntries,
    MemoryGraphService,
    MemoryGraphRepository,
    CorpusStatistics,
  ],
  exports: [MemoryService, MemorySearchService, MemoryErasure],
})
export class MemoryModule {}
