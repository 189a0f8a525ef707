import { entity, flat } from '../../testing/factories/home.js';
import { parse } from '../../testing/parse.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { manifests, skillCatalogue } from '../../testing/skills.js';
import { LanguageService } from '../language/language.service.js';
import { CommandReader } from './commands/command-reader.js';
import { type SkillCall } from './kit/skill-handler.js';
import { readClause } from './talk/clause-reading.js';
import { RuleSource } from './talk/rule-source.js';
import { SKILL_GROUPS } from './kit/skill-manifest.js';
import { memoryChangeIn } from './understanding/memory-change.js';

const home = flat();
const context = {
  home: {
    ...home,
    entities: [
      ...home.entities,
      entity('media_player.tv', 'TV', 'living'),
      entity('light.desk', 'Desk Lamp', 'living'),
    ],
  },
  areaId: 'living',
  now: new Date('2026-11-21T20:00:00Z'),
  timeZone: 'Europe/Paris',
};
/** What answers messages is no command; its examples are tested beside it. */
const examples = manifests
  .filter(({ answersMessages }) => !answersMessages)
  .flatMap((skill) => skill.examples.map((text) => ({ text, skill, name: skill.name })));

const language = new LanguageService();

/** What the language packs read, with what the skill makes of it; undefined where they read nothing to be done. */
function readByEngine(text: string): readonly SkillCall[] | undefined {
  const { clauses } = language.understand(text, { userId: 'somebody', own: { home: context.home } });
  const [clause] = clauses;
  const reader = new CommandReader(skillCatalogue, new FakeClock());
  const rules = new RuleSource(reader, context, { actOf: () => undefined, isHomeRead: true });
  if (clauses.length !== 1 || clause?.decision !== 'act') return undefined;
  return readClause(clause, {
    ...{ ...context, rules, skills: skillCatalogue, source: text },
    phrases: language.phrasesOf('en'),
  })?.calls;
}

function readByRules(text: string): readonly SkillCall[] {
  const change = memoryChangeIn(text);
  return change ? [change] : parse(text, context).intents;
}

describe('the skills of the product', () => {
  it('are found without a list of them', () => {
    expect(manifests.length).toBeGreaterThan(40);
    expect(new Set(manifests.map(({ name }) => name)).size).toBe(manifests.length);
    expect(manifests.map(({ group }) => group)).toEqual(expect.arrayContaining([...SKILL_GROUPS]));
  });

  it.each(examples)('understand “$text” as $name, with parameters that it takes', ({ text, skill }) => {
    const read = readByEngine(text) ?? readByRules(text);
    // What is done for a while is done now as well.
    const calls = skill.isForLater ? read.slice(-1) : read;
    expect(calls.map((call) => call.skill)).toEqual([skill.name]);
    expect(skill.parameters.safeParse(calls[0]?.parameters)).toMatchObject({ success: true });
  });
});
