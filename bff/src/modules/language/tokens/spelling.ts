/** Shorter words are too close to one another: "hola" would be "hold". */
const SHORTEST = 5;
const SHORTEST_KNOWN = 4;
const LONGEST = 20;
/** From here on two slips may be made. */
const LONG = 8;

/**
 * Corrects a word that nobody knows to one that the pack or the home knows. Words that share what is left after one
 * letter is taken out are compared, so the time for a word does not depend on how many are known.
 */
export class Speller {
  private readonly byDeletion = new Map<string, string[]>();

  /**
   * `isWord` says of a word that neither knows whether it is one all the same. `base` is a larger speller whose words
   * are known, too: a home's names need not be indexed together with the whole pack.
   */
  constructor(
    private readonly known: ReadonlySet<string>,
    private readonly isWord: (word: string) => boolean = () => false,
    private readonly base?: Speller,
  ) {
    for (const word of known) {
      if (word.length < SHORTEST_KNOWN || word.length > LONGEST) continue;
      for (const rest of deletionsOf(word)) {
        const words = this.byDeletion.get(rest);
        if (words) words.push(word);
        else this.byDeletion.set(rest, [word]);
      }
    }
  }

  /** What was meant; undefined where the word is right, too short, or like nothing known. */
  correct(word: string): string | undefined {
    if (word.length < SHORTEST || word.length > LONGEST || this.knows(word) || this.isWord(word))
      return undefined;
    let best: string | undefined;
    let least = (word.length >= LONG ? 2 : 1) + 1;
    for (const candidate of this.candidates(word)) {
      const slips = slipsBetween(word, candidate);
      if (slips >= least) continue;
      best = candidate;
      least = slips;
    }
    return best;
  }

  /** Whether it stands in the pack or is a name of the home. */
  knows(word: string): boolean {
    return this.known.has(word) || (this.base?.knows(word) ?? false);
  }

  private candidates(word: string): Set<string> {
    const found = this.base?.candidates(word) ?? new Set<string>();
    for (const rest of deletionsOf(word))
      for (const candidate of this.byDeletion.get(rest) ?? []) found.add(candidate);
    return found;
  }
}

function deletionsOf(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Letters that are missing, too many, wrong, or swapped with their neighbour. */
export function slipsBetween(one: string, other: string): number {
  const width = other.length + 1;
  const slips = new Uint8Array((one.length + 1) * width);
  const get = (i: number, j: number): number => slips[i * width + j] ?? 0;
  for (let i = 0; i <= one.length; i++)
    for (let j = 0; j <= other.length; j++) {
      if (i === 0 || j === 0) {
        slips[i * width + j] = i + j;
        continue;
      }
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(get(i - 1, j) + 1, get(i, j - 1) + 1, get(i - 1, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, get(i - 2, j - 2) + 1);
      slips[i * width + j] = least;
    }
  return get(one.length, other.length);
}
