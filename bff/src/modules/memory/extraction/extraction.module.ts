import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { MemoryFollowUps } from '../memory-follow-ups.js';
import { TextWorkersModule } from '../text-workers/text-workers.module.js';
import { MemoryExtractionController } from './memory-extraction.controller.js';
import { MemoryExtractionRepository } from './memory-extraction.repository.js';
import { MemoryExtractionService } from './memory-extraction.service.js';
import { ExtractionRepository } from './extraction.repository.js';
import { ExtractionService } from './extraction.service.js';

@Module({
  imports: [MemoryCoreModule, TextWorkersModule],
  controllers: [MemoryExtractionController],
  providers: [ExtractionService, ExtractionRepository, MemoryExtractionService, MemoryExtractionRepository],
})
export class ExtractionModule {
  constructor(followUps: MemoryFollowUps, understanding: ExtractionService) {
    followUps.register(understanding);
  }
}
