import { engineSaying } from '../../../testing/language-engine.js';
import { type Understander } from '../arbitration/understander.js';
import { type Act } from '../understanding.js';

const engines = new Map<string, Understander>();

function saidOf(act: Act, text: string, language = 'en'): Record<string, unknown> | undefined {
  const key = `${language} ${act}`;
  const engine = engines.get(key) ?? engineSaying(() => act, language);
  engines.set(key, engine);
  const { clauses } = engine.understand(text);
  return clauses.find(({ chosen }) => chosen?.act === act)?.chosen?.parameters;
}

describe('what is captured for lists', () => {
  it.each([
    ['put nails and screws on my shed repairs list', { list: 'shed repairs', items: ['nails', 'screws'] }],
    ['camping list, add tent pegs', { list: 'camping', items: ['tent pegs'] }],
    ['we need flour and yeast because we are baking', { items: ['flour', 'yeast'] }],
    ['add two pints of milk to the shopping list', { items: ['two pints of milk'], list: 'shopping' }],
    ['write it on the shopping list', { items: [], isPointing: true, list: 'shopping' }],
    ['got the stamps already, cross them off the list', { operation: 'complete', items: ['stamps'] }],
    ['tick that off my garage list', { operation: 'complete', isPointing: true, list: 'garage' }],
    ['the hedges are done, tick them off the autumn jobs', { items: ['hedges'], list: 'autumn jobs' }],
    ['wipe the shopping list clean', { operation: 'clear', list: 'shopping' }],
    ['make that four', { operation: 'change', amount: 4 }],
    [
      'make a packing list for Oslo: gloves, charger and a scarf',
      { operation: 'create', list: 'packing', items: ['gloves', 'charger', 'scarf'] },
    ],
    [
      'add soap to the shopping list and stamps to the office list',
      { list: 'office', items: ['stamps'], others: [{ items: ['soap'], list: 'shopping' }] },
    ],
  ])('“%s”', (text, expected) => {
    expect(saidOf('list', text)).toMatchObject(expected);
  });

  it.each([
    ['schreib Nägel und Dübel auf meine Werkstattliste', { items: ['Nägel', 'Dübel'] }],
    ['setz das auf den Einkaufszettel', { items: [], isPointing: true }],
    ['mach eine Packliste für Oslo: Handschuhe, Schal', { items: ['Handschuhe', 'Schal'] }],
    [
      'setz Seife auf die Einkaufsliste und Briefmarken auf die Büroliste',
      { list: 'Büroliste', items: ['Briefmarken'], others: [{ items: ['Seife'], list: 'Einkaufsliste' }] },
    ],
  ])('“%s”', (text, expected) => {
    expect(saidOf('list', text, 'de')).toMatchObject(expected);
  });
});

describe('what is captured for reminders', () => {
  it.each([
    ['remember me please to post the form on the 12th', { text: 'post the form', when: { monthDay: 12 } }],
    ["fifteen minutes then it's tea time, poke me", { text: "it's tea time", when: 900 }],
    [
      'give us a shout at quarter past six, the quiz is on',
      { text: 'the quiz is on', when: { hour: 6, minute: 15 } },
    ],
    [
      'remind me about the boiler at 4, the man needs the code',
      { text: 'the boiler, the man needs the code', when: { hour: 4, minute: 0 } },
    ],
    ['push the optician one to Monday, same time', { operation: 'move', text: 'optician' }],
    ['move that one to 11', { operation: 'move', isLast: true, hour: 11 }],
    ['cancel that one about the piano tuner', { operation: 'cancel', text: 'piano tuner' }],
    ['get me up at 5 today, on shift from 7', { when: { hour: 5, minute: 0, day: 0 } }],
    [
      'set alarms for 6 and 6:20 tomorrow because one is not enough',
      {
        times: [
          { day: 1, hour: 6 },
          { day: 1, hour: 6, minute: 20 },
        ],
      },
    ],
    ['give me half an hour so the dough can rest', { duration: 1800 }],
    ['make it twelve minutes', { operation: 'change', duration: 720 }],
    ['how long have I got left', { operation: 'status' }],
    ['snooze it', { operation: 'snooze' }],
    ['put an alarm on for 5', { hour: 5 }],
    ['remind me three hours before the play', { text: 'three hours before the play' }],
  ])('“%s”', (text, expected) => {
    expect(saidOf('reminder', text)).toMatchObject(expected);
  });

  it.each([
    ['fünf Minuten, dann kommt der Bus, gib mir Bescheid', { when: 300 }],
    ['erinner mich am 14. an die Miete', { text: 'Miete', when: { monthDay: 14 } }],
    ['verschieb das mit dem Friseur auf Montag', { operation: 'move', text: 'Friseur' }],
    ['weck mich um 17 Uhr, um 19 Uhr muss ich los', { when: { hour: 17 } }],
    [
      'stell den Wecker auf 6 und 6:20 morgen',
      {
        times: [
          { day: 1, hour: 6 },
          { day: 1, minute: 20 },
        ],
      },
    ],
  ])('“%s”', (text, expected) => {
    expect(saidOf('reminder', text, 'de')).toMatchObject(expected);
  });

  it.each(['how long do you have to bake a potato', 'how long does it take to get to Leeds'])(
    'is no timer: “%s”',
    (text) => {
      expect(saidOf('reminder', text)).not.toMatchObject({ operation: 'status' });
    },
  );
});
