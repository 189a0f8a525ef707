import { Module } from '@nestjs/common';
import { SkillsModule } from '../../skills/skills.module.js';
import { RemindersModule } from '../reminders.module.js';
import { ScheduledCommandsModule } from '../scheduled/scheduled-commands.module.js';
import { LaterHandler } from './later.skill.js';
import { ListsHandler } from './lists.skill.js';
import { RemindersHandler } from './reminders.skill.js';
import { TimersHandler } from './timers.skill.js';

@Module({
  imports: [RemindersModule, ScheduledCommandsModule, SkillsModule],
  providers: [RemindersHandler, TimersHandler, ListsHandler, LaterHandler],
})
export class RemindersSkillsModule {}
