import { askedFor } from '../../../testing/asked.js';
import { flat } from '../../../testing/factories/home.js';
import { type AskedAtOnce } from './asked-at-once.js';

const home = flat();
const ask = (text: string): AskedAtOnce => askedFor(text, { home, areaId: 'living' });
const skillsOf = (text: string): string[] => ask(text).calls.map(({ call }) => call.skill);

describe('what a sentence asks for', () => {
  it('is done where all of it is understood', () => {
    expect(ask('turn off the bedside lamp and add milk to my shopping list')).toMatchObject({
      outcome: 'act',
      calls: [
        { call: { skill: 'home.off', targets: ['light.bed_lamp'] } },
        { call: { skill: 'list', parameters: { operation: 'add', item: 'milk' } } },
      ],
    });
    expect(ask('it is late, turn off the bedside lamp')).toMatchObject({ outcome: 'act' });
  });

  it('is asked about where a part of it is for nobody', () => {
    expect(ask('turn off the bedside lamp and who won the cup')).toMatchObject({
      outcome: 'ask',
      calls: [{ call: { skill: 'home.off' } }],
      question: expect.stringContaining('part of that'),
    });
  });

  it('is asked about where a value is missing', () => {
    expect(ask('remind me to call Ana')).toMatchObject({
      outcome: 'ask',
      question: 'When should I remind you?',
      calls: [{ call: { skill: 'reminder', parameters: { text: 'call Ana' }, missing: 'value' } }],
    });
  });

  it.each(['My grandmother lived in Porto', 'what is Leo allergic to?', ''])('is nothing: %s', (text) => {
    expect(ask(text)).toEqual({ outcome: 'none', calls: [] });
  });

  it.each([
    ['I need some light', 'home.on'],
    ['lights please', 'home.on'],
    ['make it dark in here', 'home.off'],
    ['make it cosy', 'light.set'],
    ['keep it down', 'media.volume'],
  ])('may be a wish: %s', (text, skill) => {
    expect(skillsOf(text)).toEqual([skill]);
  });
});
