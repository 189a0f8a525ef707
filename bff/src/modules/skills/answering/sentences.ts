/** A stretch of a text with its place in it. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** An end mark, unless it belongs to "Dr.", to an initial or to a number, or a line break. */
const END =
  /(?<!(?:^|[\s(])(?:\p{Lu}\p{L}{0,2}|e\.g|i\.e|approx|no|nr|tel|etc))[.!?…]+["”’)]*(?=\s+["“‘(]?[\p{Lu}\p{N}])|\n+/gu;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const end of text.matchAll(END)) {
    push(sentences, text, start, end.index + end[0].length);
    start = end.index + end[0].length;
  }
  push(sentences, text, start, text.length);
  return sentences;
}

function push(sentences: Sentence[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end);
  const trimmed = raw.trim();
  if (trimmed) sentences.push({ text: trimmed, start: start + raw.indexOf(trimmed) });
}
