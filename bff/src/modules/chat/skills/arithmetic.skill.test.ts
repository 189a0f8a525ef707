import { ENGLISH } from '../../../testing/phrases.js';
import { type RunContext } from '../../skills/kit/skill-handler.js';
import { ArithmeticHandler } from './arithmetic.skill.js';

const context: RunContext = {
  userId: 'ana',
  timeZone: 'UTC',
  now: new Date('2026-11-21T22:30:00Z'),
  channel: 'api',
  phrases: ENGLISH,
};

const answerTo = async (parameters: Record<string, unknown>): Promise<string> =>
  (await new ArithmeticHandler().perform([{ skill: 'arithmetic', parameters, targets: [] }], context)).answer;

describe('arithmetic', () => {
  it.each([
    [{ operation: 'add', a: 0.1, b: 0.2 }, 'That is 0.3.'],
    [{ operation: 'subtract', a: 5, b: 8 }, 'That is -3.'],
    [{ operation: 'multiply', a: 12, b: 7 }, 'That is 84.'],
    [{ operation: 'divide', a: 1, b: 8 }, 'That is 0.125.'],
    [{ operation: 'percent', a: 15, b: 80 }, 'That is 12.'],
    [{ operation: 'half', b: 9 }, 'That is 4.5.'],
    [{ operation: 'root', a: 81 }, 'That is 9.'],
    [{ operation: 'square', a: 12 }, 'That is 144.'],
  ])('works out %j', async (said, answer) => {
    expect(await answerTo(said)).toBe(answer);
  });

  it.each([
    { operation: 'divide', a: 1, b: 0 },
    { operation: 'root', a: -1 },
  ])('refuses %j', async (said) => {
    await expect(answerTo(said)).rejects.toThrow('no result');
  });
});
