const SECONDS: Readonly<Record<string, number>> = {
  ...{ s: 1, sec: 1, secs: 1, second: 1, seconds: 1 },
  ...{ m: 60, min: 60, mins: 60, minute: 60, minutes: 60 },
  ...{ h: 3600, hr: 3600, hrs: 3600, hour: 3600, hours: 3600 },
  ...{ day: 86_400, days: 86_400 },
};

export interface Span<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Every length of time that is said, in seconds: "1 hour 15 minutes", "half an hour", "5.5 minutes". */
export function durationsIn(words: readonly string[]): Span<number>[] {
  const found: Span<number>[] = [];
  for (let i = 0; i < words.length; i++) {
    const span = durationAt(words, i);
    if (!span) continue;
    found.push(span);
    i = span.end - 1;
  }
  return found;
}

function durationAt(words: readonly string[], start: number): Span<number> | undefined {
  let end = start;
  let value = 0;
  let smallest = Infinity;
  for (;;) {
    const from = end > start && words[end] === 'and' ? end + 1 : end;
    const part = partAt(words, from);
    // "1 hour 5 minutes" is one length, "5 minutes 10 minutes" are two.
    if (!part || part.unit >= smallest) break;
    smallest = part.unit;
    value += part.value;
    end = part.end;
  }
  return end > start ? { value, start, end } : undefined;
}

function partAt(
  words: readonly string[],
  start: number,
): { value: number; unit: number; end: number } | undefined {
  const amount = amountAt(words, start);
  const unit = amount && SECONDS[words[amount.end] ?? ''];
  if (!amount || unit === undefined) return undefined;
  const end = amount.end + 1;
  const hasHalf = words.slice(end, end + 3).join(' ') === 'and a half';
  return { value: (amount.value + (hasHalf ? 0.5 : 0)) * unit, unit, end: hasHalf ? end + 3 : end };
}

function amountAt(words: readonly string[], start: number): { value: number; end: number } | undefined {
  const said = words.slice(start, start + 3).join(' ');
  const fraction = /^(?:(half|quarter)(?: of)?(?: an?)?)(?= |$)/u.exec(said);
  if (fraction) {
    return { value: fraction[1] === 'half' ? 0.5 : 0.25, end: start + fraction[0].split(' ').length };
  }
  const word = words[start] ?? '';
  if (/^\d+(?:\.\d+)?$/u.test(word)) return { value: Number(word), end: start + 1 };
  return /^(?:an?|one)$/u.test(word) ? { value: 1, end: start + 1 } : undefined;
}
