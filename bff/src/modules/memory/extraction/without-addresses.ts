/**
 * Where an address or code may begin: at a word, or inside of one at signs of their own. By halves of characters (no `u`):
 * a search from the middle of a character would find the character itself, for ever.
 */
const BEGINNING = /(?<!\S)\S|https?:\/\/|www\.|`/g;
const LINK = /(?:https?:\/\/|www\.)\S/y;
const SPACE = /\s/g;

/**
 * A text with a space in place of each link, mail address and piece of code: they are full of capitals that name nobody.
 * It runs over whole texts, before any limit, so it looks at no character more than a few times, whatever they are.
 */
export function withoutAddresses(text: string): string {
  const scan = new Scan(text);
  let plain = '';
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const end = scan.endAt(at);
    if (end === at) {
      BEGINNING.lastIndex = at + 1;
      at = BEGINNING.exec(text)?.index ?? text.length;
    } else {
      plain += `${text.slice(from, at)} `;
      from = end;
      at = end;
    }
  }
  return plain + text.slice(from);
}

/** Remembers what was looked for in vain, so that it is not looked for again from the next place. */
class Scan {
  private wordEnd = 0;
  private noMailBefore = 0;
  private hasClosingBacktick = true;

  constructor(private readonly text: string) {}

  /** Where that ends which begins there; the place itself where nothing does. */
  endAt(at: number): number {
    LINK.lastIndex = at;
    if (LINK.test(this.text) || this.isMail(at)) return this.endOfWord(at);
    return this.text.charAt(at) === '`' ? this.endOfCode(at) : at;
  }

  /** Something, an @, something, a dot and something; where a word has none, the rest of it has none. */
  private isMail(at: number): boolean {
    if (at < this.noMailBefore) return false;
    const word = this.text.slice(at, this.endOfWord(at));
    const sign = word.indexOf('@', 1);
    const isMail = sign > 0 && word.lastIndexOf('.', word.length - 2) >= sign + 2;
    if (!isMail) this.noMailBefore = at + word.length;
    return isMail;
  }

  private endOfWord(at: number): number {
    if (at >= this.wordEnd) {
      SPACE.lastIndex = at;
      this.wordEnd = SPACE.exec(this.text)?.index ?? this.text.length;
    }
    return this.wordEnd;
  }

  private endOfCode(at: number): number {
    const end = this.hasClosingBacktick ? this.text.indexOf('`', at + 1) : -1;
    this.hasClosingBacktick = end >= 0;
    return end < 0 ? at : end + 1;
  }
}
