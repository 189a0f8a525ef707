import { wordMap } from '../../../../common/word-map.js';

const MAX_LENGTH = 100_000;
const ENTITIES = wordMap<string>({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
});

/** The words of a note in HTML, one line for each block; what is written without tags stays as it is. */
export function textOfHtml(html: string): string {
  const bounded = html.slice(0, MAX_LENGTH);
  if (!/<\/?[a-z]|&[a-z#]/i.test(bounded)) return bounded;
  return bounded
    .replaceAll(/<(?:br\s?\/?|\/p|\/div|\/li|\/h[1-6])>/gi, '\n')
    .replaceAll(/<[/a-z][^<>]{0,500}>/gi, '')
    .replaceAll(/&(?:([a-z]{2,6})|#(\d{1,7}));/gi, (whole, name?: string, code?: string) =>
      name === undefined ? signOf(Number(code), whole) : (ENTITIES.get(name.toLowerCase()) ?? whole),
    )
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The words of a note in Markdown as Day One writes it: without its pictures and its escapes. */
export function textOfMarkdown(markdown: string): string {
  return markdown
    .slice(0, MAX_LENGTH)
    .replaceAll(/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g, '')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function signOf(code: number, whole: string): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
