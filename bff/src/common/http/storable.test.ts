import { unstorableText } from './storable.js';

describe('what no table can hold', () => {
  it.each([
    ['a NUL', { key: 'a\u0000b' }, 'key'],
    ['half of a character', { list: [{ name: 'ok' }, { name: '\ud800' }] }, 'list.1.name'],
    ['a key', { inner: { ['a\u0000']: 1 } }, 'inner'],
  ])('is %s, wherever it stands', (_what, value, path) => {
    expect(unstorableText(value)?.path).toBe(path);
  });

  it('is nothing else', () => {
    const value = { text: 'naïve 🌍\n\t', none: null, n: 1, list: [true, undefined], at: new Date(0) };
    expect(unstorableText(value)).toBeUndefined();
  });
});
