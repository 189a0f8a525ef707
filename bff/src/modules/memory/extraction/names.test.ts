import { NAME_CASES } from './name-cases.js';
import { namesInSentence, sentencesWithNames } from './names.js';
import { loadTagger, type Tagger } from './tagger.js';

const LETTERS = { person: 'P', place: 'L', organisation: 'O', topic: 'T' };

describe('the names in a text', () => {
  let tag: Tagger;
  beforeAll(async () => {
    tag = await loadTagger();
  });

  const namesIn = (text: string): string[] => [
    ...new Set(
      sentencesWithNames(text)
        .flatMap((sentence) => namesInSentence(sentence, tag))
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
});
