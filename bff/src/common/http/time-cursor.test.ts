import { cursorBefore, decodeCursor, encodeCursor, InvalidCursor } from './time-cursor.js';

const ID = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

describe('the cursor of a list ordered by time', () => {
  it.each([
    '2026-11-21T08:30:00.123Z',
    '1951-03-04T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ])('leads back to the position it was made from: %s', (at) => {
    const position = { at: new Date(at), id: ID };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it('begins before a moment, though it be after the last that can be told', () => {
    expect(decodeCursor(cursorBefore(new Date('2026-04-01T00:00:00Z'))).at).toEqual(
      new Date('2026-04-01T00:00:00Z'),
    );
    expect(decodeCursor(cursorBefore(new Date(Date.UTC(10_000, 0, 1)))).at.getUTCFullYear()).toBe(9999);
  });

  it.each([
    '',
    'nonsense',
    Buffer.from('1~2').toString('base64url'),
    'MTc2MzcxMzgwMDEyM34n',
    Buffer.from(`-62135596800001~${ID}`).toString('base64url'),
    Buffer.from(`253402300800000~${ID}`).toString('base64url'),
  ])('is refused when it was made up: %j', (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow(InvalidCursor);
  });
});
