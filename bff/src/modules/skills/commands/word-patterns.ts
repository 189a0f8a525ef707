/** Any of these words or phrases, whole; separated by commas, each a small pattern such as `songs?`. */
export function anyOf(phrases: string): RegExp {
  return new RegExp(String.raw`\b(?:${alternatives(phrases)})\b`, 'u');
}

/** The same as a part of a longer pattern. */
export function alternatives(phrases: string): string {
  return phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .join('|');
}

export function matchesAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
