import fc from 'fast-check';
import { newPairingCode, readPairingCode } from './pairing-code.js';

describe('a pairing code', () => {
  it('has eight characters that do not look alike, however it is typed', () => {
    for (let each = 0; each < 500; each += 1) {
      const code = newPairingCode();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(readPairingCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code);
    }
    expect(readPairingCode('ooooIIll')).toBe('00001111');
  });
  it('is nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = readPairingCode(typed);
        expect(code === undefined || /^[0-9A-Z]{8}$/.test(code)).toBe(true);
      }),
    );
    expect(readPairingCode('A'.repeat(1_000))).toBeUndefined();
  });
});
