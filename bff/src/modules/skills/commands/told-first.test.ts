import { flat } from '../../../testing/factories/home.js';
import { isMeantForSkills } from './is-meant-for-skills.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const NOW = new Date('2026-11-21T20:00:00Z');
const home = flat();
const say = (text: string, more: object = {}): Parsed =>
  parse(text, { home, now: NOW, timeZone: 'Europe/Paris', ...more });

describe('several things in one sentence', () => {
  it.each<[string, string[]]>([
    [
      'I feel stressed, what is my heart rate, and turn off the bedroom lamp',
      ['mood.log', 'reading.query', 'home.off'],
    ],
    ['log weight 80 kg and water 500 ml', ['reading.log', 'reading.log']],
    ['log weight 80 kg, mood good and water 500 ml', ['reading.log', 'mood.log', 'reading.log']],
    ['My weight is 80 kg and my blood pressure is 120 over 80', ['reading.log', 'reading.log']],
    ['my mood is good, my weight is 80 kg', ['mood.log', 'reading.log']],
    ['I slept 7 and a half hours and I feel great', ['reading.log', 'mood.log']],
    ['I drank two glasses of water and walked 5000 steps', ['reading.log', 'reading.log']],
    ['I slept 5 hours, I feel tired, dim the lights', ['reading.log', 'mood.log', 'light.set']],
    ['I feel tired, dim the lights', ['mood.log', 'light.set']],
    ['I feel happy and relaxed', ['mood.log']],
    ['I slept 7 hours and 30 minutes', ['reading.log']],
  ])('“%s” is all of it', (text, skills) => {
    const parsed = say(text);
    expect(parsed.outcome).toBe('act');
    expect(parsed.intents.map(({ skill }) => skill)).toEqual(skills);
    expect(isMeantForSkills(text, parsed, home)).toBe(true);
  });

  it.each<[string, string]>([
    ["I'm leaving, lock the front door", 'home.lock'],
    ['I am going to bed, turn off all the lights', 'home.off'],
    ["I'm cold, turn on the heating", 'home.on'],
    ["I'm tired, set the bedroom lamp to 20%", 'light.set'],
    ['I am going out, remind me tomorrow at 9 to call Ana', 'reminder'],
  ])('“%s” gives a reason and asks for the rest alone', (text, skill) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill }] });
    expect(parsed.intents).toHaveLength(1);
    expect(isMeantForSkills(text, parsed, home)).toBe(true);
  });

  it.each([
    'I weigh 80 kg and 3 people were there',
    'I slept 7 hours and woke up twice',
    'I am in Lyon and my mother is 80',
    "I'm Ana, how are you",
    "I'm leaving, don't lock the door",
  ])('“%s” is not done in parts', (text) => {
    const parsed = say(text);
    expect(parsed.outcome === 'act' ? parsed.intents : []).toEqual([]);
  });
});
