import { decodeCursor, encodeCursor, InvalidCursor } from './time-cursor.js';

describe('the cursor of a list ordered by time', () => {
  it('leads back to the position it was made from', () => {
    const position = { at: new Date('2026-11-21T08:30:00.123Z'), id: '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34' };

    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each(['', 'nonsense', Buffer.from('1~2').toString('base64url'), 'MTc2MzcxMzgwMDEyM34n'])(
    'is refused when it was made up: %j',
    (cursor) => {
      expect(() => decodeCursor(cursor)).toThrow(InvalidCursor);
    },
  );
});
