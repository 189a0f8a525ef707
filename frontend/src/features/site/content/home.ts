/** What the home page says that is no layout. */
export const tagline = ['Your Second Brain', 'Always Learning', 'Always Adapting', 'Always Evolving'];
export const TYPING_SPEED_MS = 50;

export const stats = [
  {
    value: '99.9%',
    label: 'accuracy',
    footnote:
      'A goal, not a measurement. Measured today: in a held-out test the right memory is cited first for 93 of 100 answerable questions, and 2 of 100 unanswerable ones get an answer they shouldn’t.',
  },
  {
    value: '10M+',
    label: 'neural connections',
    footnote:
      'Illustrative. What a twin holds is what its owner told it; search is measured with 10,000 memories of one person.',
  },
  {
    value: '24/7',
    label: 'learning',
    footnote: 'It keeps what you tell it whenever your machine runs, with or without the internet.',
  },
];
