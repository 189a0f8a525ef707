import { trimEndOf } from './trim-end.js';

describe('trimEndOf', () => {
  it('cuts the signs at the end, and no others', () => {
    expect(trimEndOf('Is it? Yes. ?!  ', /[\s?.!]/u)).toBe('Is it? Yes');
    expect(trimEndOf('...', /[.]/u)).toBe('');
    expect(trimEndOf('as it is', /[.]/u)).toBe('as it is');
    expect(trimEndOf('', /[.]/u)).toBe('');
  });
});
