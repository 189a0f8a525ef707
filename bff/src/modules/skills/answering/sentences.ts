import { LANGUAGES } from '../../language/languages.js';

/** An end mark, unless it belongs to "Dr.", to an initial or to "approx."; or a line break. */
const END =
  /(?<![.!?…]{2})(?<!(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|prof|st|sr|jr|vs|e\.g|i\.e|approx|nr|tel|etc|max|min|ca|z\.b|bzw|hr|fr|evtl|inkl|str))[.!?…]+["”’)]*(?=\s+["“‘(]?[\p{L}\p{N}])|\n+/giu;
const DAY_OF_MONTH = /(?<!\d)\d{1,2}\.$/u;
const NEXT_WORD = /^\s+(?<word>\p{L}+)/u;

const MONTHS: ReadonlySet<string> = new Set(LANGUAGES.flatMap(monthsOf));

export function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(END)]
    .map((end) => end.index + end[0].length)
    .filter((end) => !isInDate(text, end));
  return [...ends, text.length]
    .map((end, place) => text.slice(ends[place - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '');
}

/** "Am 18. Februar": some languages put a point behind the day. */
function isInDate(text: string, end: number): boolean {
  if (!DAY_OF_MONTH.test(text.slice(Math.max(0, end - 4), end))) return false;
  const word = NEXT_WORD.exec(text.slice(end, end + 20))?.groups?.word;
  return word !== undefined && MONTHS.has(word.toLowerCase());
}

function monthsOf(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2_000, month)).toLowerCase());
}
