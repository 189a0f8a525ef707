import { momentOf, zoneOffset } from './wall-clock.js';

describe('clocks on the wall', () => {
  it.each([
    ['Europe/Vienna', '2026-01-15T12:00:00Z', 60],
    ['Europe/Vienna', '2026-07-15T12:00:00Z', 120],
    ['America/New_York', '2026-07-15T12:00:00Z', -240],
    ['Asia/Kolkata', '2026-07-15T12:00:00Z', 330],
    ['Pacific/Kiritimati', '2026-07-15T12:00:00Z', 840],
    ['UTC', '2026-07-15T12:00:30Z', 0],
  ])('%s is ahead of UTC at %s by %i minutes', (zone, at, minutes) => {
    expect(zoneOffset(new Date(at), zone)).toBe(minutes);
  });

  it.each([
    ['an ordinary noon', [2026, 7, 15, 12, 0], '2026-07-15T10:00:00.000Z'],
    ['an hour that is skipped', [2026, 3, 29, 2, 30], '2026-03-29T01:30:00.000Z'],
    ['an hour that comes twice', [2026, 10, 25, 2, 30], '2026-10-25T00:30:00.000Z'],
    ['the noon after clocks were put back', [2026, 10, 25, 12, 0], '2026-10-25T11:00:00.000Z'],
    ['the first hour of a year', [2026, 1, 1, 0, 30], '2025-12-31T23:30:00.000Z'],
    ['a year with two digits', [99, 6, 1, 12, 0], '0099-06-01T10:54:40.000Z'],
  ] as const)('in Vienna, %s', (_, [year, month, day, hour, minute], expected) => {
    const moment = momentOf({ year, month, day, hour, minute }, 'Europe/Vienna');
    // Before there were zones Vienna was 1:05:20 ahead, and offsets are whole minutes here.
    expect(Math.abs(moment.getTime() - Date.parse(expected))).toBeLessThan(60_000);
  });
});
