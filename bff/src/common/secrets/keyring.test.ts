import { randomBytes } from 'node:crypto';
import { derivedKey, Keyring, type SecretPlace } from './keyring.js';

const [one, two] = [randomBytes(32), randomBytes(32)];
const PLACE: SecretPlace = ['ana', 'home_connections', 'row-1', 'secret'];

describe('a keyring', () => {
  it('opens what it sealed, at its place only', () => {
    const ring = new Keyring([one]);
    const sealed = ring.seal('geheim ✓', PLACE);
    expect(ring.open(sealed, PLACE)).toBe('geheim ✓');
    expect(ring.open(sealed, ['bo', 'home_connections', 'row-1', 'secret'])).toBeNull();
    expect(ring.open(sealed, ['ana', 'home_connections', 'row-2', 'secret'])).toBeNull();
    expect(ring.open(sealed, ['anah', 'ome_connections', 'row-1', 'secret'])).toBeNull();
    expect(ring.seal('geheim ✓', PLACE).equals(sealed)).toBe(false);
  });

  it('opens nothing of which a bit was changed', () => {
    const ring = new Keyring([one, two]);
    const sealed = ring.seal('x', PLACE);
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(ring.open(changed, PLACE)).toBeNull();
    }
  });

  it('seals with the newest key, and opens with the others until all is sealed anew', () => {
    const old = new Keyring([one]).seal('x', PLACE);
    const ring = new Keyring([two, one]);
    expect([ring.isOld(old), ring.open(old, PLACE)]).toEqual([true, 'x']);
    const fresh = ring.seal('x', PLACE);
    expect([ring.isOld(fresh), new Keyring([two]).open(fresh, PLACE)]).toEqual([false, 'x']);
    expect(new Keyring([two]).open(old, PLACE)).toBeNull();
  });

  it('has another key for each purpose', () => {
    expect(derivedKey(one, 'a').equals(derivedKey(one, 'b'))).toBe(false);
  });
});
