import { addPhrase, node } from '../pack/lexicon.js';
import { loadPack } from '../pack/load-pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { BUCKETS, sparseFeatures } from './features.js';
import { taggerOf } from './tags.js';

const pack = loadPack(`${import.meta.dirname}/../packs/en`);
const knowledge = { tag: taggerOf(pack.tags), lexicon: pack.lexicon };

function featuresOf(text: string): Int32Array {
  return sparseFeatures(tokenise(text, pack), text, knowledge);
}

describe('sparseFeatures', () => {
  it('gives the same places for the same text, all of them in the table', () => {
    const features = featuresOf('Turn the kitchen light on, please');
    expect(featuresOf('Turn the kitchen light on, please')).toEqual(features);
    for (const place of features) expect(place >= 0 && place < BUCKETS).toBe(true);
  });

  it('takes numbers of one kind for one word', () => {
    expect(featuresOf('weight 71.4')).toEqual(featuresOf('weight 80.2'));
    expect(featuresOf('weight 71.4')).not.toEqual(featuresOf('weight 71'));
  });

  it('sees the order of words, and marks', () => {
    expect(featuresOf('is it on')).not.toEqual(featuresOf('it is on'));
    expect(featuresOf('it is on?').length).toBe(featuresOf('it is on').length + 1);
  });

  it('sees in a phrase of the pack what it may mean, and in what follows what stood before it', () => {
    const rules = { contractions: new Map(), grammar: pack.grammar };
    const lexicon = node();
    const count = (text: string): number =>
      sparseFeatures(tokenise(text, pack), text, { ...knowledge, lexicon }).length;
    const [alone, both] = [count('night lamp'), count('night lamp hob')];
    addPhrase(lexicon, 'night lamp', { type: 'device', value: 1 }, { rules });
    addPhrase(lexicon, 'night', { type: 'time', value: 1 }, { rules });
    addPhrase(lexicon, 'hob', { type: 'device', value: 2 }, { rules });
    expect(count('night lamp')).toBe(alone + 2);
    expect(count('night lamps')).toBe(count('night lamp') + 1);
    expect(count('night lamp hob')).toBe(both + 4);
  });

  it('reads nothing as well', () => {
    expect(featuresOf('').length).toBeGreaterThan(0);
  });

  it.each(['and ', 'a', '?! ', '12 ', 'ü-'])('stays small for a long text of %j', (part) => {
    expect(featuresOf(part.repeat(5_000)).length).toBeLessThan(2_000);
  });
});
