import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { SearchModule } from '../search/search.module.js';
import { ForgetTargets } from './forget-targets.js';
import { ForgettingController } from './forgetting.controller.js';
import { ForgettingRepository } from './forgetting.repository.js';
import { ForgettingService } from './forgetting.service.js';

@Module({
  imports: [MemoryCoreModule, SearchModule],
  controllers: [ForgettingController],
  providers: [ForgettingService, ForgetTargets, ForgettingRepository],
})
export class ForgettingModule {}
