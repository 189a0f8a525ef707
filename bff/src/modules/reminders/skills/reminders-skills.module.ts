import { Module } from '@nestjs/common';
import { RemindersModule } from '../reminders.module.js';
import { ListsHandler } from './lists.skill.js';
import { RemindersHandler } from './reminders.skill.js';
import { TimersHandler } from './timers.skill.js';

@Module({ imports: [RemindersModule], providers: [RemindersHandler, TimersHandler, ListsHandler] })
export class RemindersSkillsModule {}
