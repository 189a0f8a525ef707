import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { WordVectors } from './word-vectors.js';

const asset = (name: string): URL => new URL(`../../../assets/${name}`, import.meta.url);

describe('word vectors', () => {
  const vectors = WordVectors.load();

  const similarity = (one: string, other: string): number =>
    vectors.similarity(vectors.find(one)!, vectors.find(other)!);

  it('are the bytes that their description names', () => {
    const { sha256 } = JSON.parse(readFileSync(asset('word-vectors-50k.json'), 'utf8')) as { sha256: string };
    const bytes = readFileSync(asset('word-vectors-50k.bin'));

    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  });

  it('know everyday words and no invented ones', () => {
    expect(vectors.has('kitchen')).toBe(true);
    expect(vectors.has('qwyjibo')).toBe(false);
    expect(vectors.find('qwyjibo')).toBeUndefined();
  });

  it('bring words together that mean much the same', () => {
    expect(similarity('doctor', 'doctor')).toBeCloseTo(1, 5);
    expect(similarity('doctor', 'physician')).toBeGreaterThan(0.7);
    expect(similarity('car', 'automobile')).toBeGreaterThan(0.6);
    expect(similarity('doctor', 'banana')).toBeLessThan(0.1);
  });

  it('compare with many at once as one by one', () => {
    const others = ['physician', 'banana', 'doctor', 'town', 'hospital'].map((word) => vectors.find(word)!);
    const doctor = vectors.find('doctor')!;

    const together = vectors.comparer([...others, undefined])(doctor);

    others.forEach((other, i) => expect(together[i]).toBeCloseTo(vectors.similarity(doctor, other), 5));
    expect(together[others.length]).toBe(0);
  });
});
