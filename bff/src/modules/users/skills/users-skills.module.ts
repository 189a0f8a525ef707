import { Module } from '@nestjs/common';
import { UsersModule } from '../users.module.js';
import { SettingsFamily } from './settings.skill.js';

@Module({ imports: [UsersModule], providers: [SettingsFamily] })
export class UsersSkillsModule {}
