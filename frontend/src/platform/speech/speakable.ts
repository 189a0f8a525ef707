import { sentencesOf } from './sentences';

/** What a server of voices takes at once. */
const MAX_LENGTH = 1_000;

/** An answer without the markers of its sources. */
export function withoutMarkers(answer: string): string {
  const [last = '', ...before] = answer.split(/\[\d{1,3}\]/).reverse();
  return [last, ...before.map((words) => words.trimEnd())].reverse().join('');
}

/** An answer without its blocks of code, also one that is not closed. */
export function withoutCode(answer: string): string {
  return answer.replaceAll(/```[^]*?(```|$)/g, ' ');
}

/** What is said of an answer, sentence by sentence: its words, without markers and the signs of Markdown. */
export function speakable(answer: string): string[] {
  const words = withoutCode(withoutMarkers(answer))
    .replaceAll(/!?\[([^[\]]*)\]\([^[)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|~~|`+)/g, '')
    // One that stands between spaces is no emphasis but a sign of its own.
    .replaceAll(/(^|[^\p{L}\p{N}*_])([*_])(\S|\S[^*_\n]*\S)\2(?![\p{L}\p{N}])/gmu, '$1$3')
    .replaceAll('|', ' ')
    .replaceAll(/https?:\/\/\S+/g, 'a link');
  return words
    .split(/\n+/)
    .flatMap(sentencesOf)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
