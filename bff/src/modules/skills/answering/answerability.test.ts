import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { Cases } from '../../../testing/cases.js';
import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { inWords, type Life, LIVES, score, type Score, sum } from '../../../testing/lives/lives.js';
import { findAnswers } from './find-answers.js';
import { VectorKnowledge } from './word-knowledge.js';

const cases = Cases.beside(import.meta.url);

const knowledge = new VectorKnowledge(WordVectors.load());

const RECORDED_AT = '2026-05-03T10:00:00.000Z';

function firstAnswer(question: string, ...texts: string[]): string | undefined {
  return firstOf('en', question, texts);
}

function firstOf(language: string, question: string, texts: readonly string[]): string | undefined {
  const memories = texts.map((text) => ({ text, happenedAt: null, recordedAt: RECORDED_AT }));
  return findAnswers(question, memories, knowledge, language).answers[0]?.memory.text;
}

describe('whether a memory answers a question', () => {
  // The packs are read with the first question.
  beforeAll(() => {
    firstAnswer('Where is my key?', 'My key is in the drawer.');
    firstOf('de', 'Wo ist mein Schlüssel?', ['Mein Schlüssel ist in der Lade.']);
  }, 60_000);

  cases.it('is found', (question: string, memory: string) => {
    expect(firstAnswer(question, memory)).toBe(memory);
  });

  cases.it('is not fooled', (_: string, question: string, memory: string) => {
    expect(firstAnswer(question, memory)).toBeUndefined();
  });

  cases.it('is found in German', (question: string, memory: string) => {
    expect(firstOf('de', question, [memory])).toBe(memory);
  });

  cases.it('is not fooled in German', (_: string, question: string, memory: string) => {
    expect(firstOf('de', question, [memory])).toBeUndefined();
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

  it('reads “she” as who was named before', () => {
    const memory = { text: 'she moved to Lyon in March', happenedAt: null, recordedAt: RECORDED_AT };
    const answersOf = (question: string, ...earlier: string[]): string[] =>
      findAnswers(question, [{ ...memory, earlier }], knowledge).answers.map(({ sentence }) => sentence.text);
    expect(answersOf('Where does Ana live?', 'her bike is red', 'my sister Ana likes tea')).toEqual([
      memory.text,
    ]);
    expect(answersOf('Where does Ana live?', 'Lisa has a new job', 'my sister Ana likes tea')).toEqual([]);
    expect(answersOf('Where does Ana live?')).toEqual([]);
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

  it.each([
    ['en', 'What was the first concert I went to?', 1],
    ['en', 'What was the last concert I went to?', 0],
    ['en', 'Which concert did I last go to?', 0],
    ['de', 'Was war das erste Konzert, auf dem ich war?', 4],
    ['de', 'Wann war ich zuletzt beim Konzert?', 3],
  ])('knows the first and the last of several (%s): %s', (language, question, which) => {
    const memories = [
      { text: 'Went to the Adele concert with Ben.', happenedAt: '2026-06-02T00:00:00Z' },
      { text: 'I went to a concert of Radiohead.', happenedAt: '2024-03-01T00:00:00Z' },
      { text: 'The concert hall in Lyon is closed.', happenedAt: null },
      { text: 'Ich war mit Ben auf dem Konzert von Adele.', happenedAt: '2026-06-02T00:00:00Z' },
      { text: 'Ich war auf einem Konzert von Radiohead.', happenedAt: '2024-03-01T00:00:00Z' },
    ].map((memory) => ({ ...memory, recordedAt: RECORDED_AT }));
    const told = language === 'en' ? memories.slice(0, 2) : memories.slice(3);
    const [answer] = findAnswers(question, told, knowledge, language).answers;
    expect(answer?.memory.text).toBe(memories[which]?.text);
  });

  it('knows when somebody was last seen', () => {
    const memories = [
      { text: 'Dentist check-up, all fine.', happenedAt: '2025-11-03T00:00:00Z' },
      { text: 'Saw the dentist about the broken filling.', happenedAt: '2026-02-12T00:00:00Z' },
    ].map((memory) => ({ ...memory, recordedAt: RECORDED_AT }));
    const [answer] = findAnswers('When did I last see the dentist?', memories, knowledge).answers;
    expect(answer?.memory.text).toBe(memories[1]?.text);
  });

  it('shows the closest thing it has, apart from the answers', () => {
    const memories = [
      { text: 'Mia proposed to me on the beach.', happenedAt: null, recordedAt: RECORDED_AT },
    ];
    const { answers, closest } = findAnswers('When did Mia propose?', memories, knowledge);
    expect(answers).toEqual([]);
    expect(closest[0]?.sentence.text).toBe('Mia proposed to me on the beach.');
  });

  it('takes a moment for the longest memory', () => {
    const text = 'Ana likes tea and Ben likes coffee, but not at night. '.repeat(370);
    const took = cpuTimeOf(() => {
      findAnswers('What does Ana like?', [{ text, happenedAt: null, recordedAt: RECORDED_AT }], knowledge);
    });
    expect(took).toBeLessThan(500);
  });
});

describe('the gate, over whole lives', () => {
  async function scoreOf(part: Life['part'], language: string): Promise<Score> {
    const lives = LIVES.filter((life) => life.part === part && life.language === language);
    const scores = lives.map((life) => {
      const keyOf = new Map(Object.entries(life.memories).map(([key, text]) => [text, key]));
      const texts = [...keyOf.keys()];
      return score(life, (question) => keyOf.get(firstOf(life.language, question, texts) ?? ''));
    });
    return sum(await Promise.all(scores));
  }

  it.each([
    ['en', 'development'],
    ['en', 'heldOut'],
    ['de', 'development'],
    ['de', 'heldOut'],
  ] as const)(
    'answers what it can and nothing else: %s, %s',
    async (language, part) => {
      const total = await scoreOf(part, language);
      console.info(inWords(`gate, ${language}, ${part}`, total));
      expect(total.correct / total.answerable).toBeGreaterThanOrEqual(0.85);
      expect(total.falseAnswers / total.unanswerable).toBeLessThanOrEqual(0.05);
    },
    60_000,
  );
});
