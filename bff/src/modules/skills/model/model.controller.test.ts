import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../../testing/app.js';
import { browser } from '../../../testing/requests.js';
import { ModelController } from './model.controller.js';
import { ModelUnreachable } from './model.errors.js';
import { ModelStatusService } from './model-status.service.js';

const STATUS = {
  name: 'fake-small',
  isReachable: true,
  lastDay: {
    answered: 2,
    failed: 1,
    medianFirstMs: 300,
    medianWholeMs: 2_000,
    inputTokens: 240,
    outputTokens: 60,
  },
  own: { url: 'https://own.example/v1', name: 'own', hasKey: true, isKeyLost: false },
  isOwnAllowed: true,
};

describe('the language model of this server', () => {
  const status = { describe: vi.fn(), list: vi.fn() };
  const start = (user?: null): Promise<NestExpressApplication> =>
    startControllers(
      { controllers: [ModelController], providers: [{ provide: ModelStatusService, useValue: status }] },
      user,
    );
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    status.describe
      .mockReset()
      .mockResolvedValue({ ...STATUS, url: 'http://inside', own: { ...STATUS.own, apiKey: 'secret' } });
    status.list.mockReset().mockResolvedValue({ items: [{ name: 'fake-small' }] });
  });

  it('is told with how it does, and not with where it is, or with a key', async () => {
    const { body } = await browser(app).get('/api/model').expect(200);
    expect(body).toEqual(STATUS);
  });

  it('is one of those that its server has', async () => {
    const { body } = await browser(app).get('/api/model/models').expect(200);
    expect(body).toEqual({ items: [{ name: 'fake-small' }] });
  });

  it('may not be there', async () => {
    status.list.mockRejectedValue(new ModelUnreachable(undefined));
    const { body } = await browser(app).get('/api/model/models').expect(503);
    expect(body.code).toBe('model_unreachable');
  });

  it('is nobody’s business without a session', async () => {
    const closed = await start(null);
    await browser(closed).get('/api/model').expect(401);
    await browser(closed).get('/api/model/models').expect(401);
    await closed.close();
    expect(status.describe).not.toHaveBeenCalled();
  });
});
