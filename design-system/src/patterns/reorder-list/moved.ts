/** The list with what stands at one place put at another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}
