import { Module } from '@nestjs/common';
import { MoodModule } from '../../mood/mood.module.js';
import { BiometricsModule } from '../biometrics.module.js';
import { LoggingHandler } from './logging.skill.js';
import { ReadingsHandler } from './readings.skill.js';

@Module({ imports: [BiometricsModule, MoodModule], providers: [LoggingHandler, ReadingsHandler] })
export class BiometricsSkillsModule {}
