import { oneDriver } from '../../../testing/database.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';

const CEILING = 'light.kitchen_ceiling';
const FILM = { name: 'Film night', entities: ['light.lamp', 'cover.blinds'] };
const HOME = {
  floors: [],
  areas: [],
  entities: [
    { id: 'light.lamp', name: 'Lamp', domain: 'light', state: 'on', attributes: { brightness: 40, x: 1 } },
    {
      id: 'cover.blinds',
      name: 'Blinds',
      domain: 'cover',
      state: 'closed',
      attributes: { current_position: 0 },
    },
    { id: CEILING, name: 'Ceiling', domain: 'light', state: 'off' },
    { id: 'sensor.air', name: 'Air', domain: 'sensor', state: '21' },
    { id: 'lock.door', name: 'Door', domain: 'lock', state: 'locked' },
    { id: 'light.gone', name: 'Gone', domain: 'light', state: 'unavailable' },
  ],
};

describe.each(oneDriver)('scenes of one’s own, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  beforeEach(async () => {
    await ana.put('/api/home/simulated').send(HOME).expect(200);
  });

  const stateOf = async (id: string): Promise<unknown> => {
    const { body } = await ana.get('/api/home/entities').expect(200);
    const entity = (body.items as { id: string; state: string; attributes: object }[]).find(
      (each) => each.id === id,
    );
    return entity && { state: entity.state, attributes: entity.attributes };
  };
  const act = (id: string, service: string): ReturnType<Browser['post']> =>
    ana.post(`/api/home/entities/${id}/actions`).send({ service });

  it('takes devices as they are, sets them so again, and takes that back', async () => {
    const { body: scene } = await ana.post('/api/home/scenes').send(FILM).expect(201);
    expect(scene).toMatchObject({
      id: 'scene.film_night',
      entities: [
        { entity: 'light.lamp', entityName: 'Lamp', state: 'on', attributes: { brightness: 40 } },
        { entity: 'cover.blinds', state: 'closed', attributes: { current_position: 0 } },
      ],
    });
    await act('light.lamp', 'turn_off').expect(201);
    await act('cover.blinds', 'open').expect(201);
    const { body: done } = await act('scene.film_night', 'activate').expect(201);
    expect(await stateOf('light.lamp')).toMatchObject({ state: 'on', attributes: { brightness: 40 } });
    expect(await stateOf('cover.blinds')).toMatchObject({ state: 'closed' });
    await ana.post(`/api/home/activity/${String(done.id)}/undo`).expect(200);
    expect(await stateOf('light.lamp')).toMatchObject({ state: 'off' });
    expect(await stateOf('cover.blinds')).toMatchObject({ state: 'open' });
  });

  it('sets a device of a joined home as well, and says what came of it', async () => {
    const body = { kind: 'simulated', name: 'Demo' };
    const connection = (await ana.post('/api/home/connections').send(body).expect(201)).body.id as string;
    await vi.waitFor(
      async () => expect((await ana.get('/api/home/discovered').expect(200)).body.items).not.toEqual([]),
      10_000,
    );
    const items = [{ connection, externalId: 'light.bathroom' }];
    const accepted = await ana.post('/api/home/discovered/accept').send({ items }).expect(200);
    const [lamp = ''] = accepted.body.ids as string[];
    const becomes = (state: string): Promise<void> =>
      vi.waitFor(async () => expect(await stateOf(lamp)).toMatchObject({ state }), 10_000);
    await becomes('off');
    await ana
      .post('/api/home/scenes')
      .send({ name: 'Dark', entities: [lamp] })
      .expect(201);
    await act(lamp, 'turn_on').expect(201);
    await becomes('on');
    const { body: done } = await act('scene.dark', 'activate').expect(201);
    expect(done).toMatchObject({ outcome: 'acknowledged' });
    await becomes('off');
  });

  it('is renamed, given other devices, captured anew and removed', async () => {
    await ana.post('/api/home/scenes').send(FILM).expect(201);
    await ana.post('/api/home/scenes').send(FILM).expect(201);
    const change = (body: object): ReturnType<Browser['patch']> =>
      ana.patch('/api/home/scenes/scene.film_night_2').send(body);
    await act('light.lamp', 'turn_off').expect(201);
    const { body: other } = await change({ name: 'Late', entities: ['light.lamp', CEILING] }).expect(200);
    expect(other).toMatchObject({
      name: 'Late',
      entities: [
        { entity: 'light.lamp', state: 'on' },
        { entity: CEILING, state: 'off' },
      ],
    });
    const { body: anew } = await change({ isCapturedAnew: true }).expect(200);
    expect(anew).toMatchObject({ entities: [{ state: 'off' }, { state: 'off' }] });
    await ana.delete('/api/home/scenes/scene.film_night_2').expect(204);
    const { body } = await ana.get('/api/home/scenes').expect(200);
    expect(body.items).toMatchObject([{ id: 'scene.film_night' }]);
  });

  it('stays when the simulated devices are given anew', async () => {
    await ana.post('/api/home/scenes').send(FILM).expect(201);
    await ana.put('/api/home/simulated').send(HOME).expect(200);
    expect((await ana.get('/api/home/scenes').expect(200)).body.items).toHaveLength(1);
  });

  it.each([
    ['sensor.air', 'Air cannot be part of a scene: it is not switched.'],
    ['lock.door', 'Door is guarded: no scene opens it.'],
    ['light.gone', 'Gone cannot be reached: how it is, is not known.'],
  ])('refuses %s', async (id, error) => {
    const { body } = await ana
      .post('/api/home/scenes')
      .send({ name: 'A', entities: [id] })
      .expect(422);
    expect(body).toMatchObject({ code: 'home_scene_refused', error });
  });

  it('knows nobody without a session, nothing that is not there, and no one else’s', async () => {
    await ana.post('/api/home/scenes').send({ name: 'A', entities: [] }).expect(400);
    await ana
      .post('/api/home/scenes')
      .send({ name: 'A', entities: ['light.none'] })
      .expect(404);
    await ana.patch('/api/home/scenes/scene.none').send({ name: 'B' }).expect(404);
    await ana.post('/api/home/scenes').send(FILM).expect(201);
    await ana.delete('/api/home/scenes/light.lamp').expect(404);
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ben.put('/api/home/simulated').send(HOME).expect(200);
    expect((await ben.get('/api/home/scenes').expect(200)).body.items).toEqual([]);
    await ben.patch('/api/home/scenes/scene.film_night').send({ name: 'Mine' }).expect(404);
    await ben.delete('/api/home/scenes/scene.film_night').expect(404);
  });
});
