import { TemplateUnsupported } from './limits.js';

/** A template in order: plain text, `{{ expressions }}` and `{% statements %}`. Comments are left out. */
export interface Piece {
  readonly kind: 'text' | 'expression' | 'statement';
  readonly text: string;
}

const KINDS = { '{': ['expression', '}}'], '%': ['statement', '%}'], '#': ['comment', '#}'] } as const;

export function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  // `-%}` takes the blanks away that follow it, `{%-` those before it.
  let trimsStart = false;
  const addText = (to: number, trimsEnd: boolean): void => {
    const text = source.slice(at, to);
    const kept = trimsStart ? text.trimStart() : text;
    const shown = trimsEnd ? kept.trimEnd() : kept;
    if (shown !== '') pieces.push({ kind: 'text', text: shown });
  };
  for (;;) {
    const open = openingFrom(source, at);
    if (open < 0) break;
    const [kind, end] = KINDS[source[open + 1] as keyof typeof KINDS];
    const trimsEnd = source[open + 2] === '-';
    addText(open, trimsEnd);
    const close = closingFrom(source, open + 2, end);
    const trims = kind !== 'comment' && source[close - 1] === '-';
    const text = source.slice(open + (trimsEnd ? 3 : 2), trims ? close - 1 : close).trim();
    if (kind !== 'comment') pieces.push({ kind, text });
    at = close + 2;
    trimsStart = trims;
  }
  addText(source.length, false);
  return pieces;
}

function openingFrom(source: string, from: number): number {
  for (let at = source.indexOf('{', from); at >= 0; at = source.indexOf('{', at + 1))
    if (Object.hasOwn(KINDS, source[at + 1] ?? '')) return at;
  return -1;
}

/** Where a tag ends; braces and quotes inside it do not count: `{{ {1: '}}'}[x] }}`. */
function closingFrom(source: string, from: number, end: string): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const char = source.charAt(at);
    if (end === '#}') {
      if (source.startsWith(end, at)) return at;
    } else if (quote !== '') {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (depth === 0 && source.startsWith(end, at)) return at;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
  }
  throw new TemplateUnsupported('a tag without an end');
}
