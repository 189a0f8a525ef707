import { TooBusy } from '../accounts.errors.js';
import { Turns } from './turns.js';

describe('turns', () => {
  it('lets so many work at a time, the others in their order, and sends away who would wait too long', async () => {
    const turns = new Turns(2, 2);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const work = (number: number): Promise<void> =>
      turns.take(() => {
        begun.push(number);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [work(1), work(2), work(3), work(4)];
    await expect(work(5)).rejects.toThrow(TooBusy);
    expect(begun).toEqual([1, 2]);
    ends[0]!();
    await all[0];
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3]));
    ends[1]!();
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3, 4]));
    ends.forEach((end) => end());
    await Promise.all(all);
  });

  it('gives the place back after a failure', async () => {
    const turns = new Turns(1, 1);
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take(() => Promise.resolve('well'))).resolves.toBe('well');
  });
});
