import { FakeClock } from '../../../testing/fake-clock.js';
import { type ScheduledCommandWork } from './scheduled-command-work.js';
import { type DueCommand, type ScheduledCommandsRepository } from './scheduled-commands.repository.js';
import { ScheduledCommandsRunner } from './scheduled-commands-runner.js';

const SECOND_MS = 1_000;

/** A runner over commands that are due after so many seconds. */
function aRunner(...dueAfter: number[]) {
  const clock = new FakeClock();
  const start = clock.now().getTime();
  let waiting = dueAfter.map((seconds) => ({
    userId: 'ana',
    id: String(seconds),
    at: start + seconds * SECOND_MS,
  }));
  const findDue = vi.fn((now: Date) => Promise.resolve(waiting.filter(({ at }) => at <= now.getTime())));
  const findNextDue = (now: Date): Promise<Date | undefined> => {
    const next = waiting.find(({ at }) => at > now.getTime());
    return Promise.resolve(next && new Date(next.at));
  };
  const run = vi.fn(({ id }: DueCommand) => {
    waiting = waiting.filter((each) => each.id !== id);
    return Promise.resolve();
  });
  const runner = new ScheduledCommandsRunner(
    { findDue, findNextDue } as unknown as ScheduledCommandsRepository,
    { run } as unknown as ScheduledCommandWork,
    clock,
  );
  const pass = async (seconds: number): Promise<void> => {
    clock.advance({ seconds });
    await vi.advanceTimersByTimeAsync(seconds * SECOND_MS + 20);
  };
  return { runner, run, findDue, pass, add: (one: (typeof waiting)[number]) => waiting.push(one), start };
}

describe('the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does at its start what is due, and waits for the next without looking in between', async () => {
    const { runner, run, findDue, pass } = aRunner(0, 20);
    runner.onApplicationBootstrap();
    await pass(0);
    expect(run.mock.calls.map(([{ id }]) => id)).toEqual(['0']);
    await pass(19);
    expect(findDue).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(run.mock.calls.map(([{ id }]) => id)).toEqual(['0', '20']);
    await runner.beforeApplicationShutdown();
  });

  it('looks twice a minute for what others left, and at once when it is told to', async () => {
    const { runner, run, findDue, pass, add, start } = aRunner();
    runner.onApplicationBootstrap();
    await pass(0);
    await pass(60);
    expect(findDue).toHaveBeenCalledTimes(3);
    add({ userId: 'ana', id: 'new', at: start + 61 * SECOND_MS });
    runner.wake();
    await pass(0);
    await pass(1);
    expect(run).toHaveBeenCalledOnce();
    await runner.beforeApplicationShutdown();
  });

  it('does not lose what becomes due while it looks', async () => {
    const { runner, run, pass } = aRunner(0.5);
    runner.onApplicationBootstrap();
    await pass(1);
    expect(run).toHaveBeenCalledOnce();
    await runner.beforeApplicationShutdown();
  });

  it('goes on after what could not be tried, which waits for the next look', async () => {
    const { runner, run, pass } = aRunner(0, -1);
    run.mockRejectedValueOnce(new Error('not now'));
    runner.onApplicationBootstrap();
    await pass(1);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(30);
    expect(run).toHaveBeenCalledTimes(3);
    await runner.beforeApplicationShutdown();
    await pass(60);
    runner.wake();
    expect(run).toHaveBeenCalledTimes(3);
  });
});
