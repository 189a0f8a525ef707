import { ENGLISH } from '../../../testing/phrases.js';
import { type SkillHandler, type RunContext, SkillRefused } from '../kit/skill-handler.js';
import { SkillHandlers } from './skill-handlers.js';

const CONTEXT: RunContext = {
  userId: 'ana',
  timeZone: 'UTC',
  now: new Date(),
  channel: 'chat',
  phrases: ENGLISH,
};

describe('taking back', () => {
  const undo = vi.fn<NonNullable<SkillHandler['undo']>>();
  const aHandler = (name: string, rest: Partial<SkillHandler> = {}): SkillHandler => ({
    name,
    skills: [],
    perform: vi.fn(),
    ...rest,
  });

  it('is left to who did it, who may refuse', async () => {
    const other = vi.fn<NonNullable<SkillHandler['undo']>>();
    const handlers = new SkillHandlers(() => [aHandler('mood', { undo: other }), aHandler('home', { undo })]);
    await handlers.undo('home', { actions: ['a'] }, CONTEXT);
    expect(undo).toHaveBeenCalledExactlyOnceWith({ actions: ['a'] }, CONTEXT);
    expect(other).not.toHaveBeenCalled();

    const refusal = new SkillRefused('It was changed since.');
    undo.mockRejectedValueOnce(refusal);
    await expect(handlers.undo('home', {}, CONTEXT)).rejects.toBe(refusal);
  });

  it('is never said to be done where nobody knows how', async () => {
    const handlers = new SkillHandlers(() => [aHandler('clock')]);
    await expect(handlers.undo('clock', {}, CONTEXT)).rejects.toThrow(SkillRefused);
    await expect(handlers.undo('gone', {}, CONTEXT)).rejects.toThrow(SkillRefused);
  });
});
