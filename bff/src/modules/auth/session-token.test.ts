import { createHash } from 'node:crypto';
import { hashOfToken, newToken, sessionIdOf } from './session-token.js';

describe('the token of a session', () => {
  it('S2: is 256 random bits that a cookie can hold', () => {
    const tokens = Array.from({ length: 50 }, newToken);
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(tokens.join('')).toMatch(/^[\w-]+$/u);
  });

  it('S2: is kept as its SHA-256', () => {
    const token = newToken();
    expect(hashOfToken(token)).toEqual(createHash('sha256').update(token).digest());
  });

  it.each([undefined, '', 'short', 'a'.repeat(44), `${'a'.repeat(42)}!`])(
    'is not looked for where %j is sent',
    (text) => {
      expect(hashOfToken(text)).toBeUndefined();
    },
  );
});

describe('the id of a session', () => {
  it('is another each time, unless the attempt is named', () => {
    expect(sessionIdOf('ana', undefined)).not.toBe(sessionIdOf('ana', undefined));
    expect(sessionIdOf('ana', 'one')).toBe(sessionIdOf('ana', 'one'));
    expect(sessionIdOf('ana', 'one')).not.toBe(sessionIdOf('ana', 'two'));
  });

  it('is nobody else’s, though the attempt has the same name', () => {
    expect(sessionIdOf('ana', 'one')).not.toBe(sessionIdOf('bo', 'one'));
  });

  it('is a UUID made of the whole hash, which stays what it is from release to release', () => {
    const hex = createHash('sha256').update('ana/one').digest('hex');
    const id = sessionIdOf('ana', 'one');
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
    const digits = id.replaceAll('-', '').split('');
    const changed = digits.flatMap((digit, place) => (digit === hex[place] ? [] : [place]));
    // Only the version and the variant are not of the hash.
    expect(changed.filter((place) => place !== 12 && place !== 16)).toEqual([]);
  });
});
