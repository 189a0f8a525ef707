import { statedFacts } from './stated-facts.js';

/** Told in passing, and worth asking whether to keep. */
const TOLD = [
  'I moved to Lyon in May.',
  'My dentist is Dr Weiss',
  "I'm vegetarian now",
  'I’m a nurse.',
  'I am allergic to penicillin.',
  'I live in Porto with my two cats.',
  'I work at the city library.',
  'I work as a carpenter in Bern.',
  'I was born in Tampere in 1984.',
  'I grew up on a farm near Cork.',
  'We got married in June.',
  'We have two kids.',
  'I have a dog called Bruno.',
  'I quit smoking last year.',
  'I started a new job in March.',
  'I don’t eat pork.',
  'I never drink coffee after noon.',
  'I no longer drink alcohol.',
  'I love hiking in the mountains.',
  'I hate coriander.',
  'I prefer trains to planes.',
  'I speak Finnish and French.',
  'I play the cello.',
  'My sister Ana is allergic to peanuts.',
  'My brother lives in Madrid.',
  'My wife works as a teacher.',
  'My daughter plays tennis.',
  'My son is 7 years old.',
  'My mother’s birthday is on 3 March.',
  'My cat is called Miso.',
  'My favourite colour is green.',
  'My locker is number 58.',
  'My birthday is 12 October.',
  'My shoe size is 43.',
  'Our landlord is Mr Novak.',
  'By the way, my doctor is Dr. Okafor.',
  'I’ve just moved to Nantes.',
  'I have asthma.',
  'I used to live in Berlin.',
  'my boss is Carla Jensen',
  'We bought a house in Ghent.',
  'I am left-handed.',
  'I wear glasses.',
  'I adopted a puppy in April.',
  'My grandmother doesn’t eat fish.',
  'I’m a software engineer at a bank.',
  'I have two older sisters.',
  'I have a small red car',
] as const;

const LEFT_ALONE: Readonly<Record<string, readonly string[]>> = {
  'a question': [
    'Did I move to Lyon in May?',
    'Who is my dentist?',
    'I live in Porto, right?',
    'Do you know that I live in Porto?',
    'What if I moved to Lyon?',
    'I wonder where I was born.',
  ],
  'a command or a wish': [
    'Turn on the lights in the kitchen.',
    'I want the lights off.',
    'I need a taxi to the airport.',
    'I’d like some jazz.',
    'I am cold.',
    'Call my sister Ana.',
    'Play my favourite song.',
    'I have a meeting at nine, please wake me at seven.',
    'I live in Lyon, so use the weather there.',
    'I would like to play the cello.',
    'My wife wants the bedroom at 18 degrees.',
  ],
  'asked to be kept, or not to be': [
    'Remember that I moved to Lyon.',
    'My locker is number 58, please remember that.',
    'I am seeing a lawyer, but do not save that.',
    'I moved to Lyon, but forget that.',
  ],
  'not so, or not yet': [
    'If I moved to Lyon, I would be happier.',
    'I would move to Lyon.',
    'I’m going to move to Lyon.',
    'I might get a dog.',
    'Maybe I am allergic to nuts.',
    'I think I am allergic to nuts.',
    'I wish I lived in Porto.',
    'I almost moved to Lyon.',
    'I’m not vegetarian.',
    'Imagine I live in Rome.',
    'Let’s say I am a pilot.',
    'I guess my dentist is Dr Weiss.',
    'I will start a new job in March.',
  ],
  'not for long': [
    'I am tired.',
    'I’m hungry',
    'I have a headache.',
    'I’m on my way home.',
    'I have a meeting at nine.',
    'I have a question.',
    'My phone is dead.',
    'My train is late.',
    'My mother is here.',
    'My dog is barking.',
    'My sister is at the door.',
    'I am working from home today.',
    'I am a bit lost.',
    'I’m a mess',
    'My birthday is soon.',
  ],
  'somebody else’s words': [
    '“I moved to Lyon in May.”',
    'Translate: I live in Berlin.',
    'Ana wrote I live in Madrid.',
    'She said I am allergic to nuts.',
    'From: Ben\nI moved to Lyon.',
    'Ben: hi\nAna: hello\nBen: I live in Lyon.',
    '> I live in Lyon.',
    '- I am a nurse\n- I live in Lyon',
    'The song goes I was born in the USA, that line from the lyrics.',
    'In my dream I lived in Rome.',
    'https://example.com I live in Lyon.',
    `I live in Lyon. ${'And so it went on and on. '.repeat(20)}`,
  ],
  'to the twin, or of nothing': [
    'I love you.',
    'I like it.',
    'I love that!',
    'I like this song.',
    'I love how you did that.',
    'I hate when it rains.',
    'I like the way you think.',
    'I know.',
    'I don’t know.',
    'I don’t like it.',
    'You live in my phone.',
    'I have a problem with my car.',
    'I have a date with my wife.',
    'I have a crap transaction from guitar center on my account',
    'I am a fan of the singer.',
    'Yeah right, I love Mondays!!',
    'lol I am a pilot',
    'Thanks, I like the answer.',
  ],
  'no statement of the user’s own life': [
    'Lyon is in France.',
    'Paul lives in Madrid.',
    'The dentist is closed.',
    'It is raining.',
    'They moved to Rome.',
    'She is a nurse.',
  ],
  'a secret': ['My wifi password is heron-lake.', 'My pin is 4711.'],
};

describe('facts that are stated in passing', () => {
  it.each(TOLD)('finds one: %s', (sentence) => {
    expect(statedFacts(sentence)).toHaveLength(1);
  });

  it.each(Object.entries(LEFT_ALONE).flatMap(([why, all]) => all.map((sentence) => [why, sentence])))(
    'leaves alone %s: %s',
    (_, sentence) => {
      expect(statedFacts(sentence)).toEqual([]);
    },
  );

  it.each([
    ['By the way, my dentist is Dr Weiss.', ['My dentist is Dr Weiss.']],
    ['Hi! I’m a nurse. Where is my passport?', ['I’m a nurse.']],
    [
      'I moved to Lyon. It was hot. My boss is Carla Jensen.',
      ['I moved to Lyon.', 'My boss is Carla Jensen.'],
    ],
    ['I moved to Lyon. I moved to Lyon.', ['I moved to Lyon.']],
  ])('keeps the user’s own words, a sentence each: %s', (message, facts) => {
    expect(statedFacts(message)).toEqual(facts);
  });

  it('finds three at most', () => {
    const message = 'I live in Lyon. I am a nurse. I play tennis. I hate coriander.';
    expect(statedFacts(message)).toHaveLength(3);
  });

  it('takes no longer for what was made to take long', () => {
    const started = performance.now();
    statedFacts(`I ${'have '.repeat(90)}`);
    statedFacts(`My ${'older '.repeat(80)}`);
    statedFacts(`My favourite ${'a '.repeat(200)}`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
