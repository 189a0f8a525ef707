import { InvalidCursor } from '../../../common/http/time-cursor.js';
import { decodeEntityCursor, encodeEntityCursor } from './entity-cursor.js';

const ID = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';
const cursorOf = (text: string): string => Buffer.from(text).toString('base64url');

describe('the cursor of a list of entities', () => {
  it('leads back to the position it was made from', () => {
    const position = { mentions: 12, folded: 'jürgen “jo” groß', id: ID };
    expect(decodeEntityCursor(encodeEntityCursor(position))).toEqual(position);
  });

  it('of the longest name is not too long to be asked with', () => {
    const longest = { mentions: 2_147_483_647, folded: '"'.repeat(100), id: ID };
    expect(encodeEntityCursor(longest).length).toBeLessThanOrEqual(1_000);
    expect(encodeEntityCursor({ ...longest, folded: '鷗'.repeat(100) }).length).toBeLessThanOrEqual(1_000);
  });

  it.each([
    '',
    'nonsense',
    cursorOf('{}'),
    cursorOf('[1,"ana"]'),
    cursorOf(`[-1,"ana","${ID}"]`),
    cursorOf(`[2147483648,"ana","${ID}"]`),
    cursorOf(`[1,"a\\u0000","${ID}"]`),
    cursorOf(`[1,"a\\ud800","${ID}"]`),
    cursorOf('[1,"ana","ben"]'),
  ])('is refused when it was made up: %j', (cursor) => {
    expect(() => decodeEntityCursor(cursor)).toThrow(InvalidCursor);
  });
});
