import { terms } from '../../../common/language/terms.js';
import { Rejections } from './rejections.js';

describe('what was rejected', () => {
  const rejections = new Rejections([
    { kind: 'tag', value: 'garden', terms: terms('Garden party at the office') },
    { kind: 'tag', value: 'music', terms: [] },
    { kind: 'kind', value: 'event', terms: terms('Yesterday I met Ben.') },
  ]);

  it.each([
    ['tag', 'garden', 'The garden party is over', true],
    ['tag', 'garden', 'Water the garden', false],
    ['tag', 'party', 'The garden party is over', false],
    ['kind', 'garden', 'The garden party is over', false],
    ['kind', 'event', 'Yesterday I met Clara.', true],
    ['kind', 'event', 'Yesterday the choir sang in church.', false],
    ['tag', 'music', '', false],
  ] as const)('%s %s for “%s”: %s', (kind, value, text, expected) => {
    expect(rejections.speakAgainst({ kind, value, terms: terms(text) })).toBe(expected);
  });
});
