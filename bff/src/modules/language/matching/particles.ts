import { type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';

/** Where the longest particle of that name ends that begins there; undefined where none does. */
export function particleEnd(
  { particles }: Pick<Pack, 'particles'>,
  name: string,
  tokens: readonly Pick<Token, 'text'>[],
  at: number,
): number | undefined {
  for (const { words } of particles.get(name) ?? [])
    if (words.every((word, ahead) => tokens[at + ahead]?.text === word)) return at + words.length;
  return undefined;
}

/** Whether a range is made of such particles only. */
export function isOnly(
  pack: Pick<Pack, 'particles'>,
  name: string,
  tokens: readonly Pick<Token, 'text'>[],
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  let at = start;
  while (at < end) {
    const next = particleEnd(pack, name, tokens, at);
    if (next === undefined || next > end) return false;
    at = next;
  }
  return end > start;
}
