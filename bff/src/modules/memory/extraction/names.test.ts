import { NAME_CASES } from './name-cases.js';
import { namesInSentence, sentencesWithNames } from './names.js';
import { nameWordsOf } from './name-words.js';
import { loadTagger, type Tagger } from './tagger.js';

const LETTERS = { person: 'P', place: 'L', organisation: 'O', topic: 'T' };

describe('the names in a text', () => {
  let tag: Tagger;
  beforeAll(async () => {
    tag = await loadTagger();
  });

  const namesIn = (text: string): string[] => [
    ...new Set(
      sentencesWithNames(text, nameWordsOf(text))
        .flatMap((sentence) => namesInSentence(sentence, tag, nameWordsOf(text)))
        .map(({ kind, name }) => `${LETTERS[kind]} ${name}`),
    ),
  ];

  it('finds most, and hardly anything that is none', () => {
    let right = 0;
    let found = 0;
    let there = 0;
    for (const [sentence, ...expected] of NAME_CASES) {
      const names = namesIn(sentence);
      right += names.filter((name) => expected.includes(name)).length;
      found += names.length;
      there += expected.length;
    }
    expect(right / found).toBeGreaterThanOrEqual(0.99);
    expect(right / there).toBeGreaterThanOrEqual(0.93);
  });

  it.each([
    ['Meine Schwester Lena Weber wohnt in Graz.', ['P Lena Weber', 'L Graz']],
    ['Abendessen mit Jonas, und die Ärztin sagte nichts.', ['P Jonas']],
    ['Frau Novak arbeitet bei Siemens, das hat Lena gesagt.', ['P Novak', 'O Siemens']],
    ['Oma war gestern am Bahnhof.', ['P Oma']],
    ['Ich habe die Schlüssel in der Küche und im Garten gesucht.', []],
    ['Im April war alles in Ordnung.', []],
  ])('reads German by its own words: %s', (text, names) => {
    expect(namesIn(text)).toEqual(expect.arrayContaining(names));
    if (names.length === 0) expect(namesIn(text)).toEqual([]);
  });
});
