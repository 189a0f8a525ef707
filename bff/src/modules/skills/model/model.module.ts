import { Module } from '@nestjs/common';
import { LanguageModelModule } from '../../../integrations/language-model/language-model.module.js';
import { MemoryModule } from '../../memory/memory.module.js';
import { TwinStyleModule } from '../../twin/style/twin-style.module.js';
import { ModelAnswers } from './model-answers.service.js';
import { ModelCallsPurge } from './model-calls-purge.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { ModelController } from './model.controller.js';
import { ModelStatusService } from './model-status.service.js';
import { Models } from './models.service.js';
import { CustomModelController } from './custom/custom-model.controller.js';
import { CustomModelSettings } from './custom/custom-model-settings.service.js';
import { CustomModels } from './custom/custom-models.service.js';
import { CustomModelsRepository } from './custom/custom-models.repository.js';

@Module({
  imports: [LanguageModelModule, MemoryModule, TwinStyleModule],
  controllers: [ModelController, CustomModelController],
  providers: [
    ModelAnswers,
    ModelCallsPurge,
    ModelCallsRepository,
    ModelStatusService,
    Models,
    CustomModels,
    CustomModelSettings,
    CustomModelsRepository,
  ],
  exports: [ModelAnswers],
})
export class ModelModule {}
