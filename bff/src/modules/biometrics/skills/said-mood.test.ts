import { ENGLISH } from '../../../testing/phrases.js';
import { readMoodQuery } from '../../mood/skills/said-query.js';
import { readMood } from './said-mood.js';

const here = { now: new Date('2026-11-25T10:00:00Z'), timeZone: 'UTC', text: '', phrases: ENGLISH };

describe('a mood as it was said', () => {
  it('is kept with its word, and with the day on which it was', () => {
    expect(readMood({ mood: 2, word: 'sad' }, here)).toEqual({ calls: [{ mood: 2, word: 'sad' }] });
    expect(readMood({ mood: 4, word: '4', when: { day: -1 } }, here)).toEqual({
      calls: [{ mood: 4, at: '2026-11-24T12:00:00.000Z' }],
    });
    expect(readMood({}, here)).toMatchObject({ question: expect.stringContaining('How do you feel?') });
  });

  it('is asked for by a time', () => {
    expect(readMoodQuery({ statistic: 'trend', when: 'last week' }, here)).toEqual({
      calls: [{ statistic: 'trend', when: 'last week' }],
    });
    expect(readMoodQuery({}, here)).toEqual({ calls: [{ statistic: 'latest' }] });
    expect(readMoodQuery({ mood: 5 }, here)).toEqual({ calls: [] });
  });
});
