export interface TextRange {
  start: number;
  end: number;
}

/** The highlights that fall into a part of the text, counted from the start of that part. */
export function highlightsWithin(highlights: TextRange[], part: TextRange): TextRange[] {
  return highlights
    .map(({ start, end }) => ({
      start: Math.max(start, part.start) - part.start,
      end: Math.min(end, part.end) - part.start,
    }))
    .filter(({ start, end }) => start < end);
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
