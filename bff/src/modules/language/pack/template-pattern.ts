import { wordMap } from '../../../common/word-map.js';

/** A template as it is written. */
export type Pattern =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'slot'; readonly name: string; readonly type: string }
  | { readonly kind: 'free'; readonly name: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  /** An empty sequence among them stands for what may be left out. */
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] };

const SINGLE = new Set('()[]|');
const CLOSING = wordMap<string>({ '{': '}', '<': '>' });
const EMPTY: Pattern = { kind: 'sequence', parts: [] };

/** Throws for a bracket without its other half: a wrong template must not start the server. */
export function parseTemplate(source: string): Pattern {
  const parser = new Parser(piecesOf(source), source);
  const pattern = parser.choice();
  parser.expectEnd();
  return pattern;
}

/** Brackets, bars, words, and what stands in {} and <> as one piece. */
function piecesOf(source: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let closing: string | undefined;
  const end = (): void => {
    if (piece !== '') pieces.push(piece);
    piece = '';
  };
  for (const character of source) {
    const isEnd = closing === character;
    if (closing === undefined && (character === ' ' || SINGLE.has(character) || CLOSING.has(character)))
      end();
    if (closing === undefined && SINGLE.has(character)) pieces.push(character);
    else if (closing !== undefined || character !== ' ') piece += character;
    closing = isEnd ? undefined : (closing ?? CLOSING.get(character));
    if (isEnd) end();
  }
  end();
  return pieces;
}

class Parser {
  private at = 0;

  constructor(
    private readonly pieces: readonly string[],
    private readonly source: string,
  ) {}

  choice(): Pattern {
    const options = [this.sequence()];
    while (this.takes('|')) options.push(this.sequence());
    const [only = EMPTY] = options;
    return options.length === 1 ? only : { kind: 'choice', options };
  }

  expectEnd(): void {
    if (this.at < this.pieces.length) throw this.wrong();
  }

  private sequence(): Pattern {
    const parts: Pattern[] = [];
    for (let part = this.part(); part; part = this.part()) parts.push(part);
    return { kind: 'sequence', parts };
  }

  private part(): Pattern | undefined {
    const piece = this.pieces[this.at];
    if (piece === undefined || piece === '|' || piece === ')' || piece === ']') return undefined;
    this.at++;
    if (piece === '(') return this.closed(this.choice(), ')');
    if (piece === '[') return this.closed({ kind: 'choice', options: [this.choice(), EMPTY] }, ']');
    if (piece.startsWith('{')) return { kind: 'class', name: this.inside(piece, '}') };
    if (piece.startsWith('<')) return this.slot(this.inside(piece, '>'));
    return { kind: 'word', word: piece };
  }

  private slot(said: string): Pattern {
    const [name = '', type] = said.split(':');
    if (type === undefined && name.endsWith('*') && name.length > 1)
      return { kind: 'free', name: name.slice(0, -1) };
    if (type === undefined || type === '' || name === '') throw this.wrong();
    return { kind: 'slot', name, type };
  }

  private inside(piece: string, closing: string): string {
    if (!piece.endsWith(closing) || piece.length < 3) throw this.wrong();
    return piece.slice(1, -1).trim();
  }

  private closed(pattern: Pattern, closing: string): Pattern {
    if (!this.takes(closing)) throw this.wrong();
    return pattern;
  }

  private takes(piece: string): boolean {
    const isNext = this.pieces[this.at] === piece;
    if (isNext) this.at++;
    return isNext;
  }

  private wrong(): Error {
    const near = this.pieces.slice(Math.max(0, this.at - 1), this.at + 1).join(' ');
    return new Error(`“${this.source}” is no template: look at “${near}”.`);
  }
}
