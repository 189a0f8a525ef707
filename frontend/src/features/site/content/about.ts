/** Under every picture of the product. */
export const SAMPLE_NOTE = 'The product, with the sample data of an invented person.';

export const reasons = [
  'Notes are easy to write and hard to ask. Assistants are easy to ask and hard to check. Twyn tries to be both: you write as you like, you ask as you like, and under every answer stands the sentence it was taken from, with the day you said it.',
  'That only works with trust, and trust isn’t a promise but a property. So it runs where you can see it, its database refuses to show one person’s rows to another, and every memory keeps where it came from and what it said before.',
  'When it has nothing, it says “I don’t have anything about that”. A guess would cost more than the silence.',
];

export const rules = [
  {
    domain: 'memory',
    icon: 'ask',
    title: 'A source or nothing',
    text: 'No answer without the memory it came from, one press away.',
  },
  {
    domain: 'neutral',
    icon: 'search',
    title: 'Figures with a command',
    text: 'What we say about quality and speed can be printed by anybody who has the source.',
  },
  {
    domain: 'neutral',
    icon: 'info',
    title: 'Limits in plain words',
    text: 'It can’t infer, count or compare yet. It says so, and so do we.',
  },
] as const;
