import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { aCorpus } from '../../../testing/factories/a-corpus.js';
import { analyseQuery } from './analysed-query.js';
import { type Candidate, type Factors, rank, type Ranked } from './rank.js';
import { ReadTexts } from './read-texts.js';
import { WEIGHTS } from './weights.js';

const vectors = WordVectors.load();
const { read } = new ReadTexts(vectors);
const asking = { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'UTC' };

interface AMemory extends Partial<Candidate> {
  text: string;
}

/** The texts in the order that the question puts them in. */
function search(
  question: string,
  memories: AMemory[],
  said: Record<string, number> = {},
  factors?: Factors,
): Promise<Ranked<Candidate>[]> {
  const candidates = memories.map((memory) => ({
    author: null,
    thread: null,
    seq: null,
    happenedAt: null,
    recordedAt: new Date('2026-11-21T08:00:00Z'),
    importance: 2,
    cosine: null,
    isGuess: false,
    ...memory,
  }));
  const corpus = aCorpus([...memories.map(({ text }) => text), ...FILLER], said);
  const query = analyseQuery(question, corpus, { english: vectors, asking });
  return rank(query, candidates, { corpus, vectors, factors, read });
}

/** Other memories of the same person, so that words have frequencies. */
const FILLER = [
  'The printer on the second floor jams.',
  'Yoga on Wednesdays in the old silk factory.',
  'Voted this morning, the line was long.',
  'First snow on the quays.',
];

const texts = (ranked: Ranked<Candidate>[]): string[] => ranked.map(({ candidate }) => candidate.text);

describe('ranking', () => {
  it('puts the memory that says more of the question first', async () => {
    const ranked = await search('What is Ana allergic to?', [
      { text: 'Ana moved house.' },
      { text: 'Ana is allergic to peanuts.' },
      { text: 'Bruno is allergic to cats.' },
    ]);

    expect(texts(ranked)[0]).toBe('Ana is allergic to peanuts.');
  });

  it('prefers words side by side as in the question', async () => {
    const ranked = await search('washing machine', [
      { text: 'The machine broke while I was washing.' },
      { text: 'I was washing; the washing machine broke.' },
    ]);

    expect(texts(ranked)[0]).toBe('I was washing; the washing machine broke.');
  });

  it('prefers the shorter of two memories that say the same', async () => {
    const ranked = await search('passport', [
      {
        text: 'On the shelf behind the books in the hallway there are candles, letters, stamps and my passport.',
      },
      { text: 'My passport is on the shelf.' },
    ]);

    expect(texts(ranked)[0]).toBe('My passport is on the shelf.');
  });

  it('finds by meaning what shares no word with the question, and names the words', async () => {
    const [first] = await search('Which physician did I consult?', [
      { text: 'Bought bread and cheese.' },
      { text: 'Saw the doctor about my knee.' },
    ]);

    expect(first?.candidate.text).toBe('Saw the doctor about my knee.');
    expect(first?.signals.words).toBe(0);
    expect(first?.meaning.related[0]).toMatchObject({
      asked: 'physician',
      found: { known: { word: 'doctor' } },
    });
  });

  it('prefers what the named person said to what others said', async () => {
    const memories = [
      { text: 'I adopted a dog.', author: 'Sam' },
      { text: 'I adopted a dog.', author: 'Eva' },
    ];

    expect((await search('Did Eva adopt a dog?', memories, { Sam: 1, Eva: 1 }))[0]?.candidate.author).toBe(
      'Eva',
    );
  });

  it('prefers the date that the question names', async () => {
    const [first] = await search('Where did we hike in June 2024?', [
      { text: 'We went for a hike.', happenedAt: new Date('2023-09-14T00:00:00Z') },
      { text: 'We went for a hike.', happenedAt: new Date('2024-06-02T00:00:00Z') },
    ]);

    expect(first?.candidate.happenedAt?.getUTCFullYear()).toBe(2024);
    expect(first?.signals.date).toBeGreaterThan(0);
  });

  it('lifts the answer that follows a matching question in the same thread', async () => {
    const talk = [
      { text: 'Where did you put the ladder?', thread: 'a', seq: 0 },
      { text: 'Behind the shed.', thread: 'a', seq: 1 },
      { text: 'Behind the shed.', thread: 'b', seq: 7 },
    ];
    const answers = (await search('ladder', talk)).filter(
      ({ candidate }) => candidate.text === 'Behind the shed.',
    );

    expect(answers[0]?.candidate.thread).toBe('a');
    expect(answers[0]?.signals.neighbour).toBeGreaterThan(0);
    expect(answers[1]?.signals.neighbour).toBe(0);
  });

  it('counts for less what a memory only asks', async () => {
    const ranked = await search('ladder', [
      { text: 'Have you seen my ladder?' },
      { text: 'I have seen a ladder.' },
    ]);

    expect(texts(ranked)[0]).toBe('I have seen a ladder.');
  });

  it('prefers a memory that says some time when asked when', async () => {
    const memories = [{ text: 'The ladder was lent to Tom.' }, { text: 'The ladder was lent yesterday.' }];

    expect(texts(await search('When was the ladder lent?', memories))[0]).toBe(
      'The ladder was lent yesterday.',
    );
    expect((await search('When was the ladder lent?', memories))[1]?.signals.answer).toBe(0);
  });

  it('prefers what happened in the period that is asked about, and does not look for its words', async () => {
    const ranked = await search('What did I cook last week?', [
      { text: 'Last week I cooked soup.', happenedAt: new Date('2025-01-07T12:00:00Z') },
      { text: 'I cooked soup.', happenedAt: new Date('2026-11-11T12:00:00Z') },
    ]);

    expect(texts(ranked)[0]).toBe('I cooked soup.');
  });

  it('finds by the period alone', async () => {
    const [first] = await search('What did I do yesterday?', [
      { text: 'Bought a ladder.', happenedAt: new Date('2026-11-19T12:00:00Z') },
      { text: 'Saw a film.', happenedAt: new Date('2026-11-20T12:00:00Z') },
    ]);

    expect(first?.candidate.text).toBe('Saw a film.');
  });

  it('puts the more important of two that say the same first', async () => {
    const [first] = await search('ladder', [
      { text: 'The ladder is lent to Tom.', importance: 2 },
      { text: 'The ladder is lent to Tom.', importance: 3 },
    ]);

    expect(first?.candidate.importance).toBe(3);
  });

  it('finds a long text by its best part, and marks what stands there', async () => {
    const filler = 'The meeting went on and nothing of note was said by anyone at all that day. ';
    const long = `${filler.repeat(12)}The red ladder is in the shed. ${filler.repeat(12)}`;
    const [first] = await search('red ladder shed', [
      { text: long },
      { text: 'A ladder, and somewhere else there is a shed.' },
    ]);

    expect(first?.candidate.text).toBe(long);
    expect(first?.passage.words.length).toBeLessThan(120);
    expect(first?.passage.words.map(({ known }) => known.word)).toEqual(
      expect.arrayContaining(['red', 'ladder']),
    );
  });

  it('puts the newer of two that say the same first', async () => {
    const [first] = await search('ladder', [
      { text: 'The ladder is lent to Tom.', recordedAt: new Date('2025-01-01T00:00:00Z') },
      { text: 'The ladder is lent to Tom.', recordedAt: new Date('2026-01-01T00:00:00Z') },
    ]);

    expect(first?.candidate.recordedAt.getUTCFullYear()).toBe(2026);
  });

  it('puts the one that was told later first where all else is equal, in whichever order they come', async () => {
    const happenedAt = new Date('2024-06-02T00:00:00Z');
    const told = ['2024-06-03', '2025-01-01', '2026-01-01'].map((day) => ({
      text: 'The ladder is lent to Tom.',
      happenedAt,
      recordedAt: new Date(`${day}T00:00:00Z`),
    }));
    for (const memories of [told, told.toReversed()]) {
      const ranked = await search('ladder', memories);
      expect(new Set(ranked.map(({ score }) => score)).size).toBe(1);
      expect(ranked.map(({ candidate }) => candidate.recordedAt.getUTCFullYear())).toEqual([
        2026, 2025, 2024,
      ]);
    }
  });

  it('puts a guess behind what was stated, unless that says far less', async () => {
    const guess = { text: 'Tom is allergic to nuts.', isGuess: true };
    const [first] = await search('Is Tom allergic to nuts?', [
      guess,
      { text: 'Nuts: Tom is allergic, says Eva.' },
    ]);
    expect(first?.candidate.isGuess).toBe(false);

    const [other] = await search('Is Tom allergic to nuts?', [
      guess,
      { text: 'Nuts are on the list for Friday.' },
    ]);
    expect(other?.candidate.isGuess).toBe(true);
  });

  it('counts a guess half', async () => {
    const [stated, guess] = await search('ladder', [
      { text: 'The ladder is lent to Tom.' },
      { text: 'The ladder is lent to Tom.', isGuess: true },
    ]);
    expect(guess?.score).toBeCloseTo(WEIGHTS.guess * (stated?.score ?? 0), 10);
  });

  it('prefers the text whose embedding is nearer, and counts one that has none as far away', async () => {
    const text = 'The ladder is lent to Tom.';
    const ranked = await search('ladder', [{ text }, { text, cosine: 0.1 }, { text, cosine: 0.9 }]);
    expect(ranked.map(({ candidate }) => candidate.cosine)).toEqual([0.9, 0.1, null]);
  });

  it('lifts what stands beside a relative of a word that is asked for, over what does not', async () => {
    const talk = ['doctor', 'cousin'].flatMap((who) => [
      { text: `My ${who} has a ladder.`, thread: who, seq: 0 },
      { text: 'Behind the station.', thread: who, seq: 1 },
    ]);
    const beside = (await search('physician ladder', talk)).filter(({ candidate }) => candidate.seq === 1);
    expect(beside.map(({ candidate }) => candidate.thread)).toEqual(['doctor', 'cousin']);
    expect(beside[0]?.signals.neighbour).toBeGreaterThan(beside[1]?.signals.neighbour ?? 0);
  });

  it('counts a time for who asks when, and a place for who asks where', async () => {
    const memory = { text: 'The ladder was lent yesterday in Lyon.' };
    expect((await search('When was the ladder lent?', [memory]))[0]?.signals.answer).toBe(WEIGHTS.tellsTime);
    expect((await search('Where was the ladder lent?', [memory]))[0]?.signals.answer).toBe(
      WEIGHTS.tellsPlace,
    );
  });

  it('counts a time as far as the memory matches, which one that only says a time does not', async () => {
    const ranked = await search('When was the ladder lent to Tom?', [
      { text: 'The ladder fell yesterday.' },
      { text: 'Voted yesterday.' },
    ]);
    const [ladder, other] = ranked.map(({ signals }) => signals.answer);
    expect(ladder).toBeGreaterThan(0);
    expect(ladder).toBeLessThan(WEIGHTS.tellsTime);
    expect(other).toBe(0);
  });

  it('prefers what the named person says of themselves to what they say of others', async () => {
    const said = { author: 'Eva', text: 'The dog is adopted.' };
    const [first, second] = await search(
      'Did Eva adopt a dog?',
      [said, { ...said, text: 'I adopted a dog.' }],
      {
        Eva: 2,
      },
    );
    expect(first?.candidate.text).toBe('I adopted a dog.');
    expect((first?.signals.name ?? 0) - (second?.signals.name ?? 0)).toBeCloseTo(WEIGHTS.ofThemselves, 10);
  });

  it('counts nothing for who speaks of themselves where nobody is named', async () => {
    const [first] = await search('dog', [{ author: 'Eva', text: 'I adopted a dog.' }], { Eva: 1 });
    expect(first?.signals.name).toBe(0);
  });

  it('counts by half how many words of the question are there, however often and however long the text', async () => {
    const [once] = await search('ladder', [{ text: 'ladder' }]);
    const long = `The ladder, ${'which somebody painted green yesterday evening, '.repeat(4)}is here.`;
    const [buried] = await search('ladder', [{ text: long }]);
    expect(once?.signals.words).toBeGreaterThan(1);
    expect(buried?.signals.words).toBeGreaterThan(WEIGHTS.there);
    expect(buried?.signals.words).toBeLessThan(1);
  });

  it('counts each sign as much as it does for who asks', async () => {
    const usual = {
      words: 1,
      meaning: 1,
      name: 1,
      date: 1,
      answer: 1,
      neighbour: 1,
      recency: 1,
      importance: 1,
    };
    const memories = [{ text: 'The ladder is red.', importance: 3 }];
    const [{ signals, score } = { signals: usual, score: 0 }] = await search('ladder', memories, {}, usual);
    const [asked] = await search('ladder', memories, {}, { ...usual, words: 0.5, importance: 3 });
    expect(asked?.signals).toEqual(signals);
    expect(asked?.score).toBeCloseTo(score - 0.5 * signals.words + 2 * signals.importance, 10);
  });

  it('gives a score that is the sum of its signals', async () => {
    for (const { score, signals } of await search('red ladder in June', [
      { text: 'The ladder is red.', cosine: 0.4 },
    ])) {
      expect(score).toBeCloseTo(
        Object.values<number>({ ...signals }).reduce((sum, value) => sum + value, 0),
        10,
      );
    }
  });
});
