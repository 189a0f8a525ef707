import { gapsAfter, silentAfterMs, statusOf, usualInterval } from './device-status.js';

const NOW = new Date('2026-03-12T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);
const device = {
  isPaused: false,
  lastSeenAt: ago(60),
  offlineReason: null,
  gaps: [60, 60, 60],
  battery: null,
};

describe('the state of a device', () => {
  it.each([
    ['paused', { isPaused: true, offlineReason: 'gone' }],
    ['offline', { offlineReason: 'gone' }],
    ['waiting', { lastSeenAt: null }],
    ['online', { lastSeenAt: ago(180) }],
    ['silent', { lastSeenAt: ago(181) }],
    ['online', { lastSeenAt: ago(3_600), battery: 50 }],
    ['silent', { lastSeenAt: ago(3_601), battery: 50 }],
    ['online', { lastSeenAt: ago(99_999), gaps: [60, 60] }],
  ])('is %s of %j', (status, change) => {
    expect(statusOf({ ...device, ...change }, NOW)).toBe(status);
  });
});

describe('the usual interval', () => {
  it('is not changed by one night', () => {
    expect(usualInterval([300, 301, 299, 30_000, 300])).toBe(300);
    expect(usualInterval([10, 20, 30, 40])).toBe(25);
    expect(usualInterval([300, 300])).toBeNull();
  });
  it('makes a device silent after two minutes at the earliest', () => {
    expect(silentAfterMs({ gaps: [1, 1, 1], battery: null })).toBe(120_000);
    expect(silentAfterMs({ gaps: [1, 1, 1], battery: 4 })).toBe(3_600_000);
  });
  it('is made of the last twenty gaps, in whatever order the messages are told', () => {
    expect(gapsAfter([], ago(100), [ago(10), ago(40), ago(40)])).toEqual([60, 30]);
    expect(gapsAfter([], null, [ago(10)])).toEqual([]);
    expect(gapsAfter(Array(20).fill(5), ago(9), [ago(0)])).toEqual([...Array<number>(19).fill(5), 9]);
    expect(gapsAfter([], ago(0), [ago(50)])).toEqual([]);
  });
});
