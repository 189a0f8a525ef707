/** A template as it is written: what may be said, in order. */
export type Pattern =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string; readonly type: string }
  | { readonly kind: 'shared'; readonly name: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  /** An empty alternative stands for what is optional. */
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] };

const MAX_LENGTH = 2_000;
const SPECIAL = new Set('[](){}|');

/**
 * Reads "[please] (open|go to) {screen:place}". Throws for a bracket without its other half: templates are written by
 * developers, and a wrong one must not start the server.
 */
export function readPattern(template: string): Pattern {
  if (template.length > MAX_LENGTH)
    throw new Error(`A template of ${template.length} characters is too long.`);
  const reader = new Reader(tokensOf(template), template);
  const pattern = reader.choice();
  reader.expectEnd();
  return pattern;
}

/** Brackets, bars and words. */
function tokensOf(template: string): string[] {
  const tokens: string[] = [];
  let word = '';
  for (const character of `${template} `) {
    if (!SPECIAL.has(character) && character !== ' ') {
      word += character;
      continue;
    }
    if (word !== '') tokens.push(word);
    word = '';
    if (character !== ' ') tokens.push(character);
  }
  return tokens;
}

class Reader {
  private at = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly template: string,
  ) {}

  choice(): Pattern {
    const options = [this.sequence()];
    while (this.takes('|')) options.push(this.sequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  expectEnd(): void {
    if (this.at < this.tokens.length) throw this.wrong(this.tokens[this.at] ?? '');
  }

  private sequence(): Pattern {
    const parts: Pattern[] = [];
    for (let part = this.part(); part; part = this.part()) parts.push(part);
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'sequence', parts };
  }

  private part(): Pattern | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || token === '|' || token === ']' || token === ')') return undefined;
    this.at++;
    if (token === '(') return this.closed(this.choice(), ')');
    if (token === '[') return optional(this.closed(this.choice(), ']'));
    if (token === '{') return this.slot();
    if (token === '}') throw this.wrong(token);
    if (token === '...') return optional({ kind: 'slot', name: '', type: 'text' });
    return { kind: 'word', word: token };
  }

  private slot(): Pattern {
    const [name = '', type] = (this.tokens[this.at++] ?? '').split(':');
    if (name === '') throw this.wrong('{');
    return this.closed(type === undefined ? { kind: 'shared', name } : { kind: 'slot', name, type }, '}');
  }

  private closed(pattern: Pattern, end: string): Pattern {
    if (!this.takes(end)) throw this.wrong(end);
    return pattern;
  }

  private takes(token: string): boolean {
    const isNext = this.tokens[this.at] === token;
    if (isNext) this.at++;
    return isNext;
  }

  private wrong(token: string): Error {
    return new Error(`“${this.template}” is no template: look at “${token}”.`);
  }
}

function optional(pattern: Pattern): Pattern {
  return { kind: 'choice', options: [pattern, { kind: 'sequence', parts: [] }] };
}
