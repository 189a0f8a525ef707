import { Module } from '@nestjs/common';
import { SkillsModule } from '../../skills/skills.module.js';
import { CapabilitiesSkill } from './capabilities.skill.js';
import { ClockHandler } from './clock.skill.js';
import { ScreensHandler } from './screens.skill.js';

@Module({ imports: [SkillsModule], providers: [CapabilitiesSkill, ClockHandler, ScreensHandler] })
export class ChatSkillsModule {}
