import { Module } from '@nestjs/common';
import { MoodModule } from '../mood.module.js';
import { MoodsFamily } from './moods.skill.js';

@Module({ imports: [MoodModule], providers: [MoodsFamily] })
export class MoodSkillsModule {}
