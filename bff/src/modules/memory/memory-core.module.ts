import { Module } from '@nestjs/common';
import { IndexingModule } from './indexing/indexing.module.js';
import { VectorFollowUps } from './indexing/vector-follow-ups.js';
import { MemoryErasure } from './memory-erasure.service.js';
import { MemoryFollowUps } from './memory-follow-ups.js';
import { MemoryIntake } from './memory-intake.service.js';
import { MemoryPurge } from './memory-purge.js';
import { MemoryRowsModule } from './memory-rows.module.js';
import { MemoryTrashController } from './memory-trash.controller.js';
import { MemoryTrashRepository } from './memory-trash.repository.js';
import { MemoryTrashService } from './memory-trash.service.js';
import { MemoryService } from './memory.service.js';
import { MemoryRulesModule } from './rules/memory-rules.module.js';
import { SearchModule } from './search/search.module.js';

/** Keeps memories, changes them and lets them go; every folder beside it builds on this. */
@Module({
  imports: [MemoryRowsModule, MemoryRulesModule, IndexingModule, SearchModule],
  controllers: [MemoryTrashController],
  providers: [
    MemoryService,
    MemoryIntake,
    MemoryFollowUps,
    MemoryErasure,
    MemoryTrashService,
    MemoryTrashRepository,
    MemoryPurge,
  ],
  exports: [MemoryService, MemoryFollowUps, MemoryErasure, MemoryTrashService],
})
export class MemoryCoreModule {
  constructor(followUps: MemoryFollowUps, vectors: VectorFollowUps) {
    followUps.register(vectors);
  }
}
