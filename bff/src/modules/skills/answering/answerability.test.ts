import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { inWords, type Life, LIVES, score, type Score, sum } from '../../../testing/lives/lives.js';
import { findAnswers } from './find-answers.js';
import { VectorKnowledge } from './word-knowledge.js';

const knowledge = new VectorKnowledge(WordVectors.load());

const RECORDED_AT = '2026-05-03T10:00:00.000Z';

function firstAnswer(question: string, ...texts: string[]): string | undefined {
  const memories = texts.map((text) => ({ text, happenedAt: null, recordedAt: RECORDED_AT }));
  return findAnswers(question, memories, knowledge).answers[0]?.memory.text;
}

describe('whether a memory answers a question', () => {
  it.each([
    ['What is Ana allergic to?', 'My sister Ana is allergic to peanuts.'],
    ['what is ana allergic to', 'My sister Ana is allergic to peanuts.'],
    ['What is my sister allergic to?', 'My sister Ana is allergic to peanuts.'],
    ['How often do we feed the cat?', 'Our cat Miso eats twice a day.'],
    ['Which instrument does Femke play?', 'Femke plays the cello in a quartet.'],
    ['When is my mother’s birthday?', 'Mum’s birthday is on 3 November.'],
    ['What is Ben allergic to?', 'Ana visited Ben. He is allergic to cats.'],
    ['Does Ana like fish?', 'Ana does not like fish.'],
    ['How old is Anton?', 'My nephew Anton is seven and loves dinosaurs.'],
    ['Where did I go in May?', 'In May I went to Porto.'],
    ['When did I last pay the rent?', 'I paid the rent on 3 November.'],
    ['When was the last time that I paid the rent?', 'I paid the rent on 3 November.'],
    ['what’s the wi-fi password', 'The wifi password is blue-otter-42.'],
  ])('%s — %s', (question, memory) => {
    expect(firstAnswer(question, memory)).toBe(memory);
  });

  it.each([
    ['another person', 'What is Ben allergic to?', 'My sister Ana is allergic to peanuts.'],
    ['another relative', 'What is my brother allergic to?', 'My sister Ana is allergic to peanuts.'],
    ['the owner', 'What am I allergic to?', 'My sister Ana is allergic to peanuts.'],
    ['somebody else’s relative', 'Where does my brother live?', 'Ana’s brother lives in Rome.'],
    ['a bystander', 'What is Ana allergic to?', 'Ben told Ana that he is allergic to cats.'],
    ['parts exchanged', 'What did Ana give me?', 'I gave Ana a book.'],
    ['another attribute', 'When is Ana’s birthday?', 'Ana was born on a boat.'],
    ['the contrary', 'When did I sell the sofa?', 'I bought the sofa in May.'],
    ['another colour', 'How much did my blue bike cost?', 'My red bike cost 300 euros.'],
    ['another compound', 'What size are my hiking boots?', 'My running boots are size 42.'],
    ['another number', 'What is my best time on the 10 km?', 'My best time on the 5 km is 24:10.'],
    ['another place', 'What is the wifi password at the office?', 'The wifi password at home is otter.'],
    ['another time', 'How did I sleep last night?', 'I slept badly on Monday.'],
    ['no person', 'Who fixed the boiler?', 'The boiler was fixed in January.'],
    ['no place', 'Where is my bike?', 'The bike is insured until the end of October.'],
    ['no day', 'When did Mia propose?', 'Mia proposed to me on the beach.'],
    ['no number', 'How many eggs go into the cake?', 'The cake needs eggs.'],
    ['part of it', 'Is Ana allergic to cats?', 'Ana is allergic to peanuts.'],
    ['the question itself', 'What is Ana allergic to?', 'What is Ana allergic to?'],
    ['nothing in common', 'What is the capital of Portugal?', 'My flight to Lisbon leaves on 22 June.'],
  ])('is not fooled by %s', (_, question, memory) => {
    expect(firstAnswer(question, memory)).toBeUndefined();
  });

  it('knows who somebody is from another memory', () => {
    expect(firstAnswer('Where does my sister work?', 'My sister Ana likes tea.', 'Ana works in Lyon.')).toBe(
      'Ana works in Lyon.',
    );
  });

  it('does not guess which of two sisters is meant', () => {
    expect(
      firstAnswer(
        'Where does my sister work?',
        'My sister Ana likes tea.',
        'My sister Bea sings.',
        'Ana works in Lyon.',
      ),
    ).toBeUndefined();
  });

  it('gives every memory that answers as well', () => {
    const memories = ['Ana is allergic to peanuts.', 'Ana likes tea.', 'Ana is allergic to cats.'];
    const { answers } = findAnswers(
      'What is Ana allergic to?',
      memories.map((text) => ({ text, happenedAt: null, recordedAt: RECORDED_AT })),
      knowledge,
    );
    expect(answers.map(({ memory }) => memory.text)).toEqual([memories[0], memories[2]]);
  });

  it('shows the closest thing it has, apart from the answers', () => {
    const memories = [
      { text: 'Mia proposed to me on the beach.', happenedAt: null, recordedAt: RECORDED_AT },
    ];
    const { answers, closest } = findAnswers('When did Mia propose?', memories, knowledge);
    expect(answers).toEqual([]);
    expect(closest?.sentence.text).toBe('Mia proposed to me on the beach.');
  });

  it('takes a moment for the longest memory', () => {
    const text = 'Ana likes tea and Ben likes coffee, but not at night. '.repeat(370);
    const start = performance.now();
    findAnswers('What does Ana like?', [{ text, happenedAt: null, recordedAt: RECORDED_AT }], knowledge);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('the gate, over whole lives', () => {
  async function scoreOf(part: Life['part']): Promise<Score> {
    const lives = LIVES.filter((life) => life.part === part);
    const scores = lives.map((life) => {
      const keyOf = new Map(Object.entries(life.memories).map(([key, text]) => [text, key]));
      const texts = [...keyOf.keys()];
      return score(life, (question) => keyOf.get(firstAnswer(question, ...texts) ?? ''));
    });
    return sum(await Promise.all(scores));
  }

  it.each(['development', 'heldOut'] as const)(
    'answers what it can and nothing else: %s',
    async (part) => {
      const total = await scoreOf(part);
      console.info(inWords(`gate, ${part}`, total));
      expect(total.correct / total.answerable).toBeGreaterThanOrEqual(0.85);
      expect(total.falseAnswers / total.unanswerable).toBeLessThanOrEqual(0.05);
    },
    60_000,
  );
});
