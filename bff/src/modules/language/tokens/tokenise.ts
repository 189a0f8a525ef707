import { type TokenRules } from '../pack/pack.js';
import { type Character, charactersOf } from './characters.js';
import { numberOf } from './number.js';
import { stemOf } from './stem.js';
import { type Token } from './token.js';

/** Both caps bound all later work. Whatever is longer is told, never commanded. */
export const MAX_CHARACTERS = 600;
export const MAX_TOKENS = 80;

/** Signs that are words by themselves. */
const SIGNS = new Set('%°&½¼¾€$£+×÷');

/** Reads text into tokens in one pass over its characters: nothing here goes back. */
export function tokenise(text: string, rules: TokenRules): Token[] {
  return new Reader(charactersOf(text.slice(0, MAX_CHARACTERS)), rules).read();
}

class Reader {
  private readonly tokens: Token[] = [];
  private at = 0;
  private before = '';

  constructor(
    private readonly characters: readonly Character[],
    private readonly rules: TokenRules,
  ) {}

  read(): Token[] {
    while (this.at < this.characters.length && this.tokens.length < MAX_TOKENS) this.step();
    return this.tokens.slice(0, MAX_TOKENS);
  }

  private step(): void {
    const character = this.characters[this.at];
    if (character?.kind === 'digit') this.number();
    else if (character?.kind === 'letter') this.word();
    else {
      this.at++;
      if (!character || character.kind === 'space') return;
      if (SIGNS.has(character.text)) this.add(this.expanded(character.text), character, character);
      // A mark without a letter is none of anything.
      else if (character.kind !== 'mark') this.before += character.text;
    }
  }

  /** Digits with single points, commas and colons between them; "1/2" is one token. */
  private number(): void {
    const from = this.at;
    if (this.isHalf()) this.at += 3;
    else
      do this.at++;
      while (this.isKind(0, 'digit') || (this.isOneOf('.,:') && this.isKind(1, 'digit')));
    const said = this.textOf(from);
    const value = said === '1/2' ? undefined : numberOf(said, this.rules.grammar.decimal);
    const isPlain = value !== undefined && !said.includes('.') && !said.includes(',');
    this.add([isPlain ? String(value) : said], this.characters[from], this.characters[this.at - 1], value);
  }

  /** Letters with single apostrophes and hyphens between them, or initials: "a.m.". */
  private word(): void {
    const from = this.at;
    if (this.isInitial()) while (this.isInitial()) this.at += 2;
    if (this.isKind(0, 'letter') && (this.at === from || !this.isKind(1, 'letter'))) {
      do this.at++;
      while (
        this.isLetter(0) ||
        ((this.isKind(0, 'apostrophe') || this.isKind(0, 'hyphen')) && this.isLetter(1))
      );
    }
    this.addWord(from);
  }

  private addWord(from: number): void {
    const typed = this.characters.slice(from, this.at);
    const whole = spelled(typed);
    const [first, last] = [typed[0], typed.at(-1)];
    const contraction = this.rules.contractions.get(whole);
    if (contraction) {
      this.add(contraction, first, last);
      return;
    }
    for (const part of partsOf(typed)) {
      const word = spelled(part);
      const bare = this.withoutPossessive(word);
      const { contractions } = this.rules;
      this.add(contractions.get(word) ?? contractions.get(bare) ?? [bare], part[0], part.at(-1));
    }
  }

  private withoutPossessive(word: string): string {
    const ending = this.rules.grammar.possessives.find((each) => word.endsWith(each) && word !== each);
    return (ending === undefined ? word : word.slice(0, -ending.length)).replaceAll("'", '');
  }

  private expanded(sign: string): readonly string[] {
    return this.rules.contractions.get(sign) ?? [sign];
  }

  private add(words: readonly string[], first?: Character, last?: Character, number?: number): void {
    if (!first || !last) return;
    for (const text of words) {
      this.tokens.push({
        text,
        stem: number === undefined ? stemOf(text, this.rules.grammar) : text,
        start: first.start,
        end: last.end,
        before: this.before,
        isCapitalised: first.isCapital,
        ...(number !== undefined && { number }),
      });
      this.before = '';
    }
  }

  /** A half, and neither a date nor the end of a larger number. */
  private isHalf(): boolean {
    return (
      this.textOf(this.at, this.at + 3) === '1/2' && !this.isKind(3, 'digit') && !this.isOneOf('/.,:', 3)
    );
  }

  /** One letter and its point: "p." of "p.m.". */
  private isInitial(): boolean {
    return (
      this.isKind(0, 'letter') &&
      this.isOneOf('.', 1) &&
      this.isKind(2, 'letter') &&
      !this.isKind(3, 'letter')
    );
  }

  private isKind(ahead: number, kind: Character['kind']): boolean {
    return this.characters[this.at + ahead]?.kind === kind;
  }

  private isLetter(ahead: number): boolean {
    return this.isKind(ahead, 'letter') || this.isKind(ahead, 'mark');
  }

  private isOneOf(signs: string, ahead = 0): boolean {
    const text = this.characters[this.at + ahead]?.text;
    return text !== undefined && text !== '' && signs.includes(text);
  }

  private textOf(from: number, to = this.at): string {
    return this.characters
      .slice(from, to)
      .map(({ text }) => text)
      .join('');
  }
}

/** As a pack writes it: one form of each apostrophe and of letters with marks, initials without their points. */
function spelled(characters: readonly Character[]): string {
  return characters
    .map(({ kind, text }) =>
      kind === 'apostrophe' ? "'" : kind === 'hyphen' ? '-' : kind === 'sign' ? '' : text,
    )
    .join('')
    .normalize('NFKC');
}

/** "half-open" is two words. */
function partsOf(characters: readonly Character[]): Character[][] {
  const parts: Character[][] = [[]];
  for (const character of characters)
    if (character.kind === 'hyphen') parts.push([]);
    else parts.at(-1)?.push(character);
  return parts.filter(({ length }) => length > 0);
}
