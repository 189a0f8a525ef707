import { LocalEmbedder } from './local-embedder.js';
import { WordVectors } from './word-vectors.js';

describe('the local embedder', () => {
  const embedder = new LocalEmbedder(WordVectors.load());

  async function cosine(one: string, other: string): Promise<number> {
    const [a, b] = await embedder.embed([one, other]);
    return a!.reduce((sum, value, k) => sum + value * b![k]!, 0);
  }

  it('gives one vector of length 1 a text', async () => {
    const vectors = await embedder.embed(['The dog sleeps.', 'Rain again']);

    for (const vector of vectors) expect(Math.hypot(...vector!)).toBeCloseTo(1, 4);
  });

  it('gives null where it knows no word', async () => {
    expect(await embedder.embed(['', 'the of', '東京', 'qwyjibo'])).toEqual([null, null, null, null]);
  });

  it('puts a paraphrase nearer than another topic', async () => {
    const paraphrase = await cosine('my dog was ill', 'the puppy got sick');

    expect(paraphrase).toBeGreaterThan(await cosine('my dog was ill', 'the rent went up'));
  });

  it('takes no notice of order, case and function words', async () => {
    expect(await cosine('Rain over the sea', 'sea rain')).toBeCloseTo(1, 5);
  });
});
