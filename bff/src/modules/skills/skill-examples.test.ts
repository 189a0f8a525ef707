import { entity, flat } from '../../testing/factories/home.js';
import { parse } from '../../testing/parse.js';
import { manifests } from '../../testing/skills.js';
import { SKILL_GROUPS } from './kit/skill-manifest.js';

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

describe('the skills of the product', () => {
  it('are found without a list of them', () => {
    expect(manifests.length).toBeGreaterThan(40);
    expect(new Set(manifests.map(({ name }) => name)).size).toBe(manifests.length);
    expect(manifests.map(({ group }) => group)).toEqual(expect.arrayContaining([...SKILL_GROUPS]));
  });

  it.each(examples)('understand “$text” as $name, with parameters that it takes', ({ text, skill }) => {
    const { intents: read } = parse(text, context);
    // What is done for a while is done now as well.
    const calls = skill.isForLater ? read.slice(-1) : read;
    expect(calls.map((call) => call.skill)).toEqual([skill.name]);
    expect(skill.parameters.safeParse(calls[0]?.parameters)).toMatchObject({ success: true });
  });
});
