import { drivers } from '../../../testing/database.js';
import { type Browser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { HomeService } from '../home.service.js';

/** Devices speak by the real clock, and the clock of tests stands still. */
const LATER = new Date(Date.now() + 3_600_000).toISOString();

interface Item {
  id: string;
  name: string;
  state: string;
  area: string | null;
  isGuarded: boolean;
}

describe.each(drivers)('a home that is joined from outside, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let anaId: string;
  let connection: string;

  beforeEach(async () => {
    anaId = (await ana.get('/api/me')).body.id as string;
    const body = { kind: 'simulated', name: 'Demo' };
    connection = (await ana.post('/api/home/connections').send(body).expect(201)).body.id as string;
    await vi.waitFor(async () => expect(await discovered()).not.toEqual([]), 10_000);
  });

  const discovered = async (): Promise<{ externalId: string }[]> =>
    (await ana.get('/api/home/discovered').expect(200)).body.items as { externalId: string }[];
  const accept = async (...externalIds: string[]): Promise<string[]> => {
    const items = externalIds.map((externalId) => ({ connection, externalId }));
    return (await ana.post('/api/home/discovered/accept').send({ items }).expect(200)).body.ids as string[];
  };
  const entities = async (): Promise<Item[]> =>
    (await ana.get('/api/home/entities').expect(200)).body.items as Item[];
  const heard = async (id: string, state: string): Promise<void> =>
    vi.waitFor(
      async () => expect((await entities()).find((each) => each.id === id)?.state).toBe(state),
      10_000,
    );
  const act = (id: string, service: string): ReturnType<Browser['post']> =>
    ana.post(`/api/home/entities/${id}/actions`).send({ service });
  const homes = (): HomeService => product.app.get(HomeService);
  const asked = (entityIds: string[], service: string) => ({ entityIds, service, parameters: {} });

  it('touches nothing before its person said yes, and then hears it and keeps who changed it', async () => {
    expect(await entities()).toEqual([]);
    const [id = ''] = await accept('light.bathroom');
    await heard(id, 'off');
    const { body } = await act(id, 'turn_on').expect(201);
    expect(body).toMatchObject({ outcome: 'acknowledged', entity: id });
    await heard(id, 'on');
    const logbook = await ana.get(`/api/home/logbook?entity=${id}&before=${LATER}`).expect(200);
    expect(logbook.body.items[0]).toMatchObject({ state: 'on', cause: 'screen', entity: id });
    const history = await ana.get(`/api/home/entities/${id}/history?to=${LATER}`).expect(200);
    expect(history.body.items).toMatchObject([{ cause: 'outside' }, { state: 'on', cause: 'screen' }]);
    await ana
      .post(`/api/home/activity/${body.id as string}/undo`)
      .send({})
      .expect(200);
    await heard(id, 'off');
  });

  it('keeps what its person calls it and where they put it', async () => {
    const [id = ''] = await accept('light.bathroom');
    await ana.put('/api/home/areas/attic').send({ name: 'Attic' }).expect(204);
    await ana
      .patch(`/api/home/entities/${id}`)
      .send({ name: 'Mirror', area: 'attic', aliases: ['glow'] })
      .expect(204);
    await ana.patch(`/api/home/connections/${connection}`).send({ name: 'Again' }).expect(200);
    await heard(id, 'off');
    expect((await entities()).find((each) => each.id === id)).toMatchObject({
      name: 'Mirror',
      area: 'attic',
    });
    await ana.patch(`/api/home/entities/${id}`).send({ area: 'nowhere' }).expect(404);
  });

  it('refuses a device of a paused connection, with the reason', async () => {
    const [id = ''] = await accept('light.bathroom');
    await heard(id, 'off');
    await ana.patch(`/api/home/connections/${connection}`).send({ isPaused: true }).expect(200);
    await vi.waitFor(async () => {
      expect((await act(id, 'turn_on').expect(201)).body).toMatchObject({ outcome: 'refused' });
    }, 10_000);
  });

  it('does what is allowed, by whichever way it is asked', async () => {
    const [light = '', lock = ''] = await accept('light.bathroom', 'lock.front_door');
    await heard(light, 'off');
    await heard(lock, 'locked');
    const rights = { chat: 'act', voice: 'read', rules: 'none', models: 'none' };
    await ana.patch(`/api/home/entities/${light}`).send({ rights }).expect(204);
    await homes().act(anaId, { ...asked([light], 'turn_on'), channel: 'chat' });
    for (const request of [
      { channel: 'voice' },
      { channel: 'rule' },
      { channel: 'schedule' },
      { channel: 'chat', isModel: true },
    ] as const)
      await expect(homes().act(anaId, { ...asked([light], 'turn_on'), ...request })).rejects.toThrow(
        'may not be changed',
      );
    const seen = async (channel: 'voice' | 'rule'): Promise<string[]> =>
      (await homes().read(anaId, { channel })).entities.map(({ id }) => id);
    expect(await seen('voice')).toContain(light);
    expect(await seen('rule')).not.toContain(light);
  });

  it('opens a guarded one for nobody without a yes, and never several at once', async () => {
    const [lock = ''] = await accept('lock.front_door');
    await heard(lock, 'locked');
    for (const channel of ['chat', 'voice', 'schedule', 'rule'] as const)
      await expect(homes().act(anaId, { ...asked([lock], 'unlock'), channel })).rejects.toThrow(
        /guarded|may not/,
      );
    await homes().act(anaId, { ...asked([lock], 'lock'), channel: 'voice' });
    await homes().act(anaId, { ...asked([lock], 'unlock'), channel: 'chat', isConfirmed: true });
    await heard(lock, 'unlocked');
  });

  it('goes with its connection', async () => {
    await accept('light.bathroom');
    await ana.delete(`/api/home/connections/${connection}`).expect(204);
    expect(await entities()).toEqual([]);
    expect(await discovered()).toEqual([]);
  });

  it('is refused at addresses that the operator does not allow', async () => {
    const body = { kind: 'mqtt', name: 'Broker', url: 'mqtt://169.254.169.254:1883' };
    await ana.post('/api/home/connections').send(body).expect(422);
    await ana
      .post('/api/home/connections')
      .send({ ...body, url: 'mqtt://127.0.0.1:1883' })
      .expect(422);
    await ana.post('/api/home/connections').send({ kind: 'mqtt', name: 'Own' }).expect(422);
    await ana
      .post('/api/home/connections')
      .send({ kind: 'mqtt', name: 'x', url: 'file:///etc/passwd' })
      .expect(400);
  });

  it('forgets the secret with its address, and never tells it', async () => {
    const body = {
      kind: 'mqtt',
      name: 'Broker',
      url: 'mqtt://broker.example:1883',
      username: 'a',
      secret: 'word',
    };
    const { body: made } = await ana.post('/api/home/connections').send(body).expect(201);
    expect(made).toMatchObject({ secretSetAt: expect.any(String) });
    expect(JSON.stringify(made)).not.toContain('word');
    const path = `/api/home/connections/${(made as { id: string }).id}`;
    const { body: moved } = await ana.patch(path).send({ url: 'mqtt://other.example:1883' }).expect(200);
    expect(moved).toMatchObject({ secretSetAt: null });
  });
});
