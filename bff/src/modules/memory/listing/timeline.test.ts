import { decodeCursor } from '../../../common/http/time-cursor.js';
import { PLACES_OF_A_PART, toTimeline } from './timeline.js';

describe('the timeline of a list', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, back) => {
      const at = new Date(Date.UTC(2026, 2, 31, 12) - back * 3_600_000);
      return {
        at,
        id: `7b0c9a5e-3f1d-4c2b-9a77-${String(back).padStart(12, '0')}`,
        day: at.toISOString().slice(0, 10),
      };
    });

  it('counts the days and says where each window begins', () => {
    const rows = places(101);
    const { days, windows, nextCursor } = toTimeline(rows, null);

    expect(days.slice(0, 2)).toEqual([
      { day: '2026-03-31', count: 13 },
      { day: '2026-03-30', count: 24 },
    ]);
    expect(windows[0]).toBeNull();
    expect(windows.slice(1).map((cursor) => decodeCursor(cursor!).id)).toEqual([rows[49]!.id, rows[99]!.id]);
    expect(nextCursor).toBeNull();
  });

  it('goes on from a cursor, and tells where the next part begins', () => {
    const rows = places(PLACES_OF_A_PART);
    const { days, windows, nextCursor } = toTimeline(rows, 'start');

    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(1_000);
    expect([windows.length, windows[0]]).toEqual([20, 'start']);
    expect(decodeCursor(nextCursor!).id).toBe(rows[999]!.id);
  });

  it('of an empty list has nothing', () => {
    expect(toTimeline([], null)).toEqual({ days: [], windows: [], nextCursor: null });
  });
});
