import { Module } from '@nestjs/common';
import { MemoryModule } from '../memory/memory.module.js';
import { MemorySkillsModule } from '../memory/skills/memory-skills.module.js';
import { SkillsModule } from '../skills/skills.module.js';
import { TwinAnswersController } from './answers/answers.controller.js';
import { AnswersService } from './answers/answers.service.js';
import { VerdictsRepository } from './answers/verdicts.repository.js';
import { CheckPools } from './fidelity/check-pools.service.js';
import { ChecksController } from './fidelity/checks.controller.js';
import { ChecksRepository } from './fidelity/checks.repository.js';
import { ChecksService } from './fidelity/checks.service.js';
import { InterviewController } from './interview/interview.controller.js';
import { InterviewRepository } from './interview/interview.repository.js';
import { InterviewService } from './interview/interview.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileRepository } from './profile/profile.repository.js';
import { ProfileService } from './profile/profile.service.js';
import { HappeningsRepository } from './routines/happenings.repository.js';
import { RoutinesController } from './routines/routines.controller.js';
import { RoutinesService } from './routines/routines.service.js';
import { StyleController } from './style/style.controller.js';
import { StyleService } from './style/style.service.js';
import { TwinStyleModule } from './style/twin-style.module.js';
import { TwinErasure } from './twin-erasure.service.js';

/** What the twin knows of its owner, how it speaks, and how well it answers as them. */
@Module({
  imports: [MemoryModule, MemorySkillsModule, SkillsModule, TwinStyleModule],
  controllers: [
    ProfileController,
    StyleController,
    ChecksController,
    InterviewController,
    TwinAnswersController,
    RoutinesController,
  ],
  providers: [
    ...[ProfileService, ProfileRepository],
    StyleService,
    ...[ChecksService, ChecksRepository, CheckPools],
    ...[InterviewService, InterviewRepository],
    ...[AnswersService, VerdictsRepository],
    ...[RoutinesService, HappeningsRepository],
    TwinErasure,
  ],
})
export class TwinModule {}
