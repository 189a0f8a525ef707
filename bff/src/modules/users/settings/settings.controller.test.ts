import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../../testing/app.js';
import { aPersonsSettings } from '../../../testing/factories/settings.js';
import { browser } from '../../../testing/requests.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

const NIGHT = { from: '22:00', until: '07:00' };
const UNSET = aPersonsSettings();

describe('SettingsController', () => {
  const settings = { get: vi.fn(), update: vi.fn() };
  const providers = [{ provide: SettingsService, useValue: settings }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [SettingsController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    settings.get.mockResolvedValue(UNSET);
    settings.update.mockResolvedValue({ ...UNSET, units: 'imperial', quietHours: NIGHT });
  });
  afterEach(() => vi.resetAllMocks());

  it('tells and changes what is set', async () => {
    await browser(app).get('/api/me/settings').expect(200, UNSET);
    await browser(app).patch('/api/me/settings').send({ quietHours: NIGHT }).expect(200);
    expect(settings.update).toHaveBeenCalledWith(expect.any(String), { quietHours: NIGHT });
  });

  it.each([
    { units: 'nautical' },
    { quietHours: { from: '22:00' } },
    { quietHours: { from: '24:00', until: '07:00' } },
    { quietHours: { from: '7', until: '8' } },
    { quietHours: { from: '07:00', until: '07:00' } },
    { learnsFromChat: null },
    { learnsFromChat: 'no' },
    { keepTold: 'sometimes' },
    { language: 'fr' },
    { theme: 'dark' },
  ])('refuses %j', async (body) => {
    await browser(app).patch('/api/me/settings').send(body).expect(400);
    expect(settings.update).not.toHaveBeenCalled();
  });

  it('answers nobody who is not signed in', async () => {
    const closed = await startControllers({ controllers: [SettingsController], providers }, null);
    await browser(closed).get('/api/me/settings').expect(401);
    await browser(closed).patch('/api/me/settings').send({}).expect(401);
    await closed.close();
  });
});
