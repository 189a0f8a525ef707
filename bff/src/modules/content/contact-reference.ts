import { randomInt } from 'node:crypto';

/** Neither vowels, which make words by chance, nor what is read as something else: 0 and O, 1, I and L. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Such as `TW-7K3M-Q9`: short enough to say on the telephone, and one of 387 million. */
export function contactReference(): string {
  return `TW-${characters(4)}-${characters(2)}`;
}

function characters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
