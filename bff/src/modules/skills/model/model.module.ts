import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../../../integrations/language-model/language-model.module.js';
import { MemoryModule } from '../../memory/memory.module.js';
import { ModelAnswers } from './model-answers.service.js';
import { ModelCallsPurge } from './model-calls-purge.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { ModelController } from './model.controller.js';
import { ModelStatusService } from './model-status.service.js';

@Module({
  imports: [LanguageModelModule, MemoryModule],
  controllers: [ModelController],
  providers: [ModelAnswers, ModelCallsPurge, ModelCallsRepository, ModelStatusService],
  exports: [ModelAnswers],
})
export class ModelModule {}
