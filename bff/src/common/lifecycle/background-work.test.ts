import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { BackgroundWork } from './background-work.js';

/** Reads letters, one a batch. */
class Reading extends BackgroundWork {
  protected readonly task = 'read letters';
  readonly letters = new Map<string, string[]>();
  readonly read: string[] = [];
  /** Called before a letter counts as read. */
  during: (letter: string) => unknown = () => undefined;

  readonly findWaiting = vi.fn(() => Promise.resolve([...this.letters.keys()]));

  protected async workOn(userId: string): Promise<boolean> {
    const [letter, ...others] = this.letters.get(userId) ?? [];
    if (letter === undefined) return false;
    this.letters.set(userId, others);
    await this.during(letter);
    this.read.push(letter);
    return others.length > 0;
  }

  receive(userId: string, ...letters: string[]): void {
    this.letters.set(userId, [...(this.letters.get(userId) ?? []), ...letters]);
    this.wake(userId);
  }
}

describe('work in the background', () => {
  let work: Reading;

  beforeEach(() => {
    work = new Reading();
  });

  it('gives users turns, batch by batch', async () => {
    work.receive('ana', 'a1', 'a2', 'a3');
    work.receive('bo', 'b1', 'b2');
    await work.settled();
    expect(work.read).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('knows for whom it works', async () => {
    work.receive('ana', 'a1');
    work.receive('bo', 'b1');
    expect([work.isWorkingFor('ana'), work.isWorkingFor('bo'), work.isWorkingFor('cem')]).toEqual([
      true,
      true,
      false,
    ]);
    await work.settled();
    expect(work.isWorkingFor('bo')).toBe(false);
  });

  it('goes on to others when somebody’s batch fails, and says so', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    work.during = (letter) => letter.startsWith('a') && Promise.reject(new Error('illegible'));
    work.receive('ana', 'a1', 'a2');
    work.receive('bo', 'b1', 'b2');
    await work.settled();

    expect(work.read).toEqual(['b1', 'b2']);
    expect(error.mock.calls).toMatchObject([[{ task: 'read letters', error: { message: 'illegible' } }]]);
  });

  it('loses no call that comes during its last step', async () => {
    work.during = (letter) => {
      if (letter === 'a1') work.receive('ana', 'a2');
      if (letter === 'a2') work.receive('bo', 'b1');
    };
    work.receive('ana', 'a1');
    await work.settled();
    expect(work.read).toEqual(['a1', 'a2', 'b1']);
  });

  it('starts again when it is called as the last batch ends', async () => {
    // However many steps the end takes, one of these calls comes at each.
    for (let steps = 0; steps < 10; steps++) {
      work.receive('ana', 'first');
      for (let step = 0; step < steps; step++) await Promise.resolve();
      work.receive('ana', 'last');
      await work.settled();
      expect(work.read.splice(0)).toEqual(['first', 'last']);
    }
  });

  it('waits with the shutdown for the batch under way, and begins no other', async () => {
    let finish: () => void = () => undefined;
    work.during = () => new Promise<void>((resolve) => (finish = resolve));
    work.receive('ana', 'a1', 'a2');
    await nextTurn();
    let isStopped = false;
    const stopped = work.beforeApplicationShutdown().then(() => (isStopped = true));
    await nextTurn();
    expect(isStopped).toBe(false);

    finish();
    await stopped;
    expect(work.read).toEqual(['a1']);
  });

  it('does nothing once it was stopped', async () => {
    await work.beforeApplicationShutdown();
    work.receive('ana', 'a1');
    expect(work.isWorkingFor('ana')).toBe(false);
    await work.settled();
    expect(work.read).toEqual([]);
  });

  describe('sweeping', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('finds at the start what another process left, and later what came since', async () => {
      work.letters.set('ana', ['a1']);
      work.onApplicationBootstrap();
      await vi.advanceTimersByTimeAsync(0);
      expect(work.read).toEqual(['a1']);

      work.letters.set('bo', ['b1']);
      await vi.advanceTimersByTimeAsync(5 * 60_000);
      expect(work.read).toEqual(['a1', 'b1']);
    });

    it('ends with the process', async () => {
      work.onApplicationBootstrap();
      await work.beforeApplicationShutdown();
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      expect(work.findWaiting).toHaveBeenCalledOnce();
    });

    it('leaves a failure to the next time, and says so', async () => {
      const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
      work.findWaiting.mockRejectedValueOnce(new Error('no connection'));
      await expect(work.sweep()).resolves.toBeUndefined();
      expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ task: 'read letters' }));

      work.letters.set('ana', ['a1']);
      await work.sweep();
      await work.settled();
      expect(work.read).toEqual(['a1']);
    });
  });
});
