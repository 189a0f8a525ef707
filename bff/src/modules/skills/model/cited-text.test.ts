import fc from 'fast-check';
import { type Phrase, type Source } from '../skill.js';
import { CitedText } from './cited-text.js';

const source = (memoryId: string): Source => ({ memoryId, title: '', quote: '', recordedAt: '', kind: '' });
const sources = [source('one'), source('two')];

function read(pieces: readonly string[]): Phrase[] {
  const cited = new CitedText(sources);
  return [...pieces.flatMap((piece) => cited.add(piece)), ...cited.end()];
}
/** As it is read, with the names of the sources. */
const shown = (phrases: readonly Phrase[]): string =>
  phrases.map(({ text, source: cited }) => text + (cited ? `<${cited.memoryId}>` : '')).join('');

describe('markers of sources in a stream', () => {
  it.each([
    ['Ana is allergic to peanuts [1].', 'Ana is allergic to peanuts<one>.'],
    ['Peanuts[2] and cats [1, 2].', 'Peanuts<two> and cats<one><two>.'],
    ['Peanuts [7], cats [0] and dogs [2; 9].', 'Peanuts, cats and dogs<two>.'],
    ['An array [a] and an open [ bracket [', 'An array [a] and an open [ bracket ['],
    ['[1] A marker at the start', '<one> A marker at the start'],
    ['Spaces at the end  \n', 'Spaces at the end'],
    ['', ''],
  ])('become sources: %j', (text, expected) => {
    expect(shown(read([text]))).toBe(expected);
  });

  it('are read the same however the stream is cut', () => {
    const text = 'Peanuts [1], cats [2, 1]; nobody said [3] so [x] at all [1].';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(shown(read(pieces))).toBe(shown(read([text])));
      }),
    );
  });

  it('keep nothing back that can’t be one', () => {
    expect(new CitedText(sources).add('Good morning. ')).toEqual([{ text: 'Good morning.' }]);
  });
});
