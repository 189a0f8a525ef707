import { Module } from '@nestjs/common';
import { MemoryRulesController } from './memory-rules.controller.js';
import { MemoryRulesRepository } from './memory-rules.repository.js';
import { MemoryRulesService } from './memory-rules.service.js';
import { NeverRemember } from './never-remember.service.js';

@Module({
  controllers: [MemoryRulesController],
  providers: [MemoryRulesService, MemoryRulesRepository, NeverRemember],
  exports: [MemoryRulesService, NeverRemember],
})
export class MemoryRulesModule {}
