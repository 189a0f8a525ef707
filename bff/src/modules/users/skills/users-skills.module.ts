import { Module } from '@nestjs/common';
import { UsersModule } from '../users.module.js';
import { SettingsHandler } from './settings.skill.js';

@Module({ imports: [UsersModule], providers: [SettingsHandler] })
export class UsersSkillsModule {}
