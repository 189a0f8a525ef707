import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../integrations/embeddings/embeddings.module.js';
import { MemoryController } from './memory.controller.js';
import { MemoryPurge } from './memory-purge.js';
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
  controllers: [MemoryController],
  providers: [
    MemoryService,
    MemoryTrashService,
    MemoryRepository,
    MemoryTrashRepository,
    MemoryPurge,
    MemorySearchService,
    MemoryFinder,
    SearchRepository,
    CorpusStatistics,
  ],
  exports: [MemoryService, MemorySearchService],
})
export class MemoryModule {}
