import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { readSearchText } from './search-text.js';

const read = (text: string): ReturnType<typeof readSearchText> => readSearchText(text, 'Europe/Vienna');

describe('readSearchText', () => {
  it('takes filters out of the words around them', () => {
    expect(read('dinner kind:event in tag:family Porto')).toMatchObject({
      words: 'dinner in Porto',
      filter: { kind: ['event'], tag: ['family'] },
      parts: [
        { text: 'kind:event', field: 'kind', value: 'event' },
        { text: 'tag:family', field: 'tag', value: 'family' },
      ],
      notes: [],
    });
  });

  it.each([
    ['kind:events', { kind: ['event'] }],
    ['KIND:Event kind:fact', { kind: ['event', 'fact'] }],
    ['type:people', { kind: ['person'] }],
    ['tag:"new home" tag:a', { tag: ['new home', 'a'] }],
    ['source:imported', { source: 'import' }],
    ['is:pinned is:archived is:important', { pinned: true, status: 'archived', minImportance: 3 }],
  ])('reads %s', (text, filter) => {
    expect(read(text)).toMatchObject({ words: '', filter, notes: [] });
  });

  it.each([
    ['after:2026-01-01', { dateFrom: '2025-12-31T23:00:00.000Z' }],
    ['before:2026-06', { dateBefore: '2026-05-31T22:00:00.000Z' }],
    ['on:2026', { dateFrom: '2025-12-31T23:00:00.000Z', dateBefore: '2026-12-31T23:00:00.000Z' }],
    ['on:2026-12', { dateFrom: '2026-11-30T23:00:00.000Z', dateBefore: '2026-12-31T23:00:00.000Z' }],
    ['on:2024-2-29', { dateFrom: '2024-02-28T23:00:00.000Z', dateBefore: '2024-02-29T23:00:00.000Z' }],
  ])('reads %s by the clock of the asker', (text, filter) => {
    expect(read(text).filter).toEqual(filter);
  });

  it('keeps what stands in quotes apart', () => {
    expect(read('the "one with the yard" in Porto')).toMatchObject({
      words: 'the in Porto',
      phrases: ['one with the yard'],
    });
  });

  it('takes the quotes of a question for words', () => {
    expect(read('What did Ana say about "Dune"?')).toMatchObject({
      words: 'What did Ana say about "Dune" ?',
      phrases: [],
    });
  });

  it('leaves names to be looked up', () => {
    expect(read('person:Anna place:"São Paulo"').names.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Anna'],
      ['place', 'São Paulo'],
    ]);
  });

  it.each([
    'kind:dream',
    'after:2026-02-30',
    'after:0000',
    'on:9999',
    'is:blue',
    'source:dream',
    'colour:red',
  ])('keeps %s as words, and says so', (text) => {
    const { words, filter, notes } = read(text);
    expect({ words, filter }).toEqual({ words: text, filter: {} });
    expect(notes).toEqual([expect.stringContaining(`“${text}”`)]);
  });

  it.each(['https://example.com/a', '"not closed', 'at 10:30', 'tag:', '::', 'constructor'])(
    'keeps %s as words without a remark',
    (text) => {
      expect(read(text)).toMatchObject({ words: text, filter: {}, notes: [] });
    },
  );

  it('takes no time with a long text of quotes and colons', () => {
    const took = cpuTimeOf(() => {
      read(`${'a:'.repeat(250)}"`);
      read('"'.repeat(500));
    });
    expect(took).toBeLessThan(50);
  });
});
