import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { EntitiesController } from './entities.controller.js';
import { EntitiesRepository } from './entities.repository.js';
import { EntitiesService } from './entities.service.js';
import { EntityErasure } from './entity-erasure.service.js';
import { EntityGraphRepository } from './entity-graph.repository.js';
import { EntityMergesRepository } from './entity-merges.repository.js';
import { EntityMergesService } from './entity-merges.service.js';

@Module({
  imports: [MemoryCoreModule],
  controllers: [EntitiesController],
  providers: [
    EntitiesService,
    EntitiesRepository,
    EntityGraphRepository,
    EntityMergesService,
    EntityMergesRepository,
    EntityErasure,
  ],
  exports: [EntitiesService],
})
export class EntitiesModule {}
