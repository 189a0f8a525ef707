/** An end mark, unless it belongs to "Dr.", to an initial or to "approx."; or a line break. */
const END =
  /(?<![.!?…]{2})(?<!(?:^|[\s(])(?:\p{L}|mr|mrs|ms|dr|prof|st|sr|jr|vs|e\.g|i\.e|approx|nr|tel|etc|max|min))[.!?…]+["”’)]*(?=\s+["“‘(]?[\p{L}\p{N}])|\n+/giu;

export function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(END)].map((end) => end.index + end[0].length);
  return [...ends, text.length]
    .map((end, place) => text.slice(ends[place - 1] ?? 0, end).trim())
    .filter((sentence) => sentence !== '');
}
