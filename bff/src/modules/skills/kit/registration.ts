import { DiscoveryService } from '@nestjs/core';

/** On a `SkillHandler` that a module provides: the registry finds it by this, and no list names it. */
export const ProvidesSkills = DiscoveryService.createDecorator();

/** On a `WholeReader` that a module provides. */
export const ReadsWholeMessages = DiscoveryService.createDecorator();

/** On a `TalkSkill` that a module provides. */
export const AnswersMessages = DiscoveryService.createDecorator();
