import { Module } from '@nestjs/common';
import { SkillsModule } from '../../skills/skills.module.js';
import { ScheduledCalls } from './scheduled-calls.js';
import { ScheduledCommandWork } from './scheduled-command-work.js';
import { ScheduledCommandsController } from './scheduled-commands.controller.js';
import { ScheduledCommandsPurge } from './scheduled-commands-purge.js';
import { ScheduledCommandsRepository } from './scheduled-commands.repository.js';
import { ScheduledCommandsRunner } from './scheduled-commands-runner.js';
import { ScheduledCommandsService } from './scheduled-commands.service.js';

@Module({
  imports: [SkillsModule],
  controllers: [ScheduledCommandsController],
  providers: [
    ScheduledCommandsService,
    ScheduledCommandsRepository,
    ScheduledCommandsRunner,
    ScheduledCommandWork,
    ScheduledCalls,
    ScheduledCommandsPurge,
  ],
  exports: [ScheduledCommandsService],
})
export class ScheduledCommandsModule {}
