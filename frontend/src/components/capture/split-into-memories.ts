const HEADING = /^ {0,3}#{1,6}(\s|$)/;
const SETEXT_UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const THEMATIC_BREAK = /^ {0,3}([-*_])(\s*\1){2,}\s*$/;
const LIST_ITEM = /^\s*([-*+]|\d+[.)])\s/;
const INDENTED = /^( {2,}|\t)/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/**
 * Cuts Markdown or plain text into one memory per paragraph. A blank line ends a paragraph; a heading stays with
 * the paragraph it introduces, code fences stay whole, and an indented continuation stays with its list item.
 */
export function splitIntoMemories(text: string): string[] {
  const memories: string[] = [];
  let headings: string[] = [];
  let isInListItem = false;
  for (const paragraph of toParagraphs(text.split(/\r\n|\r|\n/))) {
    if (isRule(paragraph)) continue;
    if (isHeading(paragraph)) {
      headings.push(toText(paragraph));
      continue;
    }
    if (isInListItem && headings.length === 0 && INDENTED.test(paragraph[0] ?? '')) {
      memories.push(`${memories.pop() ?? ''}\n\n${paragraph.join('\n').trimEnd()}`);
      continue;
    }
    memories.push([...headings, toText(paragraph)].join('\n\n'));
    headings = [];
    isInListItem = LIST_ITEM.test(paragraph[0] ?? '');
  }
  // Headings with nothing under them are still the owner's words.
  if (headings.length > 0) memories.push(headings.join('\n\n'));
  return memories;
}

function toParagraphs(lines: string[]): string[][] {
  const paragraphs: string[][] = [];
  let current: string[] = [];
  let openFence: string | null = null;
  const flush = (): void => {
    if (current.length > 0) paragraphs.push(current);
    current = [];
  };

  lines.forEach((line, index) => {
    if (openFence !== null) {
      current.push(line);
      if (closesFence(line, openFence)) openFence = null;
      return;
    }
    if (line.trim() === '') {
      flush();
      return;
    }
    if (HEADING.test(line)) flush();
    current.push(line);
    openFence = fenceOpenedBy(line, lines, index);
  });
  flush();
  return paragraphs;
}

/** A fence that is never closed is an ordinary line; otherwise one stray ``` would swallow the rest of the text. */
function fenceOpenedBy(line: string, lines: string[], index: number): string | null {
  const fence = FENCE.exec(line)?.[1];
  if (fence === undefined) return null;
  return lines.findLastIndex((later) => closesFence(later, fence)) > index ? fence : null;
}

function closesFence(line: string, fence: string): boolean {
  const marker = line.trim();
  return marker.length >= fence.length && marker === (fence[0] ?? '').repeat(marker.length);
}

function isHeading(paragraph: string[]): boolean {
  const [first = '', second = ''] = paragraph;
  if (paragraph.length === 1) return HEADING.test(first);
  return paragraph.length === 2 && SETEXT_UNDERLINE.test(second) && !LIST_ITEM.test(first);
}

function isRule(paragraph: string[]): boolean {
  return paragraph.length === 1 && THEMATIC_BREAK.test(paragraph[0] ?? '');
}

function toText(paragraph: string[]): string {
  return paragraph.join('\n').trim();
}
