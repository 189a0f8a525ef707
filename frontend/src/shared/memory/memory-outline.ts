const MAX_TITLE_LENGTH = 90;
const LINE_MARKER = /^\s*(#{1,6}\s+|[-*+]\s+(\[[ xX]\]\s+)?|\d+[.)]\s+|>\s+)/;
/** The end of a sentence; a short capitalised word before the stop is taken for "Dr.", "St." or an initial. */
const SENTENCE_END = /(?<!(?:^|[\s(])\p{Lu}\p{L}{0,2})[.!?…]{1,3}(?=\s+["“'‘(]?[\p{Lu}\p{Lo}\p{N}])/u;

/** Offsets into the memory's text, so that highlights found in the text can be shown in either part. */
export interface MemoryOutline {
  title: { start: number; end: number };
  /** Empty (`start === end`) when the title says it all. */
  body: { start: number; end: number };
  /** The title stops in the middle of a sentence, so the body repeats the whole text. */
  isTitleCut: boolean;
}

/** A memory is only a text: its first line, or the first sentence of it, stands in for a title. */
export function outlineMemory(text: string, longest = MAX_TITLE_LENGTH): MemoryOutline {
  const start = text.length - text.trimStart().length;
  const lineBreak = text.indexOf('\n', start);
  const lineEnd = lineBreak < 0 ? text.trimEnd().length : lineBreak;
  const titleStart = start + (LINE_MARKER.exec(text.slice(start, lineEnd))?.[0].length ?? 0);
  const line = text.slice(titleStart, lineEnd).trimEnd();
  const sentence = SENTENCE_END.exec(line);
  const spoken = sentence ? line.slice(0, sentence.index + sentence[0].length) : line;

  if (spoken.length > longest) {
    const end = titleStart + lastWordEnd(spoken, longest);
    return { title: { start: titleStart, end }, body: { start, end: text.length }, isTitleCut: true };
  }
  const spokenEnd = titleStart + spoken.length;
  const rest = text.slice(spokenEnd);
  const bodyStart = spokenEnd + (rest.length - rest.trimStart().length);
  const end = /[^.]\.$/.test(spoken) ? spokenEnd - 1 : spokenEnd;
  return {
    title: { start: titleStart, end },
    body: { start: bodyStart, end: text.length },
    isTitleCut: false,
  };
}

export function memoryTitle(text: string, longest?: number): string {
  const { title, isTitleCut } = outlineMemory(text, longest);
  return `${text.slice(title.start, title.end)}${isTitleCut ? '…' : ''}`;
}

/** What follows the title, on one line. */
export function memoryExcerpt(text: string, maxLength = 200): string {
  const { title, body, isTitleCut } = outlineMemory(text);
  const start = isTitleCut ? title.end : body.start;
  const excerpt = text
    .slice(start, start + maxLength)
    .replace(/\s+/g, ' ')
    .trim();
  return isTitleCut && excerpt !== '' ? `…${excerpt}` : excerpt;
}

function lastWordEnd(text: string, limit: number): number {
  const cut = text.slice(0, limit).search(/[\s,;:–—-]{1,90}[^\s,;:–—-]*$/);
  return cut > limit / 2 ? cut : limit;
}
