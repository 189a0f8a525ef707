import { drivers } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { HomeService } from './home.service.js';

const HOUSE = {
  floors: [
    { id: 'up', name: 'Upstairs' },
    { id: 'down', name: 'Downstairs', aliases: ['ground floor'] },
  ],
  areas: [
    { id: 'kitchen', name: 'Kitchen', floor: 'down', aliases: ['galley'] },
    { id: 'attic', name: 'Attic' },
  ],
  entities: [
    { id: 'light.kitchen', name: 'Kitchen light', area: 'kitchen', domain: 'light', state: 'off' },
    {
      id: 'light.attic',
      name: 'Attic light',
      area: 'attic',
      domain: 'light',
      state: 'on',
      attributes: { brightness: 9, nested: { a: ['b', null] } },
      aliases: ['roof'],
    },
    {
      id: 'cover.blind',
      name: 'Blind',
      domain: 'cover',
      state: 'closed',
      attributes: { device_class: 'blind' },
    },
    { id: 'sensor.traveling speed', name: 'Speed', domain: 'sensor', state: null },
    {
      id: 'scene.evening',
      name: 'Evening',
      domain: 'scene',
      state: 'unknown',
      attributes: {
        states: {
          'light.kitchen': { state: 'on', attributes: { brightness: 20 } },
          'light.attic': { state: 'off' },
        },
      },
    },
  ],
};

interface Entity {
  id: string;
  state: string;
  attributes: Record<string, unknown>;
  isFavourite: boolean;
}

describe.each(drivers)('a home on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let anaId: string;

  beforeEach(async () => {
    anaId = (await ana.get('/api/me')).body.id as string;
  });

  const setUp = async (): Promise<void> => {
    await ana.put('/api/home/simulated').send(HOUSE).expect(200);
  };
  const entities = async (client = ana): Promise<Entity[]> =>
    (await client.get('/api/home/entities').expect(200)).body.items as Entity[];
  const entity = async (id: string): Promise<Entity> => (await entities()).find((each) => each.id === id)!;
  const act = async (id: string, service: string, parameters = {}): Promise<string> => {
    const path = `/api/home/entities/${encodeURIComponent(id)}/actions`;
    return (await ana.post(path).send({ service, parameters }).expect(201)).body.id as string;
  };
  const undo = (id: string, status = 200): Promise<unknown> =>
    ana.post(`/api/home/activity/${id}/undo`).send({}).expect(status);

  it('is none at first', async () => {
    await ana.get('/api/home').expect(200, { floors: [], areas: [], entityCount: 0, isSample: false });
    expect(await entities()).toEqual([]);
    await ana.post('/api/home/entities/light.a/actions').send({ service: 'turn_on' }).expect(404);
    await ana.delete('/api/home').expect(204);
  });

  it('is what it was said to be, in that order', async () => {
    await setUp();
    await ana.get('/api/home').expect(200, {
      floors: [{ ...HOUSE.floors[0], aliases: [] }, HOUSE.floors[1]],
      areas: [HOUSE.areas[0], { ...HOUSE.areas[1], floor: null, aliases: [] }],
      entityCount: 5,
      isSample: false,
    });
    const read = await entities();
    expect(read.map(({ id }) => id)).toEqual(HOUSE.entities.map(({ id }) => id));
    expect(read[1]).toMatchObject({ ...HOUSE.entities[1], deviceClass: null, isFavourite: false });
    expect(read[2]).toMatchObject({ deviceClass: 'blind', area: null });
    expect(read[3]).toMatchObject({ state: 'unknown' });
  });

  it('numbers devices of one id, and leaves out what it does not keep', async () => {
    const lamp = { id: 'light.bed', name: 'Bed', domain: 'light', state: 'off', device: 'hue' };
    const home = {
      floors: [],
      areas: [],
      entities: [lamp, lamp, { ...lamp, id: 'light.bed_2' }],
    };
    await ana.put('/api/home/simulated').send(home).expect(200);
    const { items } = (await ana.get('/api/home/entities').expect(200)).body as { items: Entity[] };
    expect(items.map(({ id }) => id)).toEqual(['light.bed', 'light.bed_2', 'light.bed_2_2']);
    expect(items[0]).not.toHaveProperty('device');
  });

  it('is replaced wholly, with what was done in it', async () => {
    await setUp();
    const done = await act('light.kitchen', 'turn_on');
    await ana
      .put('/api/home/simulated')
      .send({ ...HOUSE, entities: HOUSE.entities.slice(0, 1) })
      .expect(200);
    expect(await entities()).toMatchObject([{ id: 'light.kitchen', state: 'off' }]);
    expect((await ana.get('/api/home/activity')).body.items).toEqual([]);
    await undo(done, 404);
  });

  it('is one of those that were sent at once', async () => {
    const sent = [1, 2, 3, 4].map((count) =>
      ana.put('/api/home/simulated').send({ ...HOUSE, entities: HOUSE.entities.slice(0, count) }),
    );
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
    const [read, { body }] = [await entities(), await ana.get('/api/home')];
    expect(body.entityCount).toBe(read.length);
  });

  it('does what it is told and shows who asked for it', async () => {
    await setUp();
    await act('light.kitchen', 'set_brightness', { brightness_pct: 40 });
    expect(await entity('light.kitchen')).toMatchObject({ state: 'on', attributes: { brightness: 102 } });
    expect(await entity('light.attic')).toMatchObject(HOUSE.entities[1]!);
    const { body } = await ana.get('/api/home/activity').expect(200);
    expect(body.items).toMatchObject([
      {
        channel: 'screen',
        entity: 'light.kitchen',
        entityName: 'Kitchen light',
        service: 'set_brightness',
        parameters: { brightness_pct: 40 },
        at: product.clock.now().toISOString(),
        changes: [
          {
            entity: 'light.kitchen',
            before: { state: 'off', attributes: {} },
            after: { state: 'on', attributes: { brightness: 102 } },
          },
        ],
        undoneAt: null,
      },
    ]);
  });

  it('opens at once where it is not the sample, as whoever set it up expects to read', async () => {
    await setUp();
    await act('cover.blind', 'open');
    expect(await entity('cover.blind')).toMatchObject({
      state: 'open',
      attributes: { current_position: 100 },
    });
  });

  it('refuses in a plain sentence, and then nothing has happened', async () => {
    await setUp();
    const home = product.app.get(HomeService);
    const request = { service: 'turn_off', parameters: {}, channel: 'chat' } as const;
    await expect(
      home.act(anaId, { ...request, entityIds: ['light.attic', 'sensor.traveling speed'] }),
    ).rejects.toMatchObject({ status: 422, detail: 'Speed can only be read.' });
    expect(await entity('light.attic')).toMatchObject({ state: 'on' });
    expect((await ana.get('/api/home/activity')).body.items).toEqual([]);

    const done = await home.act(anaId, { ...request, entityIds: ['light.attic', 'light.kitchen'] });
    expect(done.map(({ entity: id, changes }) => [id, changes.length])).toEqual([
      ['light.attic', 1],
      ['light.kitchen', 0],
    ]);
    expect((await home.read(anaId)).entities[1]).toMatchObject({ id: 'light.attic', state: 'off' });
  });

  it('takes back what was done, once, and the later before the earlier', async () => {
    await setUp();
    const [first, second] = [
      await act('light.attic', 'set_color', { color: 'red' }),
      await act('light.attic', 'turn_off'),
    ];
    const other = await act('light.kitchen', 'turn_on');
    await undo(first, 409);
    await undo(second);
    expect(await entity('light.attic')).toMatchObject({ state: 'on', attributes: { color_name: 'red' } });
    await undo(second, 409);
    await undo(first);
    expect(await entity('light.attic')).toMatchObject(HOUSE.entities[1]!);
    expect(await entity('light.kitchen')).toMatchObject({ state: 'on' });
    await undo(other);
    const { body } = await ana.get('/api/home/activity');
    const undoneAt = product.clock.now().toISOString();
    expect(body.items.map((item: { undoneAt: string }) => item.undoneAt)).toEqual([
      undoneAt,
      undoneAt,
      undoneAt,
    ]);
  });

  it('sets a scene, and takes all of it back', async () => {
    await setUp();
    const scene = await act('scene.evening', 'activate');
    expect(await entities()).toMatchObject([
      { state: 'on', attributes: { brightness: 20 } },
      { state: 'off', attributes: { brightness: 9 } },
      { state: 'closed' },
      {},
      { state: product.clock.now().toISOString() },
    ]);
    await undo(scene);
    expect((await entities()).map(({ state }) => state)).toEqual([
      'off',
      'on',
      'closed',
      'unknown',
      'unknown',
    ]);
    expect((await entity('light.kitchen')).attributes).toEqual({});
  });

  it('does one thing after the other, so that none is lost', async () => {
    await setUp();
    const path = '/api/home/entities/light.attic/actions';
    await Promise.all(
      Array.from({ length: 8 }, () =>
        ana
          .post(path)
          .send({ service: 'brightness_step', parameters: { step_pct: 10 } })
          .expect(201),
      ),
    );
    // 9 of 255 and eight steps of 10 %, each rounded to a byte.
    expect((await entity('light.attic')).attributes.brightness).toBeGreaterThanOrEqual(211);
  });

  it('pages through what was done', async () => {
    await setUp();
    for (let step = 0; step < 3; step += 1) {
      await act('light.kitchen', 'toggle');
      product.clock.advance({ seconds: 1 });
    }
    const { body: first } = await ana.get('/api/home/activity?limit=2').expect(200);
    const { body: rest } = await ana.get(`/api/home/activity?limit=2&cursor=${first.nextCursor}`).expect(200);
    const states = [...first.items, ...rest.items].map(({ changes }) => changes[0].after.state as string);
    expect(states).toEqual(['on', 'off', 'on']);
    expect(rest.nextCursor).toBeNull();
  });

  it('is seen and moved by its owner only', async () => {
    await setUp();
    const done = await act('light.kitchen', 'turn_on');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    expect(await entities(bo)).toEqual([]);
    expect((await bo.get('/api/home/activity')).body.items).toEqual([]);
    await bo.post('/api/home/entities/light.kitchen/actions').send({ service: 'turn_off' }).expect(404);
    await bo.post(`/api/home/activity/${done}/undo`).send({}).expect(404);
    await bo
      .put('/api/home/simulated')
      .send({ ...HOUSE, floors: [], areas: [], entities: [] })
      .expect(200);
    await bo.delete('/api/home').expect(204);
    expect(await entity('light.kitchen')).toMatchObject({ state: 'on' });
  });

  const starred = async (client = ana): Promise<string[]> =>
    (await entities(client)).filter(({ isFavourite }) => isFavourite).map(({ id }) => id);
  const star = (id: string, status = 204, client = ana): Promise<unknown> =>
    client
      .put(`/api/home/favourites/${encodeURIComponent(id)}`)
      .send({})
      .expect(status);
  const unstar = (id: string, client = ana): Promise<unknown> =>
    client.delete(`/api/home/favourites/${encodeURIComponent(id)}`).expect(204);

  it('keeps what is starred, once however often, until the star is taken off', async () => {
    await setUp();
    await Promise.all([1, 2, 3].map(() => star('light.attic')));
    await star('sensor.traveling speed');
    expect(await starred()).toEqual(['light.attic', 'sensor.traveling speed']);
    await unstar('light.attic');
    await unstar('light.attic');
    expect(await starred()).toEqual(['sensor.traveling speed']);
    await star('light.none', 404);
  });

  it('keeps the stars of what is still there when it is given anew, and none of a home that is gone', async () => {
    await setUp();
    await star('light.kitchen');
    await star('light.attic');
    await ana
      .put('/api/home/simulated')
      .send({ ...HOUSE, entities: HOUSE.entities.slice(0, 1) })
      .expect(200);
    await setUp();
    expect(await starred()).toEqual(['light.kitchen']);
    await ana.delete('/api/home').expect(204);
    await setUp();
    expect(await starred()).toEqual([]);
  });

  it('has stars that nobody else reads or changes', async () => {
    await setUp();
    await star('light.kitchen');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await star('light.kitchen', 404, bo);
    await bo.put('/api/home/simulated').send(HOUSE).expect(200);
    expect(await starred(bo)).toEqual([]);
    await star('light.attic', 204, bo);
    await unstar('light.kitchen', bo);
    await bo.delete('/api/home').expect(204);
    expect(await starred()).toEqual(['light.kitchen']);
  });

  it('may be the sample flat, whose devices behave over time', async () => {
    const { body } = await ana.post('/api/home/simulated/sample').send({}).expect(201);
    expect(body).toMatchObject({ isSample: true, entityCount: 20 });
    const opening = await act('cover.bedroom_curtains', 'open');
    expect(await entity('cover.bedroom_curtains')).toMatchObject({ state: 'opening' });
    product.clock.advance({ seconds: 4 });
    expect((await entity('cover.bedroom_curtains')).attributes.current_position).toBe(40);
    product.clock.advance({ seconds: 6 });
    expect(await entity('cover.bedroom_curtains')).toMatchObject({ state: 'open' });
    await undo(opening);
    expect(await entity('cover.bedroom_curtains')).toMatchObject({ state: 'closing' });
    product.clock.advance({ seconds: 3 });
    await undo(await act('cover.bedroom_curtains', 'open'));
    expect((await entity('cover.bedroom_curtains')).attributes).toEqual({
      current_position: 70,
      target_position: 0,
    });
    product.clock.advance({ days: 2 });
    expect(await entity('cover.bedroom_curtains')).toMatchObject({ state: 'closed' });
    expect(await entity('sensor.front_door_battery')).toMatchObject({ state: '85' });
    expect((await entity('climate.living_room')).attributes.current_temperature).toBe(21);
    await ana.delete('/api/home').expect(204);
    expect(await entities()).toEqual([]);
  });
});
