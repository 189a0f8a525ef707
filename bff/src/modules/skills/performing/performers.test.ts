import { type SkillFamily, type RunContext, SkillRefused } from '../kit/skill-family.js';
import { Performers } from './performers.js';

const CONTEXT: RunContext = { userId: 'ana', timeZone: 'UTC', now: new Date(), askedBy: 'chat' };

describe('taking back', () => {
  const undo = vi.fn<NonNullable<SkillFamily['undo']>>();
  const aPerformer = (name: string, rest: Partial<SkillFamily> = {}): SkillFamily => ({
    name,
    skills: [],
    perform: vi.fn(),
    ...rest,
  });

  it('is left to who did it, who may refuse', async () => {
    const other = vi.fn<NonNullable<SkillFamily['undo']>>();
    const performers = new Performers(() => [
      aPerformer('mood', { undo: other }),
      aPerformer('home', { undo }),
    ]);
    await performers.undo('home', { actions: ['a'] }, CONTEXT);
    expect(undo).toHaveBeenCalledExactlyOnceWith({ actions: ['a'] }, CONTEXT);
    expect(other).not.toHaveBeenCalled();

    const refusal = new SkillRefused('It was changed since.');
    undo.mockRejectedValueOnce(refusal);
    await expect(performers.undo('home', {}, CONTEXT)).rejects.toBe(refusal);
  });

  it('is never said to be done where nobody knows how', async () => {
    const performers = new Performers(() => [aPerformer('clock')]);
    await expect(performers.undo('clock', {}, CONTEXT)).rejects.toThrow(SkillRefused);
    await expect(performers.undo('gone', {}, CONTEXT)).rejects.toThrow(SkillRefused);
  });
});
