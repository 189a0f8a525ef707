import { clockSkew, timeOf } from './clock-skew.js';

const NOW = new Date('2026-03-12T12:00:00Z');
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
const DAY = 86_400;

describe('the clock of a device', () => {
  it.each([
    ['is right', 90, 30, at(30)],
    ['is an hour ahead', 3_600, 3_540, at(-60)],
    ['is an hour late', -3_600, -3_660, at(-60)],
    ['stands at 1970', -NOW.getTime() / 1_000, -NOW.getTime() / 1_000, 'clock'],
    ['is two days ahead', 2 * DAY, 2 * DAY, 'clock'],
    ['is right, and the reading of tomorrow', 0, DAY, 'future'],
    ['is right, and the reading very old', 0, -401 * DAY, 'old'],
  ])('that %s', (_name, sent, measured, expected) => {
    expect(timeOf(at(measured), clockSkew(at(sent), NOW), NOW)).toEqual(expected);
  });
  it('is taken as it is where it is not told', () => {
    expect(clockSkew(undefined, NOW)).toEqual({ ms: 0, action: 'none' });
  });
});
