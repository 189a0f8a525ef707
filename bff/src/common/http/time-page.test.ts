import { decodeCursor } from './time-cursor.js';
import { cutPage, rangeOf } from './time-page.js';

describe('a page of a list ordered by time', () => {
  const rows = ['c', 'b', 'a'].map((name, days) => ({
    id: `7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b3${days}`,
    name,
    at: new Date(Date.UTC(2026, 10, 21 - days)),
  }));
  const positionOf = ({ at, id }: (typeof rows)[number]): { at: Date; id: string } => ({ at, id });

  it('leads to the next one while there is more', () => {
    const page = cutPage(rows, { limit: 2 }, positionOf);

    expect(page.rows.map(({ name }) => name)).toEqual(['c', 'b']);
    expect(rangeOf({ limit: 2, cursor: page.nextCursor! })).toEqual({
      limit: 3,
      after: positionOf(rows[1]!),
    });
    expect(decodeCursor(page.nextCursor!)).toEqual(positionOf(rows[1]!));
  });

  it('is the last when nothing was read beyond it', () => {
    expect(cutPage(rows, { limit: 3 }, positionOf)).toEqual({ rows, nextCursor: null });
    expect(cutPage([], { limit: 3 }, positionOf)).toEqual({ rows: [], nextCursor: null });
  });
});
