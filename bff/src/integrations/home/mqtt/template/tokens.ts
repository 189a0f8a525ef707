import { TemplateUnsupported } from './limits.js';
import { wordMap } from '../../../../common/word-map.js';

export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'sign';
  readonly text: string;
}

const BLANKS = /\s*/y;
const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['number', /\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy],
  ['text', /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/y],
  ['name', /[a-z_]\w*/iy],
  ['sign', /\*\*|\/\/|[!<=>]=|[-+*/%~<>()[\]{}.,:|=]/y],
];
const ESCAPES = wordMap<string>({ n: '\n', t: '\t', r: '\r' });

export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = skipBlanks(source, 0);
  while (at < source.length) {
    const token = tokenAt(source, at);
    if (!token) throw new TemplateUnsupported(`at ${JSON.stringify(source.slice(at, at + 12))}`);
    const { kind, text } = token;
    tokens.push(kind === 'text' ? { kind, text: unquoted(text) } : token);
    at = skipBlanks(source, at + text.length);
  }
  return tokens;
}

function tokenAt(source: string, at: number): Token | undefined {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return undefined;
}

function skipBlanks(source: string, from: number): number {
  BLANKS.lastIndex = from;
  BLANKS.exec(source);
  return BLANKS.lastIndex;
}

function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll(/\\([^])/g, (_, char: string) => ESCAPES.get(char) ?? char);
}
