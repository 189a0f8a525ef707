import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../integrations/embeddings/embeddings.module.js';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { HomeModule } from '../home/home.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { UsersModule } from '../users/users.module.js';
import { VoiceModule } from '../voice/voice.module.js';
import { VectorKnowledge } from './answering/word-knowledge.js';
import { AnswersService } from './answers.service.js';
import { CapabilitiesSkill } from './capabilities.skill.js';
import { CommandsController } from './commands/commands.controller.js';
import { CommandsService } from './commands/commands.service.js';
import { TalkService } from './commands/talk.service.js';
import { CompareSkill } from './compare.skill.js';
import { ContextsController } from './contexts/contexts.controller.js';
import { LearningService } from './learning/learning.service.js';
import { LeaveOutSkill } from './leave-out.skill.js';
import { ActingDesk } from './model/acting-desk.js';
import { ModelModule } from './model/model.module.js';
import { ModelReplies } from './model/model-replies.service.js';
import { OfferSkill } from './offer.skill.js';
import { ActingService } from './performing/acting.service.js';
import { BodyPerformer } from './performing/body.performer.js';
import { ClockPerformer } from './performing/clock.performer.js';
import { HomePerformer } from './performing/home.performer.js';
import { ListsPerformer } from './performing/lists.performer.js';
import { LoggingPerformer } from './performing/logging.performer.js';
import { MemoryPerformer } from './performing/memory.performer.js';
import { MoodPerformer } from './performing/mood.performer.js';
import { type Performer } from './performing/performer.js';
import { Performers } from './performing/performers.js';
import { RemindersPerformer } from './performing/reminders.performer.js';
import { ScreensPerformer } from './performing/screens.performer.js';
import { SettingsPerformer } from './performing/settings.performer.js';
import { TimersPerformer } from './performing/timers.performer.js';
import { RecallSkill } from './recall.skill.js';
import { OnThisDaySkill } from './on-this-day.skill.js';
import { RememberingService } from './remembering.service.js';
import { RememberSkill } from './remember.skill.js';
import { SummarySkill } from './summary.skill.js';
import { RunsController } from './runs/runs.controller.js';
import { RunsPurge } from './runs/runs-purge.js';
import { RunsRepository } from './runs/runs.repository.js';
import { RunsService } from './runs/runs.service.js';
import { type Skill } from './skill.js';
import { SkillRegistry } from './skill-registry.js';
import { SkillsController } from './skills.controller.js';
import { SkillsService } from './skills.service.js';

/** In the order in which they are asked whether they recognise an utterance. */
const SKILLS = [
  LeaveOutSkill,
  RememberSkill,
  CapabilitiesSkill,
  OnThisDaySkill,
  CompareSkill,
  SummarySkill,
  RecallSkill,
  OfferSkill,
];

const PERFORMERS = [
  HomePerformer,
  RemindersPerformer,
  TimersPerformer,
  ListsPerformer,
  LoggingPerformer,
  BodyPerformer,
  MoodPerformer,
  ClockPerformer,
  MemoryPerformer,
  ScreensPerformer,
  SettingsPerformer,
];

@Module({
  imports: [
    BiometricsModule,
    EmbeddingsModule,
    HomeModule,
    MemoryModule,
    ModelModule,
    MoodModule,
    RemindersModule,
    UsersModule,
    VoiceModule,
  ],
  controllers: [SkillsController, CommandsController, RunsController, ContextsController],
  providers: [
    CommandsService,
    TalkService,
    ActingService,
    ActingDesk,
    ModelReplies,
    AnswersService,
    RememberingService,
    LearningService,
    ...PERFORMERS,
    {
      provide: Performers,
      inject: PERFORMERS,
      useFactory: (...performers: Performer[]) => new Performers(performers),
    },
    RunsService,
    RunsPurge,
    RunsRepository,
    ...SKILLS,
    VectorKnowledge,
    SkillsService,
    { provide: SkillRegistry, inject: SKILLS, useFactory: (...skills: Skill[]) => new SkillRegistry(skills) },
  ],
  exports: [SkillsService, ActingService, RememberingService],
})
export class SkillsModule {}
