import { aCorpus } from '../../../testing/factories/a-corpus.js';
import { analyseQuery } from './analysed-query.js';

const corpus = aCorpus(
  [
    'My sister Ana is allergic to peanuts.',
    'Peanuts are on the list of the nursery.',
    'Ana bought a bicycle.',
    'The list is long.',
  ],
  { 'Maria Alvarez': 2 },
);
const analyse = (query: string): ReturnType<typeof analyseQuery> =>
  analyseQuery(query, corpus, {
    english: {
      has: (word) => ['kombucha', 'pianist'].includes(word),
      weight: (word) => (word === 'bought' ? 0 : 1),
    },
    asking: { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'UTC' },
  });

describe('reading a question', () => {
  it('keeps what is asked about, in order', () => {
    expect(analyse('What is Ana allergic to?').content.map(({ term }) => term)).toEqual(['ana', 'allerg']);
  });

  it('gives the rarer word the greater weight, and a word never seen the greatest', () => {
    const [list, bicycle, kombucha] = analyse('list bicycle kombucha').content.map(({ idf }) => idf);

    expect(list).toBeLessThan(bicycle!);
    expect(bicycle).toBeLessThan(kombucha!);
  });

  it('gives a word half the weight that is as rare here, but says nothing in English', () => {
    const [bicycle, bought] = analyse('bicycle bought').content.map(({ idf }) => idf);

    expect(bought).toBeCloseTo(bicycle! / 2, 10);
  });

  it('O1: asks for the hundred most telling words of a page that was pasted, in order', () => {
    const common = 'list '.repeat(300);
    const { content } = analyse(`kombucha ${common} bicycle`);

    expect(content).toHaveLength(100);
    expect(content.map(({ term }) => term).filter((term) => term !== 'list')).toEqual(['kombucha', 'bicycl']);
  });

  it('knows a speaker by a name that sounds like theirs, and looks for it as typed, too', () => {
    const { content, asTyped, names, corrections } = analyse('What did Mariah buy?');

    expect([...names.keys()]).toEqual(['maria']);
    expect(content.map(({ term }) => term)).toEqual(['buy']);
    expect(asTyped.map(({ term }) => term)).toEqual(['mariah']);
    expect(corrections).toEqual([]);
    expect(analyse('Is mariah a word?').names.size).toBe(0);
  });

  it('takes people who said something out of what is asked about', () => {
    const { content, names } = analyse('What did Maria say about peanuts?');

    expect(content.map(({ term }) => term)).toEqual(['say', 'peanut']);
    expect([...names.keys()]).toEqual(['maria']);
  });

  it('knows who is meant by another of their names, and does not mend it', () => {
    const said = aCorpus(['A list.'], { 'Maria Alvarez': 1 }, [['maria alvarez', 'mimi', 'lisst']]);
    const options = {
      english: { has: () => false, weight: () => 1 },
      asking: { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'UTC' },
    };
    const { content, names, corrections } = analyseQuery('Mimi or Lisst?', said, options);

    expect([...names.keys()]).toEqual(['maria', 'alvarez']);
    expect(content.map(({ term }) => term)).toEqual(['mimi', 'lisst']);
    expect(corrections).toEqual([]);
  });

  it('takes a name for what is asked about when there is nothing else', () => {
    expect(analyse('Maria?').content.map(({ term }) => term)).toEqual(['maria']);
  });

  it('mends a word that neither the memories nor English know, and still looks for it as typed', () => {
    const { content, asTyped, corrections } = analyse('allergic to peanits');

    expect(content.map(({ term }) => term)).toEqual(['allerg', 'peanut']);
    expect(asTyped.map(({ term }) => term)).toEqual(['peanit']);
    expect(corrections).toEqual([{ term: 'peanut', start: 12, end: 19 }]);
  });

  it('does not mend an English word that happens to be near', () => {
    expect(analyse('pianist').corrections).toEqual([]);
  });

  it('is empty, but whole, for a question of function words', () => {
    expect(analyse('who is it?')).toMatchObject({ content: [], totalIdf: 1 });
  });
});
