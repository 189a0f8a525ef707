/** What the server takes at once. */
const MAX_LENGTH = 1_000;

/** What is said of an answer, sentence by sentence: its words without Markdown and without the numbers of sources. */
export function speakable(answer: string): string[] {
  const words = answer
    .replaceAll(/```[^]*?(```|$)/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[\d+\]/g, '')
    .replaceAll(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replaceAll(/[*_`~|]+/g, '')
    .replaceAll(/https?:\/\/\S+/g, 'a link');
  return words
    .split(/\n+/)
    .flatMap((line) => [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)])
    .map(({ segment }) => segment.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
