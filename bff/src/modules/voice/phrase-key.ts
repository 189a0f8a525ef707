/** What is left of a phrase in speech: words, without case and punctuation. Empty where there are none. */
export function phraseKey(phrase: string): string {
  return phrase
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’'ʼ]/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
