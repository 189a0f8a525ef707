import { Module } from '@nestjs/common';
import { MoodModule } from '../../mood/mood.module.js';
import { BiometricsModule } from '../biometrics.module.js';
import { LoggingFamily } from './logging.skill.js';
import { ReadingsFamily } from './readings.skill.js';

@Module({ imports: [BiometricsModule, MoodModule], providers: [LoggingFamily, ReadingsFamily] })
export class BiometricsSkillsModule {}
