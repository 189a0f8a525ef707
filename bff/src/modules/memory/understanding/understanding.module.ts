import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { MemoryFollowUps } from '../memory-follow-ups.js';
import { TextWorkersModule } from '../text-workers/text-workers.module.js';
import { MemoryUnderstandingController } from './memory-understanding.controller.js';
import { MemoryUnderstandingRepository } from './memory-understanding.repository.js';
import { MemoryUnderstandingService } from './memory-understanding.service.js';
import { UnderstandingRepository } from './understanding.repository.js';
import { UnderstandingService } from './understanding.service.js';

@Module({
  imports: [MemoryCoreModule, TextWorkersModule],
  controllers: [MemoryUnderstandingController],
  providers: [
    UnderstandingService,
    UnderstandingRepository,
    MemoryUnderstandingService,
    MemoryUnderstandingRepository,
  ],
})
export class UnderstandingModule {
  constructor(followUps: MemoryFollowUps, understanding: UnderstandingService) {
    followUps.register(understanding);
  }
}
