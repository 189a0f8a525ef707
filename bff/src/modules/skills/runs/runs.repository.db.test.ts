import { drivers, sharedDatabase } from '../../../testing/database.js';
import { type RunRow, RunsRepository } from './runs.repository.js';

const HERE = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';
const ELSEWHERE = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b35';
const NOW = new Date('2026-05-03T10:00:00Z');
const EFFECT = { performer: 'home', effect: { actions: ['a'] } };
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

describe.each(drivers)('the log of what was asked on %s', (driver) => {
  const test = sharedDatabase(driver);
  let runs: RunsRepository;
  let ana: string;
  let bo: string;

  beforeAll(() => {
    runs = new RunsRepository(test.database);
  });
  beforeEach(async () => {
    ana = (await test.addUser(crypto.randomUUID())).id;
    bo = (await test.addUser(crypto.randomUUID())).id;
  });

  const add = async (details: Partial<RunRow> = {}): Promise<string> => {
    const run: RunRow = {
      userId: ana,
      id: crypto.randomUUID(),
      at: NOW,
      channel: 'chat',
      conversationId: HERE,
      messageId: null,
      outcome: 'completed',
      asked: [],
      result: 'Done.',
      effects: [EFFECT],
      charts: [],
      confirmation: null,
      undoneAt: null,
      ...details,
    };
    await runs.add(run);
    return run.id;
  };
  const last = async (since = minutesAgo(10), conversation?: string): Promise<string | undefined> =>
    (await runs.findLastEffective(ana, since, conversation))?.id;

  it('tells what was done last, though much was done at one moment', async () => {
    expect(await last()).toBeUndefined();
    const ids = [await add(), await add({ at: minutesAgo(1) }), await add()];
    expect(await last()).toBe(ids[2]);
    const later = await add({ at: minutesAgo(2) });
    expect(await last()).toBe(later);
  });

  it('passes over what changed nothing, was only asked, or is undone', async () => {
    const done = await add();
    await add({ effects: [] });
    await add({ outcome: 'awaiting_confirmation' });
    await add({ undoneAt: NOW });
    expect(await last()).toBe(done);
  });

  it('looks back as far as is asked, and in the conversation that is asked for', async () => {
    const before = await add({ at: minutesAgo(10), conversationId: ELSEWHERE });
    expect(await last(minutesAgo(10))).toBe(before);
    expect(await last(minutesAgo(9))).toBeUndefined();
    expect(await last(minutesAgo(10), HERE)).toBeUndefined();
    const here = await add({ at: minutesAgo(10) });
    await add({ conversationId: ELSEWHERE });
    expect(await last(minutesAgo(10), HERE)).toBe(here);
  });

  it('finds and marks only what is the user’s own', async () => {
    const id = await add();
    await add();
    expect(await runs.find(ana, id)).toMatchObject({ id, effects: [EFFECT], undoneAt: null });
    expect(await runs.find(bo, id)).toBeUndefined();
    expect(await runs.markUndone(bo, id, NOW)).toBe(false);
    expect(await runs.find(ana, id)).toMatchObject({ effects: [EFFECT], undoneAt: null });
  });

  it('lets one of several undo it', async () => {
    const [id, other] = [await add(), await add()];
    expect(await Promise.all([runs.markUndone(ana, id, NOW), runs.markUndone(ana, id, NOW)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(await runs.find(ana, id)).toMatchObject({ undoneAt: NOW });
    expect(await runs.find(ana, other)).toMatchObject({ undoneAt: null });
  });
});
