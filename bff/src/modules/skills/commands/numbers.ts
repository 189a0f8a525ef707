const SMALL: Readonly<Record<string, number>> = {
  ...{ zero: 0, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
};
const DIGIT: Readonly<Record<string, number>> = { one: 1, ...SMALL };
/** What may follow "one" when it counts: "one hour", but "the next one" is no number. */
const COUNTED = /^(?:hours?|minutes?|seconds?|percent|degrees?|hundred|and|point)$/u;

/** Number words as digits: "twenty one and a half degrees" as "21.5 degrees". */
export function withDigits(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const read = readNumber(words, i);
    if (!read) {
      result.push(words[i] ?? '');
      continue;
    }
    result.push(String(read.value));
    i = read.end - 1;
  }
  return result;
}

function readNumber(words: readonly string[], start: number): { value: number; end: number } | undefined {
  const whole = readWhole(words, start);
  if (!whole) return undefined;
  const { value, end } = whole;
  if (words[end] === 'point') {
    const digit = DIGIT[words[end + 1] ?? ''] ?? digits(words[end + 1]);
    if (digit !== undefined) return { value: Number(`${String(value)}.${String(digit)}`), end: end + 2 };
  }
  // "An hour and a half" is the durations' business: here the half belongs to a bare number.
  if (words.slice(end, end + 3).join(' ') === 'and a half') return { value: value + 0.5, end: end + 3 };
  return { value, end };
}

function readWhole(words: readonly string[], start: number): { value: number; end: number } | undefined {
  const word = words[start] ?? '';
  const next = words[start + 1] ?? '';
  const written = digits(word);
  if (written !== undefined) return { value: written, end: start + 1 };
  if (/^(?:a|one)$/u.test(word) && next === 'hundred') return { value: 100, end: start + 2 };
  if (word === 'hundred') return { value: 100, end: start + 1 };
  if (word === 'one') return COUNTED.test(next) ? { value: 1, end: start + 1 } : undefined;
  const tens = TENS[word];
  if (tens === undefined) return word in SMALL ? { value: SMALL[word] ?? 0, end: start + 1 } : undefined;
  const unit = DIGIT[next];
  return unit !== undefined && unit < 10
    ? { value: tens + unit, end: start + 2 }
    : { value: tens, end: start + 1 };
}

function digits(word: string | undefined): number | undefined {
  return word !== undefined && /^\d+(?:\.\d+)?$/u.test(word) ? Number(word) : undefined;
}
