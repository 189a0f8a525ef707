import { ENGLISH } from '../../../testing/phrases.js';
import { ClockHandler } from './clock.skill.js';
import { type RunContext, SkillRefused } from '../../skills/kit/skill-handler.js';

const context: RunContext = {
  userId: 'ana',
  timeZone: 'Europe/Paris',
  now: new Date('2026-11-21T22:30:00Z'),
  channel: 'api',
  phrases: ENGLISH,
};
const ask = async (parameters: Record<string, unknown>): Promise<string> =>
  (await new ClockHandler().perform([{ skill: 'clock', parameters, targets: [] }], context)).answer;

describe('the clock', () => {
  it.each([
    [{ asks: 'time' }, 'It is 23:30.'],
    [{ asks: 'date' }, 'It is Saturday 21 November 2026.'],
    [{ asks: 'time', place: 'new york' }, 'It is 17:30 in New York.'],
    [{ asks: 'date', place: 'Tokyo' }, 'It is Sunday 22 November 2026 in Tokyo.'],
    [{ asks: 'date', day: '2026-12-12' }, 'That is Saturday 12 December 2026.'],
  ])('answers %j', async (parameters, answer) => {
    expect(await ask(parameters)).toBe(answer);
  });

  it('says what it does not know', async () => {
    await expect(ask({ asks: 'time', place: 'Gotham' })).rejects.toThrow(SkillRefused);
    await expect(ask({ asks: 'conversion' })).rejects.toThrow('I can’t convert times yet.');
  });
});
