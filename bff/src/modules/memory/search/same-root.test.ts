import { sharedRoot } from './same-root.js';

describe('the root that two stems share', () => {
  it.each([
    ['decid', 'decis', 0.8],
    ['photo', 'photograph', 0.5],
    ['photograph', 'photo', 0.5],
    ['educ', 'educ', 1],
  ])('%s and %s', (stem, other, share) => {
    expect(sharedRoot(stem, other)).toBe(share);
  });

  it.each([
    ['cat', 'categori'],
    ['market', 'marriag'],
    ['dog', 'dogma'],
  ])('is none for %s and %s', (stem, other) => {
    expect(sharedRoot(stem, other)).toBe(0);
  });
});
