import { entity } from '../../../testing/factories/home.js';
import { ENGLISH } from '../../../testing/phrases.js';
import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { actOf } from './home-act.js';

const call = (skill: string): SkillCall => ({ skill, parameters: {}, targets: [] });
const named = (...names: string[]) =>
  names.map((name, index) => entity(`lock.l${String(index)}`, name, null));

describe('what a yes does', () => {
  it.each([
    ['Unlock the front door', ['home.unlock'], ['Front door']],
    ['Unlock Ana’s door', ['home.unlock'], ['Ana’s door']],
    ['Unlock TV room', ['home.unlock'], ['TV room']],
    ['Open Gate and the garage door', ['home.open'], ['Gate', 'Garage door']],
    ['Turn off 3 devices', ['home.off'], ['Lamp', 'Spot', 'Fan']],
    ['Change Gate', ['home.unlock', 'home.off'], ['Gate']],
  ])('is named “%s”', (act, skills, names) => {
    expect(actOf(skills.map(call), named(...names), ENGLISH)).toBe(act);
  });

  it('is named in the language of the sentence', () => {
    expect(actOf([call('home.unlock')], named('Haustür'), phrasesIn('de'))).toBe('Haustür aufschließen');
  });
});
