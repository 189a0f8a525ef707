import { flat } from '../../../testing/factories/home.js';
import { isMeantForSkills } from './is-meant-for-skills.js';
import { type Parsed } from './command.js';
import { parse } from './parse.js';

const NOW = new Date('2026-11-21T20:00:00Z');
const home = flat();
const say = (text: string, more: object = {}): Parsed =>
  parse(text, { home, now: NOW, timeZone: 'Europe/Paris', ...more });

describe('what is measured', () => {
  it.each<[string, object]>([
    ['Log weight 80.5 kg', { metric: 'body-weight', value: 80.5, unit: 'kg' }],
    ['log my weight as 80,5 kg', { metric: 'body-weight', value: 80.5, unit: 'kg' }],
    ['Log 81 kg', { metric: 'body-weight', value: 81, unit: 'kg' }],
    ['I weigh 176 pounds', { metric: 'body-weight', value: 176, unit: 'pounds' }],
    ['My weight is 80', { metric: 'body-weight', value: 80 }],
    ['I drank two glasses of water', { metric: 'water-intake', value: 2, unit: 'glasses' }],
    ['I just drank a glass of water', { metric: 'water-intake', value: 1, unit: 'glass' }],
    ['log half a litre of water', { metric: 'water-intake', value: 0.5, unit: 'litre' }],
    ['Log 500 ml water', { metric: 'water-intake', value: 500, unit: 'ml' }],
    ['track 8,000 steps', { metric: 'steps', value: 8000 }],
    ['I walked 10k steps today', { metric: 'steps', value: 10_000 }],
    ['My blood pressure is 120 over 80', { metric: 'blood-pressure', value: 120, diastolic: 80 }],
    ['log blood pressure 118/76', { metric: 'blood-pressure', value: 118, diastolic: 76 }],
    ['I slept 7 and a half hours', { metric: 'sleep-duration', value: 7.5, unit: 'h' }],
    ['I slept for 7 hours 15 minutes last night', { metric: 'sleep-duration', value: 7.25 }],
    ['log 6 hours of sleep', { metric: 'sleep-duration', value: 6, unit: 'h' }],
    ['log sleep 8', { metric: 'sleep-duration', value: 8, unit: 'h' }],
    ['Log my heart rate as 62 bpm', { metric: 'heart-rate', value: 62, unit: 'bpm' }],
    ['record resting heart rate 54', { metric: 'resting-heart-rate', value: 54 }],
    ['log body temperature 37.2 degrees', { metric: 'body-temperature', value: 37.2, unit: 'degrees' }],
    ['Log 30 push-ups', { metric: 'push-ups', value: 30 }],
    ['track coffee 2', { metric: 'coffee', value: 2 }],
    ['log 30 g of protein', { metric: 'protein', value: 30, unit: 'g' }],
    ['log weight 79 kg yesterday', { metric: 'body-weight', value: 79, at: '2026-11-20T11:00:00.000Z' }],
    ['Weight 80.2', { metric: 'body-weight', value: 80.2 }],
    ['my weight today: 80.2 kg', { metric: 'body-weight', value: 80.2, unit: 'kg' }],
    ['my temperature is 38.2', { metric: 'body-temperature', value: 38.2 }],
    ['I have a fever of 39 degrees', { metric: 'body-temperature', value: 39, unit: 'degrees' }],
    ['blood pressure 120/80', { metric: 'blood-pressure', value: 120, diastolic: 80 }],
  ])('“%s” is kept', (text, parameters) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill: 'reading.log', parameters }] });
    expect(isMeantForSkills(text, parsed, home)).toBe(true);
  });

  // It is Saturday, 21 November, nine in the evening in Paris.
  it.each<[string, string | undefined]>([
    ['I weigh 80 kg today', undefined],
    ['log weight 80 kg this morning', undefined],
    ['I slept 7 hours last night', undefined],
    ['log weight 80 kg at 8 am', '2026-11-21T07:00:00.000Z'],
    ['log weight 80 kg at 8', '2026-11-21T19:00:00.000Z'],
    ['log weight 80 kg at 11', '2026-11-21T10:00:00.000Z'],
    ['log heart rate 62 at half past 7', '2026-11-21T18:30:00.000Z'],
    ['log heart rate 62 this morning at 7:15', '2026-11-21T06:15:00.000Z'],
    ['log heart rate 62 at 22:30', '2026-11-20T21:30:00.000Z'],
    ['I drank two glasses of water an hour ago', '2026-11-21T19:00:00.000Z'],
    ['I drank a glass of water half an hour ago', '2026-11-21T19:30:00.000Z'],
    ['I drank a glass of water last night', '2026-11-20T19:00:00.000Z'],
    ['I drank a glass of water last night at 1', '2026-11-21T00:00:00.000Z'],
    ['log weight 79 kg yesterday', '2026-11-20T11:00:00.000Z'],
    ['log weight 79 kg yesterday evening', '2026-11-20T17:00:00.000Z'],
    ['log weight 79 kg yesterday at 9 pm', '2026-11-20T20:00:00.000Z'],
    ['I weighed 79 kg the day before yesterday', '2026-11-19T11:00:00.000Z'],
    ['I slept 6 hours on Friday', '2026-11-20T11:00:00.000Z'],
    ['log weight 79 kg on Monday', '2026-11-16T11:00:00.000Z'],
    ['log weight 79 kg on Monday morning', '2026-11-16T08:00:00.000Z'],
    ['log weight 79 kg last Saturday', '2026-11-14T11:00:00.000Z'],
    ['I walked 8,000 steps two days ago', '2026-11-19T11:00:00.000Z'],
    ['log 30 push-ups a week ago', '2026-11-14T11:00:00.000Z'],
    ['log my weight as 79 on 12 November', '2026-11-12T11:00:00.000Z'],
    ['log my weight as 79 on November 12th at 8 am', '2026-11-12T07:00:00.000Z'],
    ['log weight 79 kg on 30 December', '2025-12-30T11:00:00.000Z'],
    ['log weight 79 kg on 1 June 2026', '2026-06-01T10:00:00.000Z'],
    ['My blood pressure was 120 over 80 on Tuesday', '2026-11-17T11:00:00.000Z'],
  ])('“%s” was then', (text, at) => {
    const [intent] = say(text).intents;
    expect(intent?.skill).toBe('reading.log');
    expect(intent?.parameters.at).toBe(at);
  });

  it.each<[string, object]>([
    ["What's my weight?", { metric: 'body-weight', statistic: 'latest' }],
    ['How much do I weigh?', { metric: 'body-weight', statistic: 'latest' }],
    ['what is my current heart rate', { metric: 'heart-rate', statistic: 'latest' }],
    ['How much water did I drink today?', { metric: 'water-intake', statistic: 'total', when: 'today' }],
    ['how many steps did I take yesterday', { metric: 'steps', statistic: 'total', when: 'yesterday' }],
    ['How long did I sleep last night?', { metric: 'sleep-duration', statistic: 'total' }],
    ['Show my weight trend', { metric: 'body-weight', statistic: 'trend' }],
    [
      'how has my weight changed this month',
      { metric: 'body-weight', statistic: 'trend', when: 'this month' },
    ],
    ['how has my resting heart rate been', { metric: 'resting-heart-rate', statistic: 'trend' }],
    ['how has my sleep been this week', { metric: 'sleep-duration', statistic: 'trend', when: 'this week' }],
    ['how has my weight been changing this year', { metric: 'body-weight', when: 'this year' }],
    ['chart my blood pressure', { metric: 'blood-pressure', statistic: 'trend' }],
    [
      'What was my average heart rate last week?',
      { metric: 'heart-rate', statistic: 'average', when: 'last week' },
    ],
    [
      'what was my highest heart rate in the last 7 days',
      { statistic: 'highest', when: 'in the last 7 days' },
    ],
    [
      'Compare my sleep this week with last week',
      { metric: 'sleep-duration', statistic: 'compare', when: 'this week', against: 'last week' },
    ],
    [
      'How does my weight this month compare to last month?',
      { metric: 'body-weight', statistic: 'compare', when: 'this month', against: 'last month' },
    ],
    ['show my push-ups trend', { metric: 'push-ups', statistic: 'trend' }],
  ])('“%s” is asked', (text, parameters) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill: 'reading.query', parameters }] });
    expect(isMeantForSkills(text, parsed, home)).toBe(true);
  });

  it('asks for a number that was not said, and takes it', () => {
    const asked = say('log my weight');
    expect(asked).toMatchObject({ outcome: 'ask', question: 'What is your weight? The number will do.' });
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('80.5 kg', { pending })).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'reading.log', parameters: { metric: 'body-weight', value: 80.5, unit: 'kg' } }],
    });
  });

  it.each<[string, object]>([
    ['log weight 80 kg on 31 February', { metric: 'body-weight', value: 80 }],
    ['log weight 80 kg tomorrow', { metric: 'body-weight', value: 80 }],
    ['log weight 80 kg on 24 December 2026', { metric: 'body-weight', value: 80 }],
    ['I felt great on 30 February', { mood: 5 }],
  ])('asks when that was, of “%s”', (text, parameters) => {
    const asked = say(text);
    expect(asked).toMatchObject({ outcome: 'ask', question: expect.stringMatching(/^When was that\?/) });
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('on Monday', { pending })).toMatchObject({
      outcome: 'act',
      intents: [{ parameters: { ...parameters, at: '2026-11-16T11:00:00.000Z' } }],
    });
  });

  it('takes the number that was left out together with its day', () => {
    const asked = say('log my weight on Monday');
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('80.5 kg', { pending }).intents).toMatchObject([
      { parameters: { value: 80.5, at: '2026-11-16T11:00:00.000Z' } },
    ]);
  });

  it('asks for the same of another time', () => {
    const last = say('How much water did I drink today?');
    expect(say('And yesterday?', { last })).toMatchObject({
      intents: [{ skill: 'reading.query', parameters: { metric: 'water-intake', when: 'yesterday' } }],
    });
  });

  it('takes the last one away', () => {
    expect(say('Delete my last blood pressure reading')).toMatchObject({
      intents: [{ skill: 'reading.remove', parameters: { metric: 'blood-pressure' } }],
    });
  });

  it.each([
    'log weight 80 50',
    'my heart rate is 120 over 80',
    'track my order 5',
    'What is the weight of the moon?',
    'how much water is in the tank',
    'what is my weight limit',
    'how was my sleep at the lake house',
    'I had two sisters',
    'I slept in Lyon',
    'set a timer for 30 minutes',
    'log the lights 5',
  ])('“%s” is none of it', (text) => {
    expect(
      say(text)
        .intents.map(({ skill }) => skill)
        .filter((skill) => skill.startsWith('reading.')),
    ).toEqual([]);
  });
});

describe('what is felt', () => {
  it.each<[string, object]>([
    ['Log my mood as good', { mood: 4, word: 'good' }],
    ['I feel stressed', { mood: 2, word: 'stressed' }],
    ["I'm really happy today", { mood: 4, word: 'happy' }],
    ['I am feeling a bit tired', { mood: 2, word: 'tired' }],
    ['My mood is 4 out of 5', { mood: 4 }],
    ['log mood 7/10', { mood: 4 }],
    ['mood 3', { mood: 3 }],
    ['I felt lonely on Sunday', { mood: 2, word: 'lonely', at: '2026-11-15T11:00:00.000Z' }],
    ['I felt awful yesterday', { mood: 1, word: 'awful', at: '2026-11-20T11:00:00.000Z' }],
  ])('“%s” is kept', (text, parameters) => {
    const parsed = say(text);
    expect(parsed).toMatchObject({ outcome: 'act', intents: [{ skill: 'mood.log', parameters }] });
    expect(isMeantForSkills(text, parsed, home)).toBe(true);
  });

  it.each<[string, object]>([
    ['How is my mood?', { statistic: 'latest' }],
    ['How have I been feeling this week?', { statistic: 'trend', when: 'this week' }],
    ['show my mood trend', { statistic: 'trend' }],
  ])('“%s” is asked', (text, parameters) => {
    expect(say(text)).toMatchObject({ outcome: 'act', intents: [{ skill: 'mood.query', parameters }] });
  });

  it('asks how, where only the mood is named', () => {
    const asked = say('log my mood');
    expect(asked).toMatchObject({ outcome: 'ask', question: expect.stringContaining('How do you feel?') });
    const pending = { intents: asked.intents, question: asked.question };
    expect(say('pretty good', { pending }).intents).toMatchObject([
      { skill: 'mood.log', parameters: { mood: 4, word: 'good' } },
    ]);
  });

  it.each([
    'mood 9',
    'I feel like pizza',
    'I am good at chess',
    'I am fine with that',
    'set the mood in the hall',
  ])('“%s” is none of it', (text) => {
    expect(
      say(text)
        .intents.map(({ skill }) => skill)
        .filter((skill) => skill.startsWith('mood.')),
    ).toEqual([]);
  });
});
