import { Module } from '@nestjs/common';
import { MoodModule } from '../mood.module.js';
import { MoodsHandler } from './moods.skill.js';

@Module({ imports: [MoodModule], providers: [MoodsHandler] })
export class MoodSkillsModule {}
