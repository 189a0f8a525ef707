import { entity, flat } from '../../../testing/factories/home.js';
import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { heardIn, partsOf } from './draft-rule.js';

const home = { ...flat(), entities: [entity('light.sofa', 'Sofa lamp', 'living')] };
const EVENING = { kind: 'clock', from: '18:00', until: '23:00', weekdays: [] };

describe.each([
  [
    'en',
    'When I log a headache in the evening, dim the lights',
    'i log a headache in the evening',
    'dim the lights',
  ],
  ['en', 'dim the lights when I log a headache', 'i log a headache', 'dim the lights'],
  ['en', 'If the sofa lamp turns on then close the blinds.', 'the sofa lamp turns on', 'close the blinds'],
  ['de', 'Wenn ich Kopfschmerzen eintrage, dimm das Licht', 'ich kopfschmerzen eintrage', 'dimm das Licht'],
])('%s: %s', (language, text, when, then) => {
  it('has two parts', () => {
    const parts = partsOf(text, phrasesIn(language));
    expect(parts?.when.toLowerCase()).toBe(when);
    expect(parts?.then).toBe(then);
  });
});

it.each(['When did I last see Anna?', 'Dim the lights', 'Whenever', 'When I am sad I call my sister'])(
  'is no rule: %s',
  (text) => {
    expect(partsOf(text, phrasesIn('en'))).toBeUndefined();
  },
);

it.each([
  [
    'en',
    'I log a headache in the evening',
    {
      when: [
        { kind: 'mood', tag: 'headache' },
        { kind: 'memory', tag: 'headache' },
      ],
      if: EVENING,
    },
  ],
  [
    'en',
    'the sofa lamp turns on',
    { when: [{ kind: 'state', entityIds: ['light.sofa'], to: 'on', forSeconds: 0 }], if: null },
  ],
  ['en', 'it is 22:30', { when: [{ kind: 'time', at: '22:30', weekdays: [] }], if: null }],
  ['en', 'the sun sets', { when: [{ kind: 'sun', event: 'sunset', offsetMinutes: 0 }], if: null }],
  [
    'de',
    'ich Kopfschmerzen eintrage',
    {
      when: [
        { kind: 'mood', tag: 'kopfschmerzen' },
        { kind: 'memory', tag: 'kopfschmerzen' },
      ],
      if: null,
    },
  ],
  [
    'de',
    'die Sofa lamp angeht',
    { when: [{ kind: 'state', entityIds: ['light.sofa'], to: 'on', forSeconds: 0 }], if: null },
  ],
])('%s: hears %s', (language, when, heard) => {
  expect(heardIn(when, home, phrasesIn(language))).toEqual(heard);
});

it.each(['the neighbour is sad', 'the sofa lamp turns on twice', 'it is 25:00', ''])(
  'guesses nothing of “%s”',
  (when) => {
    expect(heardIn(when, home, phrasesIn('en'))).toBeUndefined();
  },
);
