export type AnswerNode = { kind: 'text'; text: string } | { kind: 'citation'; number: number };

/**
 * The twin's text as paragraphs of words and citation markers: `[1]` is a marker only when the answer has a source of
 * that number, otherwise it is what it looks like.
 */
export function parseAnswer(text: string, sourceNumbers: ReadonlySet<number>): AnswerNode[][] {
  return paragraphsOf(text).map((paragraph) => parseParagraph(paragraph, sourceNumbers));
}

export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** Without the paragraphs that cite a source. */
export function withoutCited(text: string, sourceNumbers: ReadonlySet<number>): string {
  const isCited = (paragraph: string): boolean =>
    parseParagraph(paragraph, sourceNumbers).some(({ kind }) => kind === 'citation');
  return paragraphsOf(text)
    .filter((paragraph) => !isCited(paragraph))
    .join('\n\n');
}

/** While an answer streams, a marker may have arrived by half; it waits until it is whole. */
export function withoutHalfMarker(text: string): string {
  return text.replace(/\s{0,9}\[\d{0,3}$/, '');
}

function parseParagraph(paragraph: string, sourceNumbers: ReadonlySet<number>): AnswerNode[] {
  const nodes: AnswerNode[] = [];
  for (const piece of paragraph.split(/(\[\d{1,3}\])/)) {
    const number = Number(/^\[(\d+)\]$/.exec(piece)?.[1] ?? Number.NaN);
    if (sourceNumbers.has(number)) {
      // The marker follows its claim directly, so that it never stands alone on the next line.
      const claim = nodes.at(-1);
      if (claim?.kind === 'text') claim.text = claim.text.trimEnd();
      nodes.push({ kind: 'citation', number });
    } else if (piece !== '') nodes.push({ kind: 'text', text: piece });
  }
  return nodes;
}
