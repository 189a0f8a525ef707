import fc from 'fast-check';
import { newToken } from '../../../common/secrets/random-token.js';
import { hashOfDeviceToken, newDeviceToken, prefixOf } from './device-token.js';

describe('the token of a device', () => {
  it('is kept as a hash, and another by any one character', () => {
    const place = fc.nat(52);
    fc.assert(
      fc.property(place, fc.constantFrom(...Array.from('AZaz09-_ é')), (at, character) => {
        const token = newDeviceToken();
        const changed = token.slice(0, at) + character + token.slice(at + 1);
        expect(hashOfDeviceToken(token)).toHaveLength(32);
        if (changed !== token) expect(hashOfDeviceToken(changed)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it('is told by its first characters', () => {
    expect(prefixOf(newDeviceToken())).toMatch(/^twd_[\w-]{4}$/);
  });

  it('may be one that was made before tokens had a form of their own', () => {
    expect(hashOfDeviceToken(newToken())).toHaveLength(32);
    expect(hashOfDeviceToken("' or 1=1")).toBeUndefined();
    expect(hashOfDeviceToken('')).toBeUndefined();
  });
});
