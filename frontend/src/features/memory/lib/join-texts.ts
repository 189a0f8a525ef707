/** Both texts, one below the other; only the one where it holds the other already. */
export function joinTexts(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n\n${other}`;
}
