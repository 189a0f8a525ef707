import { WordVectors } from '../../../integrations/embeddings/word-vectors.js';
import { aCorpus } from '../../../testing/factories/a-corpus.js';
import { analyseQuery } from './analysed-query.js';
import { explain, highlight } from './explanation.js';
import { type Candidate, rank } from './rank.js';
import { ReadTexts } from './read-texts.js';
import { type SearchHighlight, type SearchReason } from '../memory-search.dto.js';

const vectors = WordVectors.load();
const { read } = new ReadTexts(vectors);
const asking = { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Paris' };

interface Explained {
  reasons: SearchReason[];
  highlights: SearchHighlight[];
}

/** The first of the memories, as its result is explained. */
async function explained(
  question: string,
  text: string,
  details: Partial<Candidate> = {},
  language = 'en',
): Promise<Explained> {
  const corpus = aCorpus([text, 'Bread.', 'Rain again.', 'A long day.'], { Eva: 1 });
  const query = analyseQuery(question, corpus, { english: vectors, asking });
  const candidate = {
    text,
    author: null,
    thread: null,
    seq: null,
    happenedAt: null,
    recordedAt: new Date('2016-11-21T08:00:00Z'),
    importance: 2,
    cosine: null,
    isGuess: false,
    ...details,
  };
  const [found] = await rank(query, [candidate], { corpus, vectors, read });
  return { reasons: explain(query, found!, language), highlights: highlight(query, found!) };
}

describe('why a memory was found', () => {
  it('says which words it has, as they stand there', async () => {
    expect((await explained('allergic to peanuts?', 'Ana’s peanut allergy. No peanuts!')).reasons[0]).toEqual(
      {
        signal: 'words',
        weight: expect.any(Number),
        text: 'Says “peanut”, “peanuts”',
      },
    );
  });

  it('says which words come close in meaning', async () => {
    const { reasons } = await explained('Physician?', 'Saw the doctor.');

    expect(reasons).toEqual([
      { signal: 'meaning', weight: 1, text: 'Close in meaning: “doctor” for “Physician”' },
    ]);
  });

  it('says so when only the whole text comes close', async () => {
    expect((await explained('xylophone', 'Bread and cheese', { cosine: 0.5 })).reasons).toEqual([
      { signal: 'meaning', weight: 1, text: 'Close in meaning as a whole' },
    ]);
  });

  it('names the person and the day', async () => {
    const { reasons } = await explained('What did Eva buy in May 2024?', 'I bought a bike.', {
      author: 'Eva',
      happenedAt: new Date('2024-05-03T00:00:00Z'),
    });

    expect(reasons.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Said by Eva', 'Happened on 3 May 2024', 'Says “bought”']),
    );
    expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 1);
  });

  it('says so in the language of the question', async () => {
    const details = { happenedAt: new Date('2024-05-03T00:00:00Z') };
    const { reasons } = await explained('bike in May 2024', 'I bought a bike.', details, 'de');

    expect(reasons.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Geschehen am 3. Mai 2024', 'Sagt „bike“']),
    );
  });

  it('says when a memory only mentions the person', async () => {
    const { reasons } = await explained('Eva bike', 'Eva has a bike.');

    expect(reasons).toContainEqual(expect.objectContaining({ signal: 'name', text: 'Names the person' }));
  });

  it('marks the words in the text, joined where they touch', async () => {
    const text = '👋 Le café de 東京';
    const { highlights } = await explained('cafe 東京', text);

    expect(highlights.map(({ start, end }) => text.slice(start, end))).toEqual(['café', '東京']);
  });
});
