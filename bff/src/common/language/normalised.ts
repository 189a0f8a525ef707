/** A letter with more marks than any language writes on one. */
const OVERLOADED = /\P{M}?\p{M}{31,}/gu;

/**
 * A text in one form of Unicode. Marks on one letter are put in order one by one, each past those before it: of thousands
 * on one letter that takes the square of their number. Such a letter is no writing, and stays as it is.
 */
export function normalised(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  let done = '';
  let from = 0;
  for (const { 0: letter, index } of text.matchAll(OVERLOADED)) {
    done += text.slice(from, index).normalize(form) + letter;
    from = index + letter.length;
  }
  return done + text.slice(from).normalize(form);
}
