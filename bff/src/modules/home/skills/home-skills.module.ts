import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { HomeModule } from '../home.module.js';
import { HomeHandler } from './home.skill.js';

@Module({ imports: [HomeModule, UsersModule], providers: [HomeHandler] })
export class HomeSkillsModule {}
