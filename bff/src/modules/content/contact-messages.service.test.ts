import { TooManyRequests } from '../../common/http/request-errors.js';
import { FakeClock } from '../../testing/fake-clock.js';
import { type ContactRequest } from './contact.dto.js';
import { type ContactMessagesRepository } from './contact-messages.repository.js';
import { ContactMessagesService } from './contact-messages.service.js';

const MESSAGE = {
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hello',
  website: '',
} as unknown as ContactRequest;
const MINUTE = 60_000;

describe('messages of visitors', () => {
  const insert = vi.fn<ContactMessagesRepository['insert']>();
  let service: ContactMessagesService;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetAllMocks();
    insert.mockImplementation(({ reference }) => Promise.resolve(reference));
    service = new ContactMessagesService({ insert } as unknown as ContactMessagesRepository, new FakeClock());
  });
  afterEach(() => vi.useRealTimers());

  it('are twenty an hour from one network, and leave nothing of what is refused', async () => {
    for (let sent = 0; sent < 20; sent += 1) await service.receive(MESSAGE, `2001:db8::${sent}`);
    await expect(service.receive(MESSAGE, '2001:db8::99')).rejects.toThrow(TooManyRequests);
    expect(insert).toHaveBeenCalledTimes(20);
    await service.receive(MESSAGE, '192.0.2.7');
    vi.advanceTimersByTime(60 * MINUTE - 1);
    await expect(service.receive(MESSAGE, '2001:db8::99')).rejects.toThrow(TooManyRequests);
    vi.advanceTimersByTime(2);
    await service.receive(MESSAGE, '2001:db8::99');
  });

  it('are kept without the field that nobody sees; who fills it is told the same and kept nowhere', async () => {
    const { reference } = await service.receive(MESSAGE, '192.0.2.7');
    expect(insert.mock.lastCall?.[0]).toMatchObject({ name: 'Ana', reference });
    expect(insert.mock.lastCall?.[0]).not.toHaveProperty('website');
    insert.mockClear();
    const answer = await service.receive({ ...MESSAGE, website: 'x' }, '192.0.2.7');
    expect(answer.reference).toHaveLength(reference.length);
    expect(insert).not.toHaveBeenCalled();
  });
});
