import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { SearchModule } from '../search/search.module.js';
import { MemoryHistoryController } from './memory-history.controller.js';
import { MemoryHistoryRepository } from './memory-history.repository.js';
import { MemoryHistoryService } from './memory-history.service.js';

@Module({
  imports: [MemoryCoreModule, SearchModule],
  controllers: [MemoryHistoryController],
  providers: [MemoryHistoryService, MemoryHistoryRepository],
  exports: [MemoryHistoryService],
})
export class HistoryModule {}
