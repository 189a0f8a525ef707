import { Module } from '@nestjs/common';
import { AutomationsModule } from '../automations.module.js';
import { RuleReader } from './rules/rule-reader.js';
import { RulesHandler } from './rules/rules.skill.js';

@Module({ imports: [AutomationsModule], providers: [RulesHandler, RuleReader] })
export class AutomationsSkillsModule {}
