import { Logger } from '@nestjs/common';
import { MemoryPurge } from './memory-purge.js';
import { type MemoryTrashService } from './memory-trash.service.js';

describe('purging deleted memories', () => {
  it('leaves a failure to the next time, and says so', async () => {
    const trash = { purge: vi.fn<MemoryTrashService['purge']>().mockRejectedValueOnce(new Error('gone')) };
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();

    await expect(new MemoryPurge(trash as unknown as MemoryTrashService).purge()).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledOnce();
  });
});
