import { ENGLISH } from '../../../testing/phrases.js';
import { readQuery, readRemoval } from './said-queries.js';

const here = { now: new Date('2026-11-25T10:00:00Z'), timeZone: 'UTC', text: '', phrases: ENGLISH };
const WEIGHT = { name: 'body-weight', unit: 'kg', of: ['mass', 'number'] };

describe('what was measured, asked for', () => {
  it.each([
    [
      { statistic: 'latest', metric: WEIGHT },
      { metric: 'body-weight', statistic: 'latest' },
    ],
    [
      { statistic: 'total', metric: 'weight' },
      { metric: 'body-weight', statistic: 'latest' },
    ],
    [
      { statistic: 'total', metric: 'caffeine', when: 'this week' },
      { metric: 'caffeine-intake', statistic: 'total', when: 'this week' },
    ],
    [
      { statistic: 'total', metric: 'sleep-duration', when: { day: -1, part: 20 } },
      { metric: 'sleep-duration', statistic: 'total', when: 'today' },
    ],
    [
      { statistic: 'compare', metric: 'steps', when: { day: -1 }, against: { weekday: 1 } },
      { metric: 'steps', statistic: 'compare', when: 'yesterday', against: 'on 23 november 2026' },
    ],
    [
      { statistic: 'compare', metric: 'steps', against: { day: -1 } },
      { metric: 'steps', statistic: 'compare', when: 'today', against: 'yesterday' },
    ],
    [
      { statistic: 'compare', metric: 'steps', when: 'this month' },
      { metric: 'steps', statistic: 'compare', when: 'this month', against: 'last month' },
    ],
    [
      { statistic: 'highest', metric: WEIGHT, when: { month: 3, year: 2025 } },
      { metric: 'body-weight', statistic: 'highest', when: 'march 2025' },
    ],
    [
      { statistic: 'average', metric: WEIGHT, when: { year: 2025 } },
      { metric: 'body-weight', statistic: 'average', when: '2025' },
    ],
  ])('%j', (said, call) => {
    expect(readQuery(said, here)).toEqual({ calls: [call] });
  });

  it('is told of two metrics side by side', () => {
    const calls = ['body-weight', 'steps'].map((metric) => ({
      metric,
      statistic: 'latest',
      when: 'yesterday',
    }));
    const said = { statistic: 'latest', metric: WEIGHT, other: { name: 'steps' }, when: { day: -1 } };
    expect(readQuery(said, here)).toEqual({ calls });
    expect(readQuery({ ...said, other: WEIGHT }, here)).toEqual({ calls: [] });
  });

  it('is left to the memory where nothing measured or no time that is over is said', () => {
    expect(readQuery({ statistic: 'latest' }, here)).toEqual({ calls: [] });
    expect(readQuery({ metric: WEIGHT, when: { day: 3 } }, here)).toEqual({ calls: [] });
    expect(readRemoval({})).toEqual({ calls: [] });
    expect(readRemoval({ metric: WEIGHT })).toEqual({ calls: [{ metric: 'body-weight' }] });
  });
});
