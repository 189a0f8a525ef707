import { Logger } from '@nestjs/common';
import { FakeClock } from '../../testing/fake-clock.js';
import { type ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactPurge } from './contact-purge.js';

const DAY_MS = 24 * 60 * 60_000;

describe('deleting old contact messages', () => {
  const purgeMessages = vi.fn<ContactMessagesRepository['purge']>().mockResolvedValue();
  const clock = new FakeClock();
  const purge = new ContactPurge({ purge: purgeMessages } as unknown as ContactMessagesRepository, clock);

  it('keeps them for a year', async () => {
    await purge.purge();
    expect(purgeMessages).toHaveBeenLastCalledWith(new Date(clock.now().getTime() - 365 * DAY_MS));
  });

  it('leaves a failure to the next time, and says so', async () => {
    purgeMessages.mockRejectedValueOnce(new Error('gone'));
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    await expect(purge.purge()).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledOnce();
  });
});
