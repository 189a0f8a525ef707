/**
 * The q-value of each p: the least false-discovery rate at which it is found (Benjamini and Hochberg,
 * J. R. Stat. Soc. B 57, 1995).
 */
export function qValues(p: ArrayLike<number>): Float64Array {
  const at = (index: number): number => p[index] ?? 1;
  const order = Array.from({ length: p.length }, (_, i) => i).toSorted((i, j) => at(i) - at(j));
  const q = new Float64Array(p.length);
  let least = 1;
  for (let rank = order.length; rank > 0; rank -= 1) {
    const index = order[rank - 1] ?? 0;
    least = Math.min(least, (at(index) * order.length) / rank);
    q[index] = least;
  }
  return q;
}
