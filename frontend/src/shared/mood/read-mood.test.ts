import { readMood } from './read-mood';

test.each([
  ['I am so tired, good night', 'tiredness'],
  ['thanks, lovely', 'joy'],
  ['Lock the door', 'none'],
])('reads the words of “%s”', (sentence, emotion) => {
  expect(readMood(sentence).emotion).toBe(emotion);
});

test('a word with “not” before it counts the other way', () => {
  expect(readMood('I am not happy')).toMatchObject({ sentiment: 'negative', words: ['not happy'] });
});
