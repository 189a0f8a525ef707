import { Module } from '@nestjs/common';
import { RemindersModule } from '../reminders.module.js';
import { ListsFamily } from './lists.skill.js';
import { RemindersFamily } from './reminders.skill.js';
import { TimersFamily } from './timers.skill.js';

@Module({ imports: [RemindersModule], providers: [RemindersFamily, TimersFamily, ListsFamily] })
export class RemindersSkillsModule {}
