import { flat } from '../../../testing/factories/home.js';
import { ENGLISH } from '../../../testing/phrases.js';
import { parse } from '../../../testing/parse.js';
import { HOME_SKILLS } from './home-skills.js';

const context = { home: flat(), areaId: 'living', now: new Date(), timeZone: 'UTC' };

describe('the skills of the home', () => {
  const examples = HOME_SKILLS.flatMap(({ name, examples: sentences }) =>
    sentences.map((sentence) => [sentence, name] as const),
  );

  it.each(examples)('understand “%s” as %s', (sentence, name) => {
    const [intent] = parse(sentence, context).intents;
    expect(intent?.skill).toBe(name);
    const skill = HOME_SKILLS.find((each) => each.name === name);
    expect(skill?.parameters.safeParse(intent?.parameters).error).toBeUndefined();
  });

  it.each([
    ['home.position', { position: 101 }, 'A position goes from 0 to 100 percent.'],
    ['light.set', { brightnessPct: -1 }, 'The brightness goes from 0 to 100 percent.'],
    ['light.set', { brightnessPct: 'all' }, 'The brightness goes from 0 to 100 percent.'],
    ['climate.set', { temperature: 400 }, 'Choose a temperature from −30 to 120 degrees.'],
    ['light.set', { kelvin: 1 }, 'White light goes from 1,000 to 12,000 kelvin.'],
  ])('refuse parameters of %s out of range: %j', (name, parameters, reason) => {
    const checked = HOME_SKILLS.find((each) => each.name === name)?.parameters.safeParse(parameters);
    expect(ENGLISH.say(checked?.error?.issues[0]?.message ?? '')).toBe(reason);
  });
});
