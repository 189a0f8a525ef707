import { Module } from '@nestjs/common';
import { EmbeddingsModule } from '../../integrations/embeddings/embeddings.module.js';
import { HomeModule } from '../home/home.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { VectorKnowledge } from './answering/word-knowledge.js';
import { CapabilitiesSkill } from './capabilities.skill.js';
import { CommandsController } from './commands/commands.controller.js';
import { CommandsService } from './commands/commands.service.js';
import { LeaveOutSkill } from './leave-out.skill.js';
import { OfferSkill } from './offer.skill.js';
import { RecallSkill } from './recall.skill.js';
import { RememberSkill } from './remember.skill.js';
import { type Skill } from './skill.js';
import { SkillRegistry } from './skill-registry.js';
import { SkillsService } from './skills.service.js';

/** In the order in which they are asked whether they recognise an utterance. */
const SKILLS = [LeaveOutSkill, RememberSkill, CapabilitiesSkill, RecallSkill, OfferSkill];

@Module({
  imports: [EmbeddingsModule, HomeModule, MemoryModule],
  controllers: [CommandsController],
  providers: [
    CommandsService,
    ...SKILLS,
    VectorKnowledge,
    SkillsService,
    { provide: SkillRegistry, inject: SKILLS, useFactory: (...skills: Skill[]) => new SkillRegistry(skills) },
  ],
  exports: [SkillsService],
})
export class SkillsModule {}
