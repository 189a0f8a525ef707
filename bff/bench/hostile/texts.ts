/** As long as a memory may be. */
export const LENGTH = 20_000;
const COUNT = 200;
const PRINTABLE = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
const OTHERS = [
  '\n',
  '\t',
  '[[',
  '[[a',
  '](',
  '[a](',
  '@',
  'a@',
  'a@a.',
  '@.',
  '.',
  '. ',
  '.\n',
  '-',
  '- ',
  '--',
  '-in-law ',
];
const UNICODE = [
  '\u0301',
  '\u0301\u0316',
  'e\u0301',
  '\u200b',
  '\u200d',
  '\ufeff',
  '👍',
  '👩‍👩‍👧',
  '“',
  '„',
  '«',
  '漢',
  'ก',
  'Å',
  '…',
];

/** Each ASCII character, what is known to hurt, and pairs from all over the others; 20,000 characters each. */
export function hostileTexts(): string[] {
  const pairs = Array.from({ length: COUNT }, (_, place) => {
    const one = PRINTABLE[(place * 37) % PRINTABLE.length] ?? '';
    return one + (PRINTABLE[(place * 61 + 13) % PRINTABLE.length] ?? '');
  });
  // A text of spaces alone is none.
  return [...PRINTABLE.slice(1), ...OTHERS, ...UNICODE, ...pairs]
    .slice(0, COUNT)
    .map(
      (part, place) =>
        `Text ${String(place)}: ${part.repeat(LENGTH)}`.slice(0, LENGTH - 1).toWellFormed() + '!',
    );
}

/** As many, as long, and nothing wrong with them. */
export function plainTexts(): string[] {
  const sentence = 'Yesterday I met Ben in Graz, and we talked about the garden until it was dark. ';
  return Array.from({ length: COUNT }, (_, place) =>
    `Text ${String(place)}: ${sentence.repeat(LENGTH / sentence.length)}`.slice(0, LENGTH - 1).trimEnd(),
  );
}
