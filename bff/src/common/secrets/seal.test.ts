import { randomBytes } from 'node:crypto';
import { seal, unseal } from './seal.js';

const KEY_BYTES = 32;
const key = randomBytes(KEY_BYTES);
const SECRET = 'sk-schlüssel';

describe('a sealed secret', () => {
  it('opens for its owner, and shows nothing of itself', () => {
    const sealed = seal(SECRET, { key, owner: 'ana' });
    expect(unseal(sealed, { key, owner: 'ana' })).toBe(SECRET);
    expect(sealed.toString('latin1')).not.toContain('sk-');
  });

  it('is another one each time', () => {
    const [one, other] = [seal(SECRET, { key, owner: 'ana' }), seal(SECRET, { key, owner: 'ana' })];
    expect(one.equals(other)).toBe(false);
  });

  it('K1: opens for no other user', () => {
    expect(unseal(seal(SECRET, { key, owner: 'ana' }), { key, owner: 'bo' })).toBeNull();
  });

  it('opens with no other key', () => {
    const sealed = seal(SECRET, { key, owner: 'ana' });
    expect(unseal(sealed, { key: randomBytes(KEY_BYTES), owner: 'ana' })).toBeNull();
  });

  it('K1: does not open once any of its bytes is changed: version, IV, tag or text', () => {
    const sealed = seal(SECRET, { key, owner: 'ana' });
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(unseal(changed, { key, owner: 'ana' }), `byte ${String(index)}`).toBeNull();
    }
  });

  it.each([0, 1, 28, 30])('does not open cut to %i bytes', (length) => {
    const sealed = seal(SECRET, { key, owner: 'ana' });
    expect(unseal(sealed.subarray(0, length), { key, owner: 'ana' })).toBeNull();
  });
});
