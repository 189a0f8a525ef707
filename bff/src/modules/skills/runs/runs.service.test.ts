import { ENGLISH } from '../../../testing/phrases.js';
import { type Transactions } from '../../../database/transactions.js';
import { skillCatalogue } from '../../../testing/skills.js';
import { FakeClock } from '../../../testing/fake-clock.js';
import { type SkillHandlers } from '../handlers/skill-handlers.js';
import { SkillRefused } from '../kit/skill-handler.js';
import { NothingToUndo, RunNotFound, RunUndone } from './runs.errors.js';
import { type RunRow, type RunsRepository } from './runs.repository.js';
import { RunSkills } from './run-skills.js';
import { RunsService } from './runs.service.js';

const MINUTE = 60_000;
const ANA = 'ana';
const CONTEXT = { timeZone: 'Europe/Lisbon', channel: 'chat' } as const;
const effect = (of: string): RunRow['effects'][number] => ({ performer: 'home', effect: { of } });

describe('what was done', () => {
  const clock = new FakeClock();
  const repository = {
    find: vi.fn<RunsRepository['find']>(),
    findLastEffective: vi.fn<RunsRepository['findLastEffective']>(),
    findOfConversation: vi.fn<RunsRepository['findOfConversation']>(),
    findPage: vi.fn<RunsRepository['findPage']>(),
    markUndone: vi.fn<RunsRepository['markUndone']>(),
    purge: vi.fn<RunsRepository['purge']>(),
  };
  const undo = vi.fn<SkillHandlers['undo']>();
  let service: RunsService;

  beforeEach(() => {
    vi.resetAllMocks();
    repository.markUndone.mockResolvedValue(true);
    service = new RunsService(
      repository as unknown as RunsRepository,
      new RunSkills(skillCatalogue, {
        undo,
        remindersIn: () => [],
        undoDays: (_effects: unknown, days: number) => days,
      } as unknown as SkillHandlers),
      { run: (_: string, work: () => Promise<unknown>) => work() } as unknown as Transactions,
      clock,
    );
  });

  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);
  const aRun = (details: Partial<RunRow> = {}): RunRow => ({
    userId: ANA,
    id: 'r1',
    at: clock.now(),
    channel: 'chat',
    conversationId: null,
    messageId: null,
    outcome: 'completed',
    asked: [{ skill: 'home.on', parameters: {}, targets: ['light.a', 'light.a'] }],
    result: 'Done.',
    effects: [effect('first'), effect('second')],
    charts: [],
    confirmation: null,
    undoneAt: null,
    ...details,
  });

  describe('is taken back', () => {
    it('whole, the last first, for the user who asks', async () => {
      repository.find.mockResolvedValue(aRun());
      const run = await service.undo(ANA, 'r1', CONTEXT);
      expect(repository.find).toHaveBeenCalledWith(ANA, 'r1');
      expect(repository.markUndone).toHaveBeenCalledWith(ANA, 'r1', clock.now());
      const context = { ...CONTEXT, userId: ANA, now: clock.now(), phrases: ENGLISH };
      expect(undo.mock.calls).toEqual([
        ['home', { of: 'second' }, context],
        ['home', { of: 'first' }, context],
      ]);
      expect(run).toMatchObject({ undoneAt: clock.now().toISOString(), canUndo: false });
    });

    it('by the first of two who ask at the same time', async () => {
      repository.find.mockResolvedValue(aRun());
      repository.markUndone.mockResolvedValue(false);
      await expect(service.undo(ANA, 'r1', CONTEXT)).rejects.toThrow(RunUndone);
      expect(undo).not.toHaveBeenCalled();
    });

    it('not where it is nobody’s of the user, or changed nothing', async () => {
      repository.find.mockResolvedValue(undefined);
      await expect(service.undo(ANA, 'r1', CONTEXT)).rejects.toThrow(RunNotFound);
      repository.find.mockResolvedValue(aRun({ effects: [] }));
      await expect(service.undo(ANA, 'r1', CONTEXT)).rejects.toThrow(NothingToUndo);
      expect(repository.markUndone).not.toHaveBeenCalled();
    });

    it('not at all where a part refuses', async () => {
      const refusal = new SkillRefused('It was changed since.');
      repository.find.mockResolvedValue(aRun({ effects: [effect('1'), effect('2'), effect('3')] }));
      undo.mockResolvedValueOnce().mockRejectedValueOnce(refusal);
      await expect(service.undo(ANA, 'r1', CONTEXT)).rejects.toBe(refusal);
      expect(undo).toHaveBeenCalledTimes(2);
    });
  });

  describe('is meant by “undo that”', () => {
    it('when it was the last of the conversation, within a day', async () => {
      repository.findLastEffective.mockResolvedValueOnce(aRun({ id: 'here' }));
      await expect(service.lastToUndo(ANA, 'c1')).resolves.toBe('here');
      expect(repository.findLastEffective.mock.calls).toEqual([[ANA, ago(24 * 60 * MINUTE), 'c1']]);
    });

    it('else when it was the last of all, within ten minutes', async () => {
      repository.findLastEffective.mockResolvedValueOnce(undefined).mockResolvedValue(aRun({ id: 'there' }));
      await expect(service.lastToUndo(ANA, 'c1')).resolves.toBe('there');
      await expect(service.lastToUndo(ANA)).resolves.toBe('there');
      expect(repository.findLastEffective.mock.calls.slice(1)).toEqual([
        [ANA, ago(10 * MINUTE)],
        [ANA, ago(10 * MINUTE)],
      ]);
    });

    it('and otherwise nothing is', async () => {
      repository.findLastEffective.mockResolvedValue(undefined);
      await expect(service.lastToUndo(ANA, 'c1')).resolves.toBeUndefined();
    });
  });

  it.each<[string, Partial<RunRow>, boolean]>([
    ['can be taken back', {}, true],
    ['can be taken back though it was only one thing', { effects: [effect('one')] }, true],
    ['cannot when it only told something', { effects: [] }, false],
    ['cannot when it was not done', { outcome: 'awaiting_answer' }, false],
    ['cannot a second time', { undoneAt: new Date() }, false],
  ])('%s', async (_, details, canUndo) => {
    repository.findPage.mockResolvedValue([aRun(details)]);
    const { items } = await service.list(ANA, { limit: 10 });
    expect(items).toMatchObject([
      { canUndo, targets: ['light.a'], undoneAt: details.undoneAt?.toISOString() ?? null },
    ]);
  });

  it('is forgotten after a season, and what was asked in vain after a day', async () => {
    await service.purge();
    expect(repository.purge).toHaveBeenCalledWith(ago(90 * 24 * 60 * MINUTE), ago(24 * 60 * MINUTE));
  });
});
