import { Module } from '@nestjs/common';
import { LifeModule } from '../life.module.js';
import { AskLifeHandler } from './ask-life/ask-life.skill.js';

@Module({ imports: [LifeModule], providers: [AskLifeHandler] })
export class LifeSkillsModule {}
