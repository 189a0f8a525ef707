import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { ChatSettingsController } from './chat-settings.controller.js';
import { ChatSettingsService } from './chat-settings.service.js';

const PATH = '/api/chat-settings';

describe('ChatSettingsController', () => {
  const settings = { get: vi.fn(), save: vi.fn() };
  const providers = [{ provide: ChatSettingsService, useValue: settings }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [ChatSettingsController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('tells and saves them', async () => {
    settings.get.mockResolvedValue({ learns: true });
    settings.save.mockResolvedValue({ learns: false });
    await browser(app).get(PATH).expect(200, { learns: true });
    await browser(app).put(PATH).send({ learns: false }).expect(200, { learns: false });
    expect(settings.save).toHaveBeenCalledWith(expect.any(String), { learns: false });
  });

  it.each([
    ['nothing', {}],
    ['a word', { learns: 'no' }],
    ['an unknown key', { learns: true, userId: 'u2' }],
  ])('refuses %s', async (_, body) => {
    await browser(app).put(PATH).send(body).expect(400);
    expect(settings.save).not.toHaveBeenCalled();
  });

  it('is closed to the signed-out', async () => {
    const closed = await startControllers({ controllers: [ChatSettingsController], providers }, null);
    await browser(closed).get(PATH).expect(401);
    await browser(closed).put(PATH).send({ learns: false }).expect(401);
    await closed.close();
  });
});
