import { stem } from '../../../../common/language/terms.js';

/** Reads "couch sofa|film movie": groups of words, each as its stems. */
export function readGroups(entries: string): string[][] {
  return entries
    .split('|')
    .map((group) => group.trim().split(/\s+/u).filter(Boolean).map(stem))
    .filter((group) => group.length > 0);
}

/** Stem → the numbers of the groups it is in. */
export function indexGroups(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const index = new Map<string, Set<number>>();
  for (const [number, group] of groups.entries()) {
    for (const member of group) index.set(member, (index.get(member) ?? new Set()).add(number));
  }
  return index;
}

export function shareGroup(
  index: ReadonlyMap<string, ReadonlySet<number>>,
  one: string,
  other: string,
): boolean {
  const others = index.get(other);
  return others !== undefined && [...(index.get(one) ?? [])].some((group) => others.has(group));
}
