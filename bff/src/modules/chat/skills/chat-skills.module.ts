import { Module } from '@nestjs/common';
import { SkillsModule } from '../../skills/skills.module.js';
import { CapabilitiesSkill } from './capabilities.skill.js';
import { ClockFamily } from './clock.skill.js';
import { ScreensFamily } from './screens.skill.js';

@Module({ imports: [SkillsModule], providers: [CapabilitiesSkill, ClockFamily, ScreensFamily] })
export class ChatSkillsModule {}
