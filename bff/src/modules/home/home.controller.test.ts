import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { HomeActivityController } from './home-activity.controller.js';
import { HomeFavouritesController } from './home-favourites.controller.js';
import { HomeController } from './home.controller.js';
import {
  HomeActionRefused,
  HomeActionUndone,
  HomeActivityNotFound,
  HomeEntityNotFound,
} from './home.errors.js';
import { HomeService } from './home.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const HOME = { floors: [], areas: [], entityCount: 1, isSample: false };
const LAMP = { id: 'light.lamp', name: 'Lamp', domain: 'light', state: 'on' };
const ACTION = {
  id: ID,
  at: new Date('2026-05-03T10:00:00.000Z'),
  channel: 'screen',
  entityId: 'light.lamp',
  entityName: 'Lamp',
  service: 'turn_off',
  parameters: {},
  changes: [
    {
      entityId: 'light.lamp',
      before: { state: 'on', attributes: {} },
      after: { state: 'off', attributes: {} },
    },
  ],
  undoneAt: null,
  outcome: 'done' as const,
  outcomeReason: null,
};
const ACTIVITY = {
  id: ID,
  at: '2026-05-03T10:00:00.000Z',
  channel: 'screen',
  entity: 'light.lamp',
  entityName: 'Lamp',
  service: 'turn_off',
  parameters: {},
  changes: [
    {
      entity: 'light.lamp',
      before: { state: 'on', attributes: {} },
      after: { state: 'off', attributes: {} },
    },
  ],
  undoneAt: null,
  outcome: 'done' as const,
  outcomeReason: null,
};

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

describe('the home', () => {
  const homes = {
    describe: vi.fn(),
    listEntities: vi.fn(),
    star: vi.fn(),
    unstar: vi.fn(),
    replace: vi.fn(),
    setUpSample: vi.fn(),
    delete: vi.fn(),
    actAndSettle: vi.fn(),
    undo: vi.fn(),
    listActivity: vi.fn(),
  };
  const controllers = [HomeController, HomeActivityController, HomeFavouritesController];
  const providers = [{ provide: HomeService, useValue: homes }];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers, providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('is set up, read and taken away', async () => {
    const sample = { ...HOME, isSample: true };
    const item = {
      ...LAMP,
      area: null,
      deviceClass: null,
      attributes: { brightness: 3 },
      aliases: [],
      isFavourite: true,
      connection: null,
      changedAt: '2026-05-03T10:00:00.000Z',
      rights: { chat: 'act', voice: 'act', rules: 'act', models: 'act' },
      isGuarded: false,
    };
    homes.describe.mockResolvedValue({ ...HOME, userId: 'secret' });
    homes.setUpSample.mockResolvedValue(sample);
    homes.replace.mockResolvedValue(HOME);
    homes.listEntities.mockResolvedValue({ items: [{ ...item, since: 'secret' }] });
    const client = browser(app);
    await client.get('/api/home').expect(200, HOME);
    await client.post('/api/home/simulated/sample').send({}).expect(201, sample);
    await client.get('/api/home/entities').expect(200, { items: [item] });
    await client.delete('/api/home').expect(204);

    const given = {
      floors: [{ id: 'ground', name: 'Ground floor' }],
      areas: [{ id: 'kitchen', name: 'Kitchen', floor: 'ground', aliases: ['cook room'] }],
      entities: [{ ...LAMP, area: 'kitchen', deviceClass: null, attributes: { a: [1] } }],
    };
    await client.put('/api/home/simulated').send(given).expect(200, HOME);
    expect(homes.replace).toHaveBeenCalledWith(expect.any(String), given);
  });

  it('is told what to do with one of its devices, whatever its id has in it', async () => {
    homes.actAndSettle.mockResolvedValue(ACTIVITY);
    const actions = `/api/home/entities/${encodeURIComponent('sensor.traveling speed/1')}/actions`;
    await browser(app)
      .post(actions)
      .send({ service: 'set_position', parameters: { position: 40 } })
      .expect(201, ACTIVITY);
    expect(homes.actAndSettle).toHaveBeenCalledWith(expect.any(String), {
      entityIds: ['sensor.traveling speed/1'],
      service: 'set_position',
      parameters: { position: 40 },
      channel: 'screen',
    });
  });

  it('has favourites, whatever their ids have in them', async () => {
    const starred = `/api/home/favourites/${encodeURIComponent('sensor.traveling speed/1')}`;
    await browser(app).put(starred).send({}).expect(204);
    expect(homes.star).toHaveBeenCalledWith(expect.any(String), 'sensor.traveling speed/1');
    await browser(app).delete(starred).expect(204);
    expect(homes.unstar).toHaveBeenCalledWith(expect.any(String), 'sensor.traveling speed/1');
    homes.star.mockRejectedValueOnce(new HomeEntityNotFound());
    await browser(app).put('/api/home/favourites/light.none').send({}).expect(404);
  });

  it.each(['%00', 'a'.repeat(256)])('has no favourite of the id “%s”', async (id) => {
    await browser(app).put(`/api/home/favourites/${id}`).send({}).expect(400);
    await browser(app).delete(`/api/home/favourites/${id}`).expect(400);
    expect(homes.star).not.toHaveBeenCalled();
    expect(homes.unstar).not.toHaveBeenCalled();
  });

  it('shows and takes back what was done', async () => {
    homes.listActivity.mockResolvedValue({ items: [ACTIVITY], nextCursor: null });
    homes.undo.mockResolvedValue({ ...ACTION, undoneAt: ACTION.at });
    const client = browser(app);
    await client.get('/api/home/activity?limit=5').expect(200, { items: [ACTIVITY], nextCursor: null });
    expect(homes.listActivity).toHaveBeenCalledWith(expect.any(String), { limit: 5 });
    await client.post(`/api/home/activity/${ID}/undo`).expect(200, { ...ACTIVITY, undoneAt: ACTIVITY.at });
  });

  const empty = { floors: [], areas: [], entities: [] };
  const lamps = (count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({ ...LAMP, id: `light.${index}` }));
  const withAttributes = (attributes: unknown): object => ({ ...empty, entities: [{ ...LAMP, attributes }] });

  it.each<[string, object, string]>([
    ['nothing', {}, 'floors'],
    ['an unknown key', { ...empty, name: 'Villa' }, ''],
    ['two floors of one id', { ...empty, floors: [1, 2].map(() => ({ id: 'a', name: 'A' })) }, 'floors.1.id'],
    ['a room that is not there', { ...empty, entities: [{ ...LAMP, area: 'attic' }] }, 'entities.0.area'],
    ['a floor that is not there', { ...empty, areas: [{ id: 'a', name: 'A', floor: 'b' }] }, 'areas.0.floor'],
    ['a domain that is none', { ...empty, entities: [{ ...LAMP, domain: 'Light!' }] }, 'entities.0.domain'],
    ['a device without a state', { ...empty, entities: [{ id: 'a', name: 'A', domain: 'light' }] }, 'state'],
    ['a name of nothing', { ...empty, entities: [{ ...LAMP, name: ' ' }] }, 'entities.0.name'],
    ['a NUL', { ...empty, entities: [{ ...LAMP, name: 'a\0b' }] }, 'entities.0.name'],
    ['a NUL deep inside', withAttributes({ a: [{ b: '\0' }] }), 'entities.0.attributes'],
    ['half a character', withAttributes({ 'a\uD800': 1 }), 'entities.0.attributes'],
    ['attributes that are too long', withAttributes({ a: 'x'.repeat(16_400) }), 'entities.0.attributes'],
    ['attributes that are too deep', withAttributes({ a: nested(50) }), 'entities.0.attributes'],
    ['attributes that are a list', withAttributes([1]), 'entities.0.attributes'],
    ['too many devices', { ...empty, entities: lamps(5_001) }, 'entities'],
    ['too many floors', { ...empty, floors: lamps(65) }, 'floors'],
  ])('is not made of %s', async (_, body, path) => {
    const { body: problem } = await browser(app).put('/api/home/simulated').send(body).expect(400);
    expect(problem.errors[0].path).toContain(path);
    expect(homes.replace).not.toHaveBeenCalled();
  });

  it('may have a state that nobody knows, and 5,000 devices', async () => {
    homes.replace.mockResolvedValue(HOME);
    const entities = lamps(5_000).map((lamp) => ({ ...lamp, state: null, area: null }));
    await browser(app)
      .put('/api/home/simulated')
      .send({ ...empty, entities })
      .expect(200);
  });

  it.each([
    ['no service', {}],
    ['a service with a domain', { service: 'light.turn_on' }],
    ['parameters that are a list', { service: 'turn_on', parameters: [] }],
    ['a NUL in a parameter', { service: 'set_color', parameters: { color: '\0' } }],
    ['an unknown key', { service: 'turn_on', entityIds: ['light.b'] }],
  ])('is not told %s', async (_, body) => {
    await browser(app).post('/api/home/entities/light.a/actions').send(body).expect(400);
    expect(homes.actAndSettle).not.toHaveBeenCalled();
  });

  it.each(['limit=0', 'limit=101', 'page=2'])('has no activity of %s', async (query) => {
    await browser(app).get(`/api/home/activity?${query}`).expect(400);
  });

  it('says why it does not', async () => {
    const act = browser(app);
    homes.actAndSettle.mockRejectedValueOnce(
      new HomeActionRefused('The lamp can’t be dimmed.', 'light.lamp'),
    );
    const refused = await act
      .post('/api/home/entities/light.lamp/actions')
      .send({ service: 'set_brightness' })
      .expect(422);
    expect(refused.body).toMatchObject({ code: 'home_action_refused', detail: 'The lamp can’t be dimmed.' });
    homes.actAndSettle.mockRejectedValueOnce(new HomeEntityNotFound());
    await act.post('/api/home/entities/light.none/actions').send({ service: 'turn_on' }).expect(404);
    homes.undo.mockRejectedValueOnce(new HomeActionUndone());
    await act.post(`/api/home/activity/${ID}/undo`).expect(409);
    homes.undo.mockRejectedValueOnce(new HomeActivityNotFound());
    await act.post(`/api/home/activity/${ID}/undo`).expect(404);
    await act.post('/api/home/activity/1/undo').expect(400);
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers, providers }, null);
    const client = browser(signedOut);
    await client.get('/api/home').expect(401);
    await client.delete('/api/home').expect(401);
    await client.put('/api/home/simulated').send(empty).expect(401);
    await client.post('/api/home/simulated/sample').send({}).expect(401);
    await client.get('/api/home/entities').expect(401);
    await client.post('/api/home/entities/light.a/actions').send({ service: 'turn_on' }).expect(401);
    await client.put('/api/home/favourites/light.a').send({}).expect(401);
    await client.delete('/api/home/favourites/light.a').expect(401);
    await client.get('/api/home/activity').expect(401);
    await client.post(`/api/home/activity/${ID}/undo`).send({}).expect(401);
    await signedOut.close();
  });
});
