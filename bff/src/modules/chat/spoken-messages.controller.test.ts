import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { ConversationTrashService } from './conversation-trash.service.js';
import { SpokenMessagesController } from './spoken-messages.controller.js';
import { SpokenMessagesService } from './spoken-messages.service.js';

describe('SpokenMessagesController', () => {
  const spoken = { list: vi.fn() };
  const trash = { deleteSpoken: vi.fn() };
  const controllers = [SpokenMessagesController];
  const providers = [
    { provide: SpokenMessagesService, useValue: spoken },
    { provide: ConversationTrashService, useValue: trash },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers, providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('lists and deletes what was said', async () => {
    spoken.list.mockResolvedValue({ items: [], nextCursor: null });
    await browser(app).get('/api/spoken-messages?limit=5').expect(200, { items: [], nextCursor: null });
    expect(spoken.list).toHaveBeenCalledWith(expect.any(String), { limit: 5 });
    await browser(app).delete('/api/spoken-messages').expect(204);
    expect(trash.deleteSpoken).toHaveBeenCalledOnce();
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'status=pinned'])('refuses %s', async (query) => {
    await browser(app).get(`/api/spoken-messages?${query}`).expect(400);
    expect(spoken.list).not.toHaveBeenCalled();
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers, providers }, null);
    await browser(signedOut).get('/api/spoken-messages').expect(401);
    await browser(signedOut).delete('/api/spoken-messages').expect(401);
    await signedOut.close();
  });
});
