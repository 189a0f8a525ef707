import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../../../integrations/language-model/language-model.module.js';
import { MemoryModule } from '../../memory/memory.module.js';
import { ModelAnswers } from './model-answers.service.js';
import { ModelCallsPurge } from './model-calls-purge.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { ModelController } from './model.controller.js';
import { ModelStatusService } from './model-status.service.js';
import { Models } from './models.service.js';
import { OwnModelController } from './own/own-model.controller.js';
import { OwnModelSettings } from './own/own-model-settings.service.js';
import { OwnModels } from './own/own-models.service.js';
import { OwnModelsRepository } from './own/own-models.repository.js';

@Module({
  imports: [LanguageModelModule, MemoryModule],
  controllers: [ModelController, OwnModelController],
  providers: [
    ModelAnswers,
    ModelCallsPurge,
    ModelCallsRepository,
    ModelStatusService,
    Models,
    OwnModels,
    OwnModelSettings,
    OwnModelsRepository,
  ],
  exports: [ModelAnswers],
})
export class ModelModule {}
