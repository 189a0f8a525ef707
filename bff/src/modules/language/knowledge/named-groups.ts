/** What the first of the ways that fits catches, by the names of its groups. */
export function namedGroups(
  text: string,
  ways: readonly RegExp[],
): Readonly<Record<string, string | undefined>> | undefined {
  for (const way of ways) {
    const groups: Readonly<Record<string, string | undefined>> | undefined = way.exec(text)?.groups;
    if (groups) return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, part?.trim()]));
  }
  return undefined;
}
