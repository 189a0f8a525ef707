import { type Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { AnswersMessages, ProvidesSkills, ReadsWholeMessages } from './kit/registration.js';
import { SkillCatalogue } from './kit/skill-catalogue.js';
import { type SkillHandler } from './kit/skill-handler.js';
import { SkillHandlers } from './handlers/skill-handlers.js';
import { type TalkSkill } from './skill.js';
import { type WholeReader } from './kit/whole-reader.js';
import { SkillRegistry } from './skill-registry.js';
import { WholeReaders } from './talk/whole-readers.js';

type Mark = typeof ProvidesSkills;

/** What the modules of the product provide under that mark, in the order in which they were imported. */
function provided<T>(discovery: DiscoveryService, { KEY }: Mark): () => T[] {
  return () => discovery.getProviders({ metadataKey: KEY }).map(({ instance }) => instance as T);
}

/** The registries, filled with whatever the modules of the product provide: none is named here. */
export const SKILL_PROVIDERS: readonly Provider[] = [
  {
    provide: SkillHandlers,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) =>
      new SkillHandlers(provided<SkillHandler>(discovery, ProvidesSkills)),
  },
  {
    provide: SkillRegistry,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) =>
      new SkillRegistry(provided<TalkSkill>(discovery, AnswersMessages)),
  },
  {
    provide: WholeReaders,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) =>
      new WholeReaders(provided<WholeReader>(discovery, ReadsWholeMessages)),
  },
  {
    provide: SkillCatalogue,
    inject: [SkillRegistry, SkillHandlers],
    useFactory: (registry: SkillRegistry, handlers: SkillHandlers) =>
      new SkillCatalogue(() => [...registry.skills.map(({ manifest }) => manifest), ...handlers.skills]),
  },
];
