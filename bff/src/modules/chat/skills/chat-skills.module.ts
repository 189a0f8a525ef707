import { Module } from '@nestjs/common';
import { SkillsModule } from '../../skills/skills.module.js';
import { CapabilitiesSkill } from './capabilities.skill.js';
import { ClockHandler } from './clock.skill.js';
import { LanguageModule } from '../../language/language.module.js';
import { ArithmeticHandler } from './arithmetic.skill.js';
import { CareSkill } from './care.skill.js';
import { ScreensHandler } from './screens.skill.js';
import { SmallTalkSkill } from './small-talk.skill.js';
import { UndoSkill } from './undo.skill.js';

@Module({
  imports: [LanguageModule, SkillsModule],
  providers: [
    ArithmeticHandler,
    CapabilitiesSkill,
    CareSkill,
    ClockHandler,
    ScreensHandler,
    SmallTalkSkill,
    UndoSkill,
  ],
})
export class ChatSkillsModule {}
