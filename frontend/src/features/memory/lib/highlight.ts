export interface TextRange {
  start: number;
  end: number;
}

export interface TextSegment {
  text: string;
  isMatch: boolean;
}

/** Cuts the part of `text` inside `range` at the borders of its highlights. */
export function highlightSegments(text: string, highlights: TextRange[], range: TextRange): TextSegment[] {
  const segments: TextSegment[] = [];
  let position = range.start;
  const push = (end: number, isMatch: boolean): void => {
    if (end > position) segments.push({ text: text.slice(position, end), isMatch });
    position = Math.max(position, end);
  };
  for (const highlight of highlights.toSorted((a, b) => a.start - b.start)) {
    push(Math.min(Math.max(highlight.start, position), range.end), false);
    push(Math.min(highlight.end, range.end), true);
  }
  push(range.end, false);
  return segments;
}

/** The part of the body worth showing on a result card: from a little before the first match. */
export function excerptRange(
  text: string,
  body: TextRange,
  highlights: TextRange[],
  maxLength = 280,
): TextRange {
  if (body.end - body.start <= maxLength) return body;
  const first = highlights.find(({ start }) => start >= body.start);
  const wanted = Math.min((first?.start ?? body.start) - 80, body.end - maxLength);
  const start = wanted <= body.start ? body.start : nextWord(text, wanted);
  return { start, end: start + maxLength >= body.end ? body.end : wordEnd(text, start + maxLength) };
}

function nextWord(text: string, from: number): number {
  const gap = text.slice(from, from + 40).search(/\s\S/);
  return gap < 0 ? from : from + gap + 1;
}

function wordEnd(text: string, before: number): number {
  const gap = text.slice(before - 40, before).search(/\s\S*$/);
  return gap < 0 ? before : before - 40 + gap;
}
