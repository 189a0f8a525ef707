export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this many token pairs the table would cost more than a word-level answer is worth: see `diffWords`. */
const MAX_TABLE_CELLS = 4_000_000;

/**
 * What changed between two texts, word by word (longest common subsequence). Two long texts with little in common
 * are told as one removal and one addition.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = tokens(before);
  const fresh = tokens(after);
  const start = sharedPrefix(old, fresh);
  const end = sharedSuffix(old, fresh, start);
  return joinNeighbours([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

/** Shortens what did not change to the words around each change. */
export function aroundChanges(parts: DiffPart[], context = 60): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= context * 2) return part;
    const head = index === 0 ? '' : withoutLastWord(part.text.slice(0, context));
    const tail = index === parts.length - 1 ? '' : part.text.slice(-context).replace(/^\S*/, '');
    return { kind: 'same', text: `${head}…${tail}` };
  });
}

/** By hand: a pattern for it would look at each letter of a long word anew. */
function withoutLastWord(text: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1).trim() !== '') end -= 1;
  return text.slice(0, end);
}

function tokens(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}\p{M}'’]+|./gsu) ?? [];
}

function sharedPrefix(a: string[], b: string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedSuffix(a: string[], b: string[], from: number): number {
  let length = 0;
  while (
    length < a.length - from &&
    length < b.length - from &&
    a[a.length - 1 - length] === b[b.length - 1 - length]
  ) {
    length += 1;
  }
  return length;
}

function diffMiddle(old: string[], fresh: string[]): DiffPart[] {
  if (old.length * fresh.length > MAX_TABLE_CELLS) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: fresh.join('') },
    ];
  }
  const width = fresh.length + 1;
  const common = commonLengths(old, fresh);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      parts.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === fresh.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: fresh[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** `[i, j]` holds how many tokens `old` from i and `fresh` from j have in common. */
function commonLengths(old: string[], fresh: string[]): Uint16Array {
  const width = fresh.length + 1;
  const table = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      table[i * width + j] =
        old[i] === fresh[j]
          ? (table[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
    }
  }
  return table;
}

/**
 * One removal and one addition per change: a lone space between two changed words belongs to the change, so that
 * "13 March" → "12 April" does not read as four fragments.
 */
function joinNeighbours(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed });
    if (added !== '') joined.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach((part, index) => {
    if (part.text === '') return;
    if (part.kind === 'removed') removed += part.text;
    else if (part.kind === 'added') added += part.text;
    else if (removed !== '' && added !== '' && /^ +$/.test(part.text) && isChange(parts[index + 1])) {
      removed += part.text;
      added += part.text;
    } else {
      flush();
      const last = joined.at(-1);
      if (last?.kind === 'same') last.text += part.text;
      else joined.push({ ...part });
    }
  });
  flush();
  return joined;
}

function isChange(part: DiffPart | undefined): boolean {
  return part !== undefined && part.kind !== 'same' && part.text !== '';
}
