import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../../../testing/app.js';
import { browser } from '../../../../testing/requests.js';
import { CustomModelAddressRefused, CustomModelNotAllowed } from '../model.errors.js';
import { CustomModelController } from './custom-model.controller.js';
import { CustomModelSettings } from './custom-model-settings.service.js';

const PATH = '/api/model/custom';
const BODY = { url: 'https://model.example/v1', name: 'small', apiKey: 'sk-1' };
const KEPT = { url: 'https://model.example/v1', name: 'small', hasKey: true, isKeyLost: false };

describe('CustomModelController', () => {
  const owns = { save: vi.fn(), remove: vi.fn(), test: vi.fn() };
  const start = (user?: null): Promise<NestExpressApplication> =>
    startControllers(
      { controllers: [CustomModelController], providers: [{ provide: CustomModelSettings, useValue: owns }] },
      user,
    );
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('keeps a server, and never tells its key', async () => {
    owns.save.mockResolvedValue({ ...KEPT, apiKey: 'sk-1', sealedKey: 'x' });
    await browser(app).put(PATH).send(BODY).expect(200, KEPT);
    expect(owns.save).toHaveBeenCalledWith(expect.any(String), BODY);
    await browser(app).put(PATH).send({ url: BODY.url, name: ' small ' }).expect(200);
    expect(owns.save).toHaveBeenLastCalledWith(expect.any(String), { url: BODY.url, name: 'small' });
  });

  it('tries one, also without the name of a model, and removes what is kept', async () => {
    const tested = { outcome: 'key-refused', detail: 'No.', models: [] };
    owns.test.mockResolvedValue(tested);
    await browser(app).post(`${PATH}/test`).send({ url: BODY.url, apiKey: null }).expect(200, tested);
    await browser(app).delete(PATH).expect(204);
    expect(owns.remove).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing', {}],
    ['no address', { ...BODY, url: 'model.example' }],
    ['an address that is not of the web', { ...BODY, url: 'file:///etc/passwd' }],
    ['an address with a query', { ...BODY, url: 'https://model.example/v1?key=1' }],
    ['an address with a fragment', { ...BODY, url: 'https://model.example/v1#a' }],
    ['an endless address', { ...BODY, url: `https://model.example/${'a'.repeat(500)}` }],
    ['a model without a name', { ...BODY, name: ' ' }],
    ['a key with a line break', { ...BODY, apiKey: 'sk-1\r\nHost: inside' }],
    ['an empty key', { ...BODY, apiKey: '' }],
    ['an unknown key', { ...BODY, userId: 'u2' }],
  ])('refuses %s, and does not repeat the key', async (_, body) => {
    const { text } = await browser(app).put(PATH).send(body).expect(400);
    await browser(app).post(`${PATH}/test`).send(body).expect(400);
    expect(text).not.toContain('sk-1');
    expect(owns.save).not.toHaveBeenCalled();
    expect(owns.test).not.toHaveBeenCalled();
  });

  it('says where it is not allowed, and which address is not', async () => {
    for (const each of Object.values(owns)) each.mockRejectedValue(new CustomModelNotAllowed());
    const answers = [
      await browser(app).put(PATH).send(BODY).expect(403),
      await browser(app).post(`${PATH}/test`).send(BODY).expect(403),
      await browser(app).delete(PATH).expect(403),
    ];
    for (const { body } of answers) expect(body.detail).toContain('doesn’t allow');
    owns.save.mockRejectedValue(new CustomModelAddressRefused('private'));
    const { body } = await browser(app).put(PATH).send(BODY).expect(422);
    expect(body.errors).toEqual([{ path: 'url', message: expect.stringContaining('private network') }]);
  });

  it('is closed to the signed-out', async () => {
    const closed = await start(null);
    await browser(closed).put(PATH).send(BODY).expect(401);
    await browser(closed).post(`${PATH}/test`).send(BODY).expect(401);
    await browser(closed).delete(PATH).expect(401);
    await closed.close();
  });
});
