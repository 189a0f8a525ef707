import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HomeModule } from '../home/home.module.js';
import { LanguageModule } from '../language/language.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { VoiceModule } from '../voice/voice.module.js';
import { CommandsController } from './commands/commands.controller.js';
import { CommandsService } from './commands/commands.service.js';
import { ContextsController } from './contexts/contexts.controller.js';
import { LearningService } from './learning/learning.service.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { SkillToolExecutor } from './model/skill-tool-executor.js';
import { ModelModule } from './model/model.module.js';
import { ModelReplies } from './model/model-replies.service.js';
import { SkillExecutor } from './handlers/skill-executor.service.js';
import { RunSkills } from './runs/run-skills.js';
import { RunsController } from './runs/runs.controller.js';
import { RunsPurge } from './runs/runs-purge.js';
import { RunsRepository } from './runs/runs.repository.js';
import { RunsService } from './runs/runs.service.js';
import { SkillCatalogue } from './kit/skill-catalogue.js';
import { SKILL_PROVIDERS } from './skill-providers.js';
import { DoingService } from './talk/doing.service.js';
import { MessageReader } from './talk/message-reader.service.js';
import { Surroundings } from './talk/surroundings.service.js';
import { TalkReplies } from './talk/talk-replies.service.js';
import { TalkService } from './talk/talk.service.js';
import { SkillsController } from './skills.controller.js';
import { SkillsService } from './skills.service.js';

/** Understands what is said and does it. The skills themselves are provided by the modules that own their data. */
@Module({
  imports: [
    DiscoveryModule,
    HomeModule,
    LanguageModule,
    MemoryModule,
    ModelModule,
    MoodModule,
    RemindersModule,
    VoiceModule,
  ],
  controllers: [SkillsController, CommandsController, RunsController, ContextsController],
  providers: [
    CommandsService,
    DoingService,
    MessageReader,
    SkillExecutor,
    SkillToolExecutor,
    ModelReplies,
    LearningService,
    RunSkills,
    RunsService,
    RunsPurge,
    RunsRepository,
    SkillsService,
    Surroundings,
    TalkReplies,
    TalkService,
    ...SKILL_PROVIDERS,
  ],
  exports: [CommandsService, SkillsService, SkillExecutor, SkillCatalogue, RunsService],
})
export class SkillsModule {}
