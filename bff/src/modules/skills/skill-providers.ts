import { type Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { UNSUPPORTED } from './commands/unsupported.js';
import { AnswersMessages, ProvidesSkills } from './kit/registration.js';
import { SkillCatalogue } from './kit/skill-catalogue.js';
import { type SkillFamily } from './kit/skill-family.js';
import { Performers } from './performing/performers.js';
import { type TalkSkill } from './skill.js';
import { SkillRegistry } from './skill-registry.js';

type Mark = typeof ProvidesSkills;

/** What the modules of the product provide under that mark, in the order in which they were imported. */
function provided<T>(discovery: DiscoveryService, { KEY }: Mark): () => T[] {
  return () => discovery.getProviders({ metadataKey: KEY }).map(({ instance }) => instance as T);
}

/** The registries, filled with whatever the modules of the product provide: none is named here. */
export const SKILL_PROVIDERS: readonly Provider[] = [
  {
    provide: Performers,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) =>
      new Performers(provided<SkillFamily>(discovery, ProvidesSkills)),
  },
  {
    provide: SkillRegistry,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) =>
      new SkillRegistry(provided<TalkSkill>(discovery, AnswersMessages)),
  },
  {
    provide: SkillCatalogue,
    inject: [SkillRegistry, Performers],
    useFactory: (registry: SkillRegistry, performers: Performers) =>
      new SkillCatalogue(
        () => [...registry.skills.map(({ manifest }) => manifest), ...performers.skills],
        UNSUPPORTED,
      ),
  },
];
