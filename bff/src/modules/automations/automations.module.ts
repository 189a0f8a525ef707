import { Module } from '@nestjs/common';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { HomeModule } from '../home/home.module.js';
import { LanguageModule } from '../language/language.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { UsersModule } from '../users/users.module.js';
import { AutomationsController } from './automations.controller.js';
import { AutomationsRepository } from './automations.repository.js';
import { AutomationViews } from './automation-views.service.js';
import { AutomationsService } from './automations.service.js';
import { DeviceAutomationsController } from './devices/device-automations.controller.js';
import { DeviceAutomationsService } from './devices/device-automations.service.js';
import { DraftsService } from './draft/drafts.service.js';
import { HooksController } from './hooks/hooks.controller.js';
import { HooksPurge } from './hooks/hooks-purge.js';
import { HooksRepository } from './hooks/hooks.repository.js';
import { HooksService } from './hooks/hooks.service.js';
import { ActionsService } from './host/actions.service.js';
import { AutomationsRunner } from './host/automations-runner.js';
import { DryRunsService } from './host/dry-runs.service.js';
import { EffectWork } from './host/effect-work.js';
import { EffectsRepository } from './host/effects.repository.js';
import { EngineRepository } from './host/engine.repository.js';
import { EngineStep } from './host/engine-step.js';
import { PastService } from './host/past.service.js';
import { QuestionsService } from './host/questions.service.js';
import { RunsRepository } from './host/runs.repository.js';
import { AutomationRunsService } from './host/runs.service.js';
import { WorldService } from './host/world.service.js';
import { AutomationRules } from './rule/automation-rules.service.js';
import { WordingService } from './words/wording.service.js';

@Module({
  imports: [
    ...[BiometricsModule, DevicesModule, HomeModule, LanguageModule, MemoryModule, MoodModule],
    ...[RemindersModule, SkillsModule, UsersModule],
  ],
  controllers: [AutomationsController, DeviceAutomationsController, HooksController],
  providers: [
    ...[AutomationsService, AutomationViews, AutomationsRepository, AutomationRules, WordingService],
    ...[AutomationsRunner, EngineStep, EngineRepository, WorldService],
    ...[EffectWork, EffectsRepository, ActionsService, QuestionsService],
    ...[AutomationRunsService, RunsRepository, DryRunsService, PastService, DraftsService],
    DeviceAutomationsService,
    ...[HooksService, HooksRepository, HooksPurge],
  ],
  exports: [AutomationRunsService, AutomationsService, WordingService],
})
export class AutomationsModule {}
