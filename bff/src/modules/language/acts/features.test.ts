import { loadPack } from '../pack/load-pack.js';
import { tokenise } from '../tokens/tokenise.js';
import { BUCKETS, sparseFeatures } from './features.js';
import { taggerOf } from './tags.js';

const pack = loadPack(`${import.meta.dirname}/../packs/en`);
const tag = taggerOf(pack.tags);

function featuresOf(text: string): Int32Array {
  return sparseFeatures(tokenise(text, pack), text, tag);
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

  it('reads nothing as well', () => {
    expect(featuresOf('').length).toBeGreaterThan(0);
  });

  it.each(['and ', 'a', '?! ', '12 ', 'ü-'])('stays small for a long text of %j', (part) => {
    expect(featuresOf(part.repeat(5_000)).length).toBeLessThan(2_000);
  });
});
