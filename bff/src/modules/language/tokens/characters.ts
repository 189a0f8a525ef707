/** A character as it is read: compatibility forms folded ("Ａ" is "a"), lower case, and where it was typed. */
export interface Character {
  readonly text: string;
  readonly kind: 'letter' | 'mark' | 'digit' | 'apostrophe' | 'hyphen' | 'space' | 'sign';
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
}

const APOSTROPHES = "'’‘ʼ＇`´′ʹ‛";
const HYPHENS = '-‐‑';
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
/** Zero-width, direction and soft-hyphen characters, which nobody sees. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/u;
const SPACE = /\s/u;
/** Of more marks on a letter nothing can be read. */
const MOST_MARKS = 2;
/** A fraction's compatibility form has a slash of its own and would lose its sign. */
const FRACTIONS = '½¼¾';

/** The characters of a text, those that cannot be seen left out. */
export function charactersOf(text: string): Character[] {
  const characters: Character[] = [];
  let marks = 0;
  let start = 0;
  for (const typed of text) {
    const end = start + typed.length;
    const character = characterOf(typed, start, end);
    start = end;
    if (!character) continue;
    marks = character.kind === 'mark' ? marks + 1 : 0;
    if (marks <= MOST_MARKS) characters.push(character);
  }
  return characters;
}

function characterOf(typed: string, start: number, end: number): Character | undefined {
  if (INVISIBLE.test(typed)) return undefined;
  const folded = FRACTIONS.includes(typed) ? typed : typed.normalize('NFKC');
  const text = folded.toLowerCase();
  return { text, kind: kindOf(typed, text), start, end, isCapital: text !== folded };
}

function kindOf(typed: string, text: string): Character['kind'] {
  if (APOSTROPHES.includes(typed)) return 'apostrophe';
  if (HYPHENS.includes(typed)) return 'hyphen';
  if (text.length === 1 && text >= '0' && text <= '9') return 'digit';
  if (LETTER.test(text)) return 'letter';
  if (MARK.test(text)) return 'mark';
  return SPACE.test(typed) ? 'space' : 'sign';
}
