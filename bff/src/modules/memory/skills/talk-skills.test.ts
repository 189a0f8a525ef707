import { type AnswerStyle } from '../../twin/style/answer-style.service.js';
import { Cases } from '../../../testing/cases.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { type MemoryListingService } from '../listing/listing.service.js';
import { type MemoryRulesService } from '../rules/memory-rules.service.js';
import { type MemoryService } from '../memory.service.js';
import { type MemorySuggestions } from '../review/memory-suggestions.service.js';
import { type MemorySearchService } from '../search/memory-search.service.js';
import { type VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { CapabilitiesSkill } from '../../chat/skills/capabilities.skill.js';
import { CompareSkill } from './compare.skill.js';
import { DoNotSaveSkill } from './do-not-save.skill.js';
import { OnThisDaySkill } from './on-this-day.skill.js';
import { RecallSkill } from './recall.skill.js';
import { RememberSkill } from './remember.skill.js';
import { SkillRegistry } from '../../skills/skill-registry.js';
import { type RunsService } from '../../skills/runs/runs.service.js';
import { type SpokenContext, type TalkSkill } from '../../skills/skill.js';
import { SummarySkill } from './summary.skill.js';
import { ToldSkill } from './told.skill.js';

const cases = Cases.beside(import.meta.url);

const unused = {} as MemoryService &
  MemoryRulesService &
  MemorySuggestions &
  RunsService &
  MemorySearchService &
  MemoryListingService &
  AnswerStyle &
  VectorKnowledge;
const skills: TalkSkill[] = [
  new DoNotSaveSkill(),
  new RememberSkill(unused, unused),
  new CapabilitiesSkill(unused),
  new OnThisDaySkill(unused),
  new CompareSkill(unused, unused, new FakeClock()),
  new SummarySkill(unused, unused, new FakeClock()),
  new RecallSkill(unused, unused, unused, unused, unused),
  new ToldSkill(unused, unused, unused, unused),
];
const registry = new SkillRegistry(() => skills.toReversed());

describe('the skill registry', () => {
  it.each(
    skills.flatMap(({ manifest: { name, examples } }) => examples.map((example) => [example, name] as const)),
  )('understands %j as %s, as the skill says', (example, name) => {
    const understood = registry.understand(example);
    expect(understood?.skill.manifest.name).toBe(name);
    expect(understood?.skill.manifest.parameters.safeParse(understood.parameters).success).toBe(true);
  });

  cases.it('understands sentences of other words', (text: string, name: string) => {
    expect(registry.understand(text)?.skill.manifest.name).toBe(name);
  });

  it('lets two skills write: what is told, and what is to be remembered', () => {
    expect(
      skills
        .map(({ manifest }) => manifest)
        .filter(({ risk }) => risk === 'write')
        .map(({ name }) => name),
    ).toEqual(['remember', 'told']);
  });

  it('refuses parameters that do not fit', () => {
    const [skill] = skills as [TalkSkill];
    expect(() => registry.run({ skill, parameters: { wish: 'everything' } }, {} as SpokenContext)).toThrow();
  });
});
