import { ENGLISH } from '../../../testing/phrases.js';
import { spokenDuration, spokenList, spokenMoment } from './spoken.js';

const here = { now: new Date('2026-11-21T22:30:00Z'), timeZone: 'Europe/Paris', phrases: ENGLISH };

describe('what is said of times and things', () => {
  it.each([
    ['2026-11-21T22:45:00Z', 'today at 23:45'],
    ['2026-11-21T23:15:00Z', 'tomorrow at 00:15'],
    ['2026-11-20T12:00:00Z', 'yesterday at 13:00'],
    ['2026-11-27T08:00:00Z', 'on Friday at 09:00'],
    ['2026-11-28T08:00:00Z', 'on 28 November at 09:00'],
    ['2027-03-03T08:00:00Z', 'on 3 March 2027 at 09:00'],
  ])('%s is %s', (at, spoken) => {
    expect(spokenMoment(new Date(at), here)).toBe(spoken);
  });

  it.each([
    [1, '1 second'],
    [59.2, '1 minute'],
    [4_500, '1 hour 15 minutes'],
    [90_061, '1 day 1 hour 1 minute 1 second'],
    [0, 'no time'],
  ])('%s seconds are %s', (seconds, spoken) => {
    expect(spokenDuration(seconds, ENGLISH)).toBe(spoken);
  });

  it('joins names as people do', () => {
    expect(spokenList(['tea'], ENGLISH)).toBe('tea');
    expect(spokenList(['tea', 'milk'], ENGLISH)).toBe('tea and milk');
    expect(spokenList(['tea', 'milk', 'eggs'], ENGLISH, { last: 'or' })).toBe('tea, milk or eggs');
    expect(spokenList(['tea', 'milk', 'eggs'], ENGLISH, { most: 1 })).toBe('tea and 2 more');
  });
});
