/**
 * How many typing slips lie between two words: a letter too many, missing, wrong, or swapped with the next one
 * (optimal string alignment). Gives `max + 1` for anything above `max`, and sooner the smaller `max` is.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = cell(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? cell(beforePrevious, j - 2) + 1 : Infinity;
      current.push(Math.min(cell(previous, j) + 1, cell(current, j - 1) + 1, substitution, swap));
    }
    if (Math.min(...current) > max) return max + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(cell(previous, b.length), max + 1);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
