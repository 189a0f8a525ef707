import { Module } from '@nestjs/common';
import { UsersModule } from '../../users/users.module.js';
import { HomeModule } from '../home.module.js';
import { HomeFamily } from './home.skill.js';

@Module({ imports: [HomeModule, UsersModule], providers: [HomeFamily] })
export class HomeSkillsModule {}
