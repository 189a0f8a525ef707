import { type Home } from '../../../integrations/home/home.js';
import { engineSaying, entity, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { namesOf } from '../matching/names.js';
import { type Act, type Clause } from '../understanding.js';

const HOME: Home = {
  ...SMALL_HOME,
  entities: [
    ...SMALL_HOME.entities,
    entity('light.nursery', "Baby's lamp"),
    entity('climate.bedroom', 'Bedroom heater', { areaId: 'bedroom' }),
  ],
};
const names = namesOf({ home: HOME }, packOf('en'));

/** What a well-taught classifier would say of the parts, by a word of them. */
const ACTS_BY_WORD: readonly (readonly [string, Act])[] = [
  ['remind', 'reminder'],
  ['told', 'told'],
  ['awake', 'told'],
  ['glaring', 'told'],
  ['left', 'told'],
];
const engine = engineSaying((text) => ACTS_BY_WORD.find(([word]) => text.includes(word))?.[1] ?? 'home');

function clausesOf(text: string, last: readonly string[] = []): readonly Clause[] {
  return engine.understand(text, { names, last }).clauses;
}

function doneBy(text: string, last?: readonly string[]): string[] {
  return clausesOf(text, last).flatMap(({ decision, chosen }) =>
    decision === 'act' && chosen ? [`${chosen.skill} ${chosen.targets.join(' ')}`.trim()] : [],
  );
}

describe('what a sentence points back at', () => {
  const LIGHTS = ['light.kitchen', 'light.bedroom'];

  it.each([
    ['turn on the fan and turn it off in 10 minutes', ['home.on fan.bedroom', 'home.off fan.bedroom']],
    ['dim the kitchen to 30 percent and make it red', ['light.set light.kitchen', 'light.set light.kitchen']],
  ])('is what it has named, whatever was spoken of before it: %s', (text, done) => {
    expect(doneBy(text, LIGHTS)).toEqual(done);
  });

  it('is what was spoken of before where it names nothing', () => {
    expect(doneBy('turn them off', LIGHTS)).toEqual(['home.off light.kitchen light.bedroom']);
  });
});

describe('commands among what is told', () => {
  it.each([
    ['lock the front door i am wide awake', ['home.lock lock.front']],
    ['turn off the fan so we can hear what we are told', ['home.off fan.bedroom']],
    ['the kitchen speaker is glaring at me, pause it', ['media.pause media_player.kitchen']],
    [
      'somebody left the kitchen light burning and the bedroom light burning, turn them both off',
      ['home.off light.kitchen light.bedroom'],
    ],
    ["baby's lamp off", ['home.off light.nursery']],
    ['fan off i beg you', ['home.off fan.bedroom']],
    ['turn on the kitchen light if you can', ['home.on light.kitchen']],
    ['set that thermostat at 21', ['climate.set climate.main']],
    ['turn the lights up', ['light.set light.kitchen light.bedroom light.nursery']],
    // A room that is only told of is where the command is meant.
    ['in bedroom is cold, please put heater to 24', ['climate.set climate.bedroom']],
    ["it's freezing in the bedroom, put the heating to 24", ['climate.set climate.bedroom']],
    // Of another kind of thing, or of another room, it is a wish of its own.
    [
      "it's freezing in the bedroom, kitchen light off",
      ['climate.set climate.bedroom', 'home.off light.kitchen'],
    ],
    ["kitchen light off, we're out of bulbs", ['home.off light.kitchen']],
  ])('“%s”', (text, expected) => {
    expect(doneBy(text)).toEqual(expected);
  });

  it.each([
    'Ana said, turn on the kitchen light',
    'the kitchen light is on',
    'turn on the kitchen light if it rains',
    'dial him up',
    'turn both off',
    "I'm not on the guest list",
    'so the house is full',
  ])('does nothing for “%s”', (text) => {
    expect(doneBy(text)).toEqual([]);
  });

  it('takes a reason behind a command for no command', () => {
    expect(doneBy('lock the front door because the fan is off')).toEqual(['home.lock lock.front']);
  });
});

describe('care beside commands', () => {
  it.each([
    ['remind me to call the police about the bike', 'reminder'],
    ['my neighbour collapsed, turn on the fan', 'distress'],
    ['my uncle will not wake up', 'distress'],
  ] as const)('“%s” is %s', (text, act) => {
    expect(clausesOf(text)[0]?.act).toBe(act);
  });
});

describe('what is left alone', () => {
  it.each([
    ['turn off all lights but the kitchen', ['home.off light.bedroom light.nursery']],
    ['turn off the kitchen light, not the bedroom light', ['home.off light.kitchen']],
    ['turn off all the lights, not the bedroom', ['home.off light.kitchen light.nursery']],
    ['turn off everything except the kitchen light', ['home.off light.bedroom light.nursery']],
    ['turn on all but the kitchen and the bedroom light', ['home.on light.nursery']],
  ])('“%s”', (text, expected) => {
    expect(doneBy(text)).toEqual(expected);
  });

  it('is asked about where it is not known', () => {
    expect(doneBy('turn off all lights except the sauna')).toEqual([]);
  });
});

describe('two halves', () => {
  it.each([
    [
      'turn the lights on in the kitchen and off in the bedroom',
      ['home.on light.kitchen', 'home.off light.bedroom'],
    ],
    ['lock the front door and turn off the fan', ['home.lock lock.front', 'home.off fan.bedroom']],
  ])('are two commands: “%s”', (text, expected) => {
    expect(doneBy(text)).toEqual(expected);
  });

  it.each([
    'turn on and off the kitchen light',
    'lock and unlock the front door',
    'set the kitchen light to 20 and 50 percent',
    'turn on the kitchen light and the sauna',
    "I'll turn off the fan",
  ])('of one say nothing that could be done: “%s”', (text) => {
    expect(doneBy(text)).toEqual([]);
  });
});
