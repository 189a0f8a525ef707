import { speakable } from './speakable';

test.each<[string, string[]]>([
  ['Done: Lamp. The door is locked.', ['Done: Lamp.', 'The door is locked.']],
  ['**Mum** prefers _calls_ on `Sundays` [1].', ['Mum prefers calls on Sundays .']],
  ['## Today\n- one thing\n- [another](https://example.org)', ['Today', 'one thing', 'another']],
  ['See https://example.org/a', ['See a link']],
  ['```\ncode\n```', []],
  ['…', []],
])('of %j it says %j', (answer, sentences) => {
  expect(speakable(answer)).toEqual(sentences);
});

test('a sentence without an end is cut to what the server takes', () => {
  expect(speakable('a'.repeat(1_200))[0]).toHaveLength(1_000);
});
