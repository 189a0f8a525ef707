import { trimEndOf } from '../../../common/language/trim-end.js';

const WIKI_LINK = /\[\[([^\][|#\n]{1,200})(?:[|#][^\][\n]*)?\]\]/gu;
const MAX_TITLES = 50;
/** Longer than any that can be named in brackets. */
const LONG_ENOUGH = 250;

/** The titles that a text links to, as notes do: `[[Heat pump]]`, or `[[Heat pump|the pump]]`. */
export function titlesIn(text: string): string[] {
  const titles = [...text.matchAll(WIKI_LINK)]
    .map(([, title = '']) => title.trim())
    .filter((title) => title !== '');
  return [...new Set(titles)].slice(0, MAX_TITLES);
}

/** By which a memory is linked to: its first line without what makes it a heading, whatever the case. */
export function titleOf(text: string): string {
  const [line = ''] = text.slice(0, LONG_ENOUGH).split('\n', 1);
  return trimEndOf(line.replace(/^[ #*]+/, ''), /[ #*]/).toLowerCase();
}
