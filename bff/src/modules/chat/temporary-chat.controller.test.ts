import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { ChatStreams } from './chat-streams.js';
import { TemporaryChatController } from './temporary-chat.controller.js';
import { TemporaryChatService } from './temporary-chat.service.js';

const PATH = '/api/temporary-chat/messages';

describe('TemporaryChatController', () => {
  const chat = { ask: vi.fn() };
  const providers = [ChatStreams, { provide: TemporaryChatService, useValue: chat }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [TemporaryChatController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it.each([
    ['no message', {}],
    ['a long message', { text: 'x'.repeat(4001) }],
    ['a long earlier message', { text: 'Hello', earlier: ['x'.repeat(4001)] }],
    ['more earlier messages than are of use', { text: 'Hello', earlier: Array(6).fill('Hello') }],
    ['a context that is none', { text: 'Hello', disabledContexts: ['diary'] }],
    ['an unknown key', { text: 'Hello', idempotencyKey: crypto.randomUUID() }],
  ])('refuses %s', async (_, body) => {
    await browser(app).post(PATH).send(body).expect(400);
    expect(chat.ask).not.toHaveBeenCalled();
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers: [TemporaryChatController], providers }, null);
    await browser(signedOut).post(PATH).send({ text: 'Hello' }).expect(401);
    await signedOut.close();
  });
});
