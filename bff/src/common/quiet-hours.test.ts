import { quietMs, shownAt } from './quiet-hours.js';

const NIGHT = { from: '22:00', until: '07:00' };

describe('what is due in quiet hours', () => {
  it.each([
    ['2026-11-21T20:59:00Z', '2026-11-21T20:59:00Z'],
    ['2026-11-21T21:00:00Z', '2026-11-22T06:00:00Z'],
    ['2026-11-22T05:59:00Z', '2026-11-22T06:00:00Z'],
    ['2026-11-22T06:00:00Z', '2026-11-22T06:00:00Z'],
  ])('at %s shows itself at %s in Paris', (due, shown) => {
    expect(shownAt(new Date(due), NIGHT, 'Europe/Paris')).toEqual(new Date(shown));
  });

  it('waits no longer than they last', () => {
    expect(quietMs(NIGHT)).toBe(9 * 60 * 60_000);
    expect(quietMs({ from: '12:00', until: '13:30' })).toBe(90 * 60_000);
  });
});
