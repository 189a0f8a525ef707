import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of everyday English, the most frequent first. */
const VOCABULARY = readWords(20_000);

/** Words as often as in real text: the n-th most frequent one in proportion to 1/n (Zipf). */
export function sentence(random: () => number, length: number): string {
  const words = Array.from({ length }, () => VOCABULARY[Math.floor(VOCABULARY.length ** random()) - 1]);
  return words.join(' ');
}

/** Park and Miller's generator: the same numbers at every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function readWords(count: number): string[] {
  const assets = path.join(import.meta.dirname, '../../assets');
  const { words, dimensions } = JSON.parse(
    readFileSync(path.join(assets, 'word-vectors-50k.json'), 'utf8'),
  ) as { words: number; dimensions: number };
  const bytes = readFileSync(path.join(assets, 'word-vectors-50k.bin'));
  return bytes
    .toString('utf8', words * (8 + dimensions))
    .split('\n')
    .slice(0, count);
}
