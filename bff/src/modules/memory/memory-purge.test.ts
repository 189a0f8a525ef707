import { Logger } from '@nestjs/common';
import { FakeClock } from '../../testing/fake-clock.js';
import { MemoryPurge } from './memory-purge.js';
import { type MemoryTrashRepository } from './memory-trash.repository.js';

const DAY_MS = 24 * 60 * 60_000;

describe('purging deleted memories', () => {
  const purgeTrash = vi.fn<MemoryTrashRepository['purge']>().mockResolvedValue(0);
  const clock = new FakeClock();
  const purge = new MemoryPurge({ purge: purgeTrash } as unknown as MemoryTrashRepository, clock);

  it('keeps them for thirty days', async () => {
    await purge.purge();

    expect(purgeTrash).toHaveBeenLastCalledWith(new Date(clock.now().getTime() - 30 * DAY_MS));
  });

  it('leaves a failure to the next time, and says so', async () => {
    purgeTrash.mockRejectedValueOnce(new Error('gone'));
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();

    await expect(purge.purge()).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledOnce();
  });
});
