import { flat } from '../../../../testing/factories/home.js';
import { parse } from '../../../../testing/parse.js';
import { ASK_LIFE } from './ask-life.skill.js';

const here = { home: flat(), now: new Date('2026-11-21T20:00:00Z'), timeZone: 'Europe/Vienna' };
const asked = (text: string) =>
  parse(text, here).intents.map(({ skill, parameters }) => ({ skill, ...parameters }));
const life = (parameters: object) => [expect.objectContaining({ skill: ASK_LIFE.name, ...parameters })];

describe('a question across life', () => {
  it.each([
    ['When did I last feel this rested?', { asks: 'last-felt', felt: 'rested' }],
    ['When did I last feel this rested, and what did I do that day?', { asks: 'last-felt', felt: 'rested' }],
    ['What do I do on days I feel great?', { asks: 'days-felt', felt: 'great' }],
    ['Did I sleep better with the window open?', { asks: 'difference', condition: 'window open' }],
    ['Did I sleep better after walks?', { asks: 'difference', condition: 'walks' }],
    ['Do I feel better on days with friends?', { asks: 'difference', outcome: 'mood', condition: 'friends' }],
    ['Who did I see the week before I was ill?', { asks: 'week-before' }],
    ['Who did I meet in the week before I had the flu?', { asks: 'week-before' }],
    [
      'What was on my mind the last time my resting heart rate was this high?',
      { asks: 'last-measured', metric: 'resting-heart-rate', direction: 'high', about: 'mind' },
    ],
    ['When was my weight last this low?', { asks: 'last-measured', metric: 'body-weight', direction: 'low' }],
    ['Wann war ich zuletzt so ausgeruht?', { asks: 'last-felt', felt: 'rested' }],
    ['Wann habe ich mich zuletzt so ausgeruht gefühlt?', { asks: 'last-felt', felt: 'rested' }],
    ['Was mache ich an Tagen, an denen ich glücklich bin?', { asks: 'days-felt', felt: 'good' }],
    ['Was mache ich an Tagen, wo ich glücklich bin?', { asks: 'days-felt', felt: 'good' }],
    ['Habe ich mit offenem Fenster besser geschlafen?', { asks: 'difference', outcome: 'sleep' }],
    ['Wen habe ich in der Woche getroffen, bevor ich krank war?', { asks: 'week-before' }],
    [
      'Was hat mich beschäftigt, als mein Ruhepuls zuletzt so hoch war?',
      { asks: 'last-measured', metric: 'resting-heart-rate', about: 'mind' },
    ],
  ])('is understood: %s', (text, parameters) => {
    expect(asked(text)).toEqual(life(parameters));
  });

  it.each(['I slept better with the window open.', 'I saw Ben the week before I was ill.'])(
    'is none where something is told: %s',
    (text) => {
      expect(asked(text)).toEqual([]);
    },
  );
});
