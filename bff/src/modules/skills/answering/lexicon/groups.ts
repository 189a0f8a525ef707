/** Member → the numbers of the groups it is in. */
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
