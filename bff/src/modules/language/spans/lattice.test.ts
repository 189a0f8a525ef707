import path from 'node:path';
import { addPhrase, node } from '../pack/lexicon.js';
import { loadPack } from '../pack/load-pack.js';
import { Speller } from '../tokens/spelling.js';
import { latticeOf, readTokens } from './lattice.js';
import { type Lattice } from './span.js';

const PACK = loadPack(path.join(import.meta.dirname, '..', 'packs', 'en'));
const SPELLER = new Speller(PACK.known, (word) => word === 'sighs');
const NAMES = node();
addPhrase(NAMES, 'Play Corner lamp', { type: 'entity', value: ['light.play'] }, { rules: PACK });
addPhrase(NAMES, 'kitchen', { type: 'area', value: 'kitchen' }, { rules: PACK });

function read(text: string): Lattice {
  const tokens = readTokens(text, { pack: PACK, speller: SPELLER });
  return latticeOf(tokens, { pack: PACK, names: NAMES, weigh: (word) => (word === 'zebra' ? 0.9 : 0) });
}
const cutOf = (text: string): string[] => read(text).segments.map((segment) => segment.text);
const typesAt = (text: string, at: number): string[] =>
  (read(text).spans.get(at) ?? []).map(({ type }) => type);

describe('a lattice', () => {
  it('is cut into the longest phrases, names first', () => {
    expect(cutOf('turn off the play corner lamps in 20 minutes')).toEqual([
      'turn off',
      'the',
      'play corner lamps',
      'in 20 minutes',
    ]);
  });

  it('keeps every reading of a stretch side by side', () => {
    expect(typesAt('low', 0)).toEqual(expect.arrayContaining(['level', 'state']));
    const [segment] = read('low').segments;
    expect(segment?.meanings.length).toBeGreaterThan(1);
  });

  it('weighs words that nothing knows by how rare they are', () => {
    const [zebra, of] = ['zebra', 'qwxz'].map((word) => read(word).segments[0]);
    expect(zebra).toMatchObject({ meanings: [], weight: 0.9, isFiller: false });
    expect(of?.weight).toBeCloseTo(0.15);
    expect(read('please').segments[0]).toMatchObject({ isFiller: true, weight: 0 });
  });

  it('takes a verb in another form for no cue, unless it is asked for so', () => {
    expect(typesAt('it reminds me', 1)).not.toContain('remind');
    expect(typesAt('turning the tap', 0)).not.toContain('turn');
    expect(typesAt('mind dimming the light', 1)).toContain('dim');
  });

  it('says of a kind whether one or several are meant', () => {
    const nounOf = (text: string) =>
      read(text)
        .spans.get(0)
        ?.find(({ type }) => type === 'noun')?.value;
    expect(nounOf('lights')).toMatchObject({ word: 'light', plural: true, domains: ['light'] });
    expect(nounOf('light')).toMatchObject({ word: 'light', plural: false });
  });

  it('ends phrases at punctuation', () => {
    expect(cutOf('turn, off')).toEqual(['turn', 'off']);
  });

  it('mends slips, but no name inside a sentence', () => {
    expect(cutOf('the kitchn ligths')).toEqual(['the', 'kitchen', 'lights']);
    const names = readTokens('call Ligth, he sighs. Ligth on', { pack: PACK, speller: SPELLER });
    expect(names.map(({ text }) => text)).toEqual(['call', 'ligth', 'he', 'sighs', 'light', 'on']);
  });

  it('is of as many segments as there are words at most, and covers them all', () => {
    const { tokens, segments } = read('so 128/82 at half past two every other 3rd of may, and 5 to 6 pm');
    expect(segments[0]?.start).toBe(0);
    expect(segments.at(-1)?.end).toBe(tokens.length);
    for (const [at, { start }] of segments.entries()) if (at > 0) expect(start).toBe(segments[at - 1]?.end);
  });

  it.each([
    'and ',
    'every ',
    'monday ',
    'half past ',
    '1 hour ',
    'two hundred and ',
    'from 3 to ',
    'turn off ',
    "don't ",
    'a b c ',
    '9',
    ',,,,',
    'é́́́',
    'in the end of the ',
  ])('finds no more readings in %j again than in the one before', (text) => {
    const found = (times: number): number => [...read(text.repeat(times)).spans.values()].flat().length;
    expect(found(24) - found(16)).toBeLessThanOrEqual(Math.max(0, found(16) - found(8)));
    expect(found(600)).toBeLessThanOrEqual(found(80));
  });
});
