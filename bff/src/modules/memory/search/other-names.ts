import { terms } from '../../../common/language/terms.js';

/** For each index term of a name the terms of the other names of the same person or place, with how much each says. */
export type OtherNames = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Of each person or place all names. A whole name says all, 1; a part of one says less. */
export function otherNames(named: readonly (readonly string[])[]): OtherNames {
  const others = new Map<string, Map<string, number>>();
  for (const names of named.map((each) => each.map(terms))) {
    for (const [name, other] of pairsOf(names)) {
      const share = 1 / (name.length * other.length);
      for (const term of name) {
        const known = others.get(term) ?? new Map<string, number>();
        for (const also of other) {
          if (also !== term) known.set(also, Math.max(share, known.get(also) ?? 0));
        }
        if (known.size > 0) others.set(term, known);
      }
    }
  }
  return others;
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one) => all.filter((other) => other !== one).map((other): [T, T] => [one, other]));
}
