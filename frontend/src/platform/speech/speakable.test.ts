import { speakable, withoutMarkers } from './speakable';

test.each<[string, string[]]>([
  ['Done: Lamp. The door is locked.', ['Done: Lamp.', 'The door is locked.']],
  ['**Mum** prefers _calls_ on `Sundays` [1].', ['Mum prefers calls on Sundays.']],
  ['## Today\n- one thing\n- [another](https://example.org)', ['Today', 'one thing', 'another']],
  [
    '# Ana\n\n- **Peanuts** [1], see [the list](https://x.y)\n2. `nuts`\n> quoted',
    ['Ana', 'Peanuts, see the list', 'nuts', 'quoted'],
  ],
  ['See https://example.org/a', ['See a link']],
  ['```\ncode\n```', []],
  ['…', []],
])('of %j it says %j', (answer, sentences) => {
  expect(speakable(answer)).toEqual(sentences);
});

test('keeps stars and numbers that are none of Markdown’s', () => {
  expect(speakable('2 * 3 is 6. Room 12. Fine, snake_case_too.')).toEqual([
    '2 * 3 is 6.',
    'Room 12.',
    'Fine, snake_case_too.',
  ]);
});

test('a sentence without an end is cut to what the server takes', () => {
  expect(speakable('a'.repeat(1_200))[0]).toHaveLength(1_000);
});

test('an answer without its markers', () => {
  expect(withoutMarkers('Ana is allergic to peanuts [1][2].')).toBe('Ana is allergic to peanuts.');
});
