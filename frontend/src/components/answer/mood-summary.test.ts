import { moodSummary } from './mood-summary';

test.each([
  [[], 'No mood noted in this time.'],
  [[4], 'The only entry in this time.'],
  [[4, 4], 'Good each time, over 2 entries.'],
  [[2, 4], 'Between bad and good over 2 entries.'],
  [[3, 4, 2, 4, 4, 5, 4, 1, 4], 'Good on most of 9 entries.'],
  [[1, 5, 4, 4], 'Between awful and great over 4 entries.'],
])('%j: %s', (moods, sentence) => expect(moodSummary(moods)).toBe(sentence));
