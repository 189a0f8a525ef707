import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { Database } from '../../database/database.js';
import { drivers } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type AutomationResponse, type AutomationRunResponse, type DryRunResult } from './automations.dto.js';
import { AutomationsRunner } from './host/automations-runner.js';
import { HomeStatesRepository } from '../home/history/home-states.repository.js';
import { EngineStep } from './host/engine-step.js';

const DAY_MS = 86_400_000;
const KITCHEN = 'light.kitchen';
const SOFA = 'light.sofa';
const home = {
  floors: [],
  areas: [{ id: 'kitchen', name: 'Kitchen' }],
  entities: [
    { id: KITCHEN, name: 'Kitchen light', domain: 'light', area: 'kitchen', state: 'off' },
    { id: SOFA, name: 'Sofa lamp', domain: 'light', state: 'off' },
    { id: 'lock.front', name: 'Front door', domain: 'lock', state: 'locked' },
    { id: 'person.ana', name: 'Ana', domain: 'person', state: 'home' },
  ],
};
const WHEN_ON = { kind: 'state', entityIds: [KITCHEN], to: 'on' };
const call = (skill: string, target: string) => ({ skill, parameters: {}, targets: [target] });
const turnOn = (target = SOFA) => ({ kind: 'do', text: 'turn on', calls: [call('home.on', target)] });

describe.each(drivers)('automations on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let userId: string;

  beforeEach(async () => {
    userId = (await ana.get('/api/me').expect(200)).body.id as string;
    await ana.put('/api/home/simulated').send(home).expect(200);
  });

  const create = async (rule: object, more: object = {}): Promise<AutomationResponse> => {
    const given = { name: 'Evening', rule: { when: [WHEN_ON], then: [turnOn()], ...rule }, ...more };
    return (await ana.post('/api/automations').send(given).expect(201)).body as AutomationResponse;
  };
  const settled = (): Promise<void> => product.app.get(AutomationsRunner).settled();
  const say = async (text: string): Promise<void> => {
    await ana.post('/api/skills/run').send({ text }).expect(200);
    await settled();
  };
  const stateOf = async (id: string): Promise<string | undefined> => {
    const { items } = (await ana.get('/api/home/entities').expect(200)).body as {
      items: { id: string; state: string }[];
    };
    return items.find((one) => one.id === id)?.state;
  };
  const runsOf = async (id: string): Promise<AutomationRunResponse[]> =>
    ((await ana.get(`/api/automations/${id}/runs`).expect(200)).body as { items: AutomationRunResponse[] })
      .items;

  it('answer to what happens, with a trace of it, and say what they are', async () => {
    const automation = await create({ if: { kind: 'presence', is: 'somebody' } });
    expect(automation.words).toBe('When Kitchen light becomes on, and somebody is home: turn on.');
    await say('turn on the kitchen light');
    expect(await stateOf(SOFA)).toBe('on');
    const [run] = await runsOf(automation.id);
    expect(run).toMatchObject({
      ...{ outcome: 'finished', trigger: 'Kitchen light becomes on' },
      values: [{ name: 'People at home', value: '1' }],
      steps: [{ kind: 'did', status: 'done', result: 'Sofa lamp is on.' }],
    });
    await say('turn on the kitchen light');
    expect(await runsOf(automation.id)).toHaveLength(1);
  });

  it('name a device that they listen to, also one that was removed', async () => {
    const { device } = (
      await ana.post('/api/devices').send({ name: 'Cellar sensor', kind: 'sensor' }).expect(201)
    ).body as { device: { id: string } };
    const of = (deviceId: string) => ({ when: [{ kind: 'device_silent', deviceId }] });
    expect((await create(of(device.id))).words).toMatch(/^When Cellar sensor goes silent/);
    expect((await create(of('gone'))).words).toMatch(/^When something that is gone \(gone\) goes silent/);
  });

  it('are told of each device that they use: itself, what it is in the home, and what it measures', async () => {
    const { device, token } = (
      await ana.post('/api/devices').send({ name: 'Chest strap', kind: 'wearable' }).expect(201)
    ).body as { device: { id: string }; token: string };
    const at = product.clock.now().toISOString();
    await supertest(product.app.getHttpServer())
      .post('/api/ingest/readings')
      .set('Authorization', `Bearer ${token}`)
      .send({ sentAt: at, readings: [{ at, metric: 'heart-rate', value: 61 }] })
      .expect(200);
    await product.app
      .get(Database)
      .forUser(userId, (tx) =>
        tx.execute(sql`update home_entities set device_id = ${device.id} where id = ${KITCHEN}`),
      );
    await create({ when: [{ kind: 'device_silent', deviceId: device.id }] }, { name: 'Silent' });
    await create({}, { name: 'Lit', isEnabled: false });
    await create({ when: [{ kind: 'metric', metric: 'heart-rate', above: 150 }] }, { name: 'Fast' });
    await create({ when: [{ kind: 'mood', atMost: 2 }] }, { name: 'Low' });
    const { items } = (await ana.get(`/api/devices/${device.id}/automations`).expect(200)).body as {
      items: { name: string; isEnabled: boolean }[];
    };
    expect(items.map(({ name, isEnabled }) => [name, isEnabled])).toEqual([
      ['Fast', true],
      ['Lit', false],
      ['Silent', true],
    ]);
    await ana.get(`/api/devices/${crypto.randomUUID()}/automations`).expect(404);
  });

  it('say once why they did nothing, however often that was', async () => {
    const automation = await create({ if: { kind: 'presence', is: 'nobody' } });
    for (let time = 0; time < 3; time += 1) {
      await say('turn on the kitchen light');
      await say('turn off the kitchen light');
    }
    const runs = await runsOf(automation.id);
    expect(runs).toMatchObject([{ outcome: 'refused', count: 3, reason: 'its conditions were not met' }]);
    expect(await stateOf(SOFA)).toBe('off');
  });

  it('never move alone what is guarded: they ask, and do it after a yes', async () => {
    const unlock = { kind: 'do', text: 'unlock the door', calls: [call('home.unlock', 'lock.front')] };
    const automation = await create({ then: [unlock, turnOn()] });
    await say('turn on the kitchen light');
    expect([await stateOf('lock.front'), await stateOf(SOFA)]).toEqual(['locked', 'on']);
    const { items } = (await ana.get('/api/automations/questions').expect(200)).body as {
      items: { key: string }[];
    };
    expect(items).toMatchObject([{ automation: 'Evening', text: 'Unlock Front door?' }]);
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const answer = { key: items[0]!.key, isYes: true };
    await bo.post('/api/automations/questions/answer').send(answer).expect(404);
    await ana.post('/api/automations/questions/answer').send(answer).expect(204);
    await settled();
    expect(await stateOf('lock.front')).toBe('unlocked');
    await ana.post('/api/automations/questions/answer').send(answer).expect(404);
    expect((await runsOf(automation.id))[0]?.steps[0]).toMatchObject({ status: 'done' });
  });

  it('go on after a yes where they ask, and stop after a no', async () => {
    await create({ then: [{ kind: 'ask', text: 'Sofa, too?' }, turnOn()] });
    const asked = async (): Promise<string> => {
      const { body } = await ana.get('/api/automations/questions').expect(200);
      return (body as { items: { key: string }[] }).items[0]!.key;
    };
    await say('turn on the kitchen light');
    await ana
      .post('/api/automations/questions/answer')
      .send({ key: await asked(), isYes: false })
      .expect(204);
    await settled();
    expect(await stateOf(SOFA)).toBe('off');
    await say('turn off the kitchen light');
    await say('turn on the kitchen light');
    await ana
      .post('/api/automations/questions/answer')
      .send({ key: await asked(), isYes: true })
      .expect(204);
    await settled();
    expect(await stateOf(SOFA)).toBe('on');
  });

  it('come at their time, and wait', async () => {
    const at = new Date(product.clock.now().getTime() + 60 * 60_000).toISOString().slice(11, 16);
    const automation = await create({
      when: [{ kind: 'time', at }],
      then: [
        { kind: 'delay', seconds: 600 },
        { kind: 'notify', text: 'Stretch' },
      ],
    });
    expect(automation.nextAt).not.toBeNull();
    product.clock.advance({ minutes: 61 });
    await settled();
    expect((await runsOf(automation.id))[0]).toMatchObject({ outcome: 'running' });
    product.clock.advance({ minutes: 11 });
    await settled();
    expect((await runsOf(automation.id))[0]).toMatchObject({ outcome: 'finished' });
    const { body } = await ana.get('/api/reminders').expect(200);
    expect((body as { items: { text: string }[] }).items).toMatchObject([{ text: 'Stretch' }]);
  });

  it('hear moods, memories and phrases', async () => {
    await create({ when: [{ kind: 'mood', atMost: 2 }] });
    await create({ when: [{ kind: 'memory', tag: 'headache' }], then: [turnOn(KITCHEN)] });
    const mood = { mood: 1, idempotencyKey: crypto.randomUUID() };
    await ana.post('/api/mood-entries').send(mood).expect(201);
    await settled();
    expect(await stateOf(SOFA)).toBe('on');
    await ana
      .post('/api/memories')
      .send({ text: 'A headache', tags: ['headache'], idempotencyKey: crypto.randomUUID() });
    await settled();
    expect(await stateOf(KITCHEN)).toBe('on');
  });

  it('never start each other without end', async () => {
    const toggle = (target: string) => ({ kind: 'do', text: 'toggle', calls: [call('home.toggle', target)] });
    await create({ when: [{ kind: 'state', entityIds: [KITCHEN] }], then: [toggle(SOFA)] });
    const back = await create({ when: [{ kind: 'state', entityIds: [SOFA] }], then: [toggle(KITCHEN)] });
    await say('turn on the kitchen light');
    expect(await runsOf(back.id)).toMatchObject([{ outcome: 'finished' }]);
    expect([await stateOf(KITCHEN), await stateOf(SOFA)]).toEqual(['off', 'on']);
  });

  it('are changed in versions, which are brought back, switched off and deleted', async () => {
    const { id } = await create({});
    const edited = await ana.patch(`/api/automations/${id}`).send({ name: 'Night', version: 1 }).expect(200);
    expect(edited.body).toMatchObject({ version: 2, name: 'Night' });
    await ana.patch(`/api/automations/${id}`).send({ name: 'Other', version: 1 }).expect(409);
    const back = await ana.post(`/api/automations/${id}/versions/1/restore`).expect(200);
    expect(back.body).toMatchObject({ version: 3, name: 'Evening' });
    const versions = await ana.get(`/api/automations/${id}/versions`).expect(200);
    expect((versions.body as { items: unknown[] }).items).toHaveLength(3);
    await ana.patch(`/api/automations/${id}`).send({ isEnabled: false }).expect(200);
    await say('turn on the kitchen light');
    expect(await stateOf(SOFA)).toBe('off');
    await ana.delete(`/api/automations/${id}`).expect(204);
    await ana.get(`/api/automations/${id}`).expect(404);
  });

  it('say what they would have done', async () => {
    await say('turn on the kitchen light');
    await say('turn off the kitchen light');
    await say('turn on the kitchen light');
    const rule = { when: [WHEN_ON], then: [turnOn()], cooldownSeconds: 3_600 };
    const { body } = await ana.post('/api/automations/dry-run').send({ rule }).expect(200);
    expect(body).toMatchObject({ ran: 1, heldBack: 1 });
    expect(await stateOf(SOFA)).toBe('off');
  });

  it('say what they would have done when a device changed by itself, by how the others were then', async () => {
    const states = product.app.get(HomeStatesRepository);
    const note = async (told: [id: string, state: string, daysAgo: number][]): Promise<void> => {
      for (const [id, state, daysAgo] of told) {
        const at = new Date(product.clock.now().getTime() - daysAgo * DAY_MS);
        const entityNumber = (await states.numberOf(userId, id))!;
        await states.add(userId, [{ entityNumber, at, state, attributes: null, cause: 'outside' }]);
      }
    };
    await note([
      [SOFA, 'on', 20],
      [KITCHEN, 'on', 3],
      [KITCHEN, 'off', 2],
      [SOFA, 'off', 1.5],
      [KITCHEN, 'on', 1],
    ]);
    const rule = { when: [WHEN_ON], then: [turnOn()] };
    const isOn = { kind: 'state', entityId: SOFA, is: 'on' };
    const run = async (more: object): Promise<DryRunResult> =>
      (
        await ana
          .post('/api/automations/dry-run')
          .send({ rule: { ...rule, ...more } })
          .expect(200)
      ).body as DryRunResult;
    // Nobody knows how the kitchen was before it first came on.
    expect(await run({})).toMatchObject({ ran: 1, notKept: ['How a device was before its first change.'] });
    await note([[KITCHEN, 'off', 20]]);
    expect(await run({})).toMatchObject({ ran: 2, heldBack: 0, notKept: [] });
    expect(await run({ if: isOn })).toMatchObject({ ran: 1, heldBack: 1 });
  });

  it(
    'are drafted from a sentence of a talk, shown, kept after a yes, and taken back',
    { timeout: 120_000 },
    async () => {
      const { body } = await ana.post('/api/conversations').send({}).expect(201);
      const { id } = body as { id: string };
      const tell = async (text: string): Promise<string> => {
        await ana.post(`/api/conversations/${id}/messages`).send({ text }).expect(200);
        const talk = (await ana.get(`/api/conversations/${id}`).expect(200)).body as {
          messages: { text: string }[];
        };
        return talk.messages.at(-1)!.text;
      };
      const listed = async (): Promise<AutomationResponse[]> =>
        ((await ana.get('/api/automations').expect(200)).body as { items: AutomationResponse[] }).items;
      expect(await tell('When I log a headache, turn on the sofa lamp')).toBe(
        'When you log a mood with “headache” or you keep a memory tagged “headache”: turn on the sofa lamp. Should I set that up?',
      );
      expect(await listed()).toEqual([]);
      await tell('yes');
      expect(await listed()).toHaveLength(1);
      const memory = { text: 'A headache', tags: ['headache'], idempotencyKey: crypto.randomUUID() };
      await ana.post('/api/memories').send(memory).expect(201);
      await settled();
      expect(await stateOf(SOFA)).toBe('on');
      await tell('undo that');
      expect(await listed()).toEqual([]);
    },
  );

  it('are drafted for the form, with nothing guessed', async () => {
    const draft = async (text: string): Promise<object> =>
      (await ana.post('/api/automations/draft').send({ text }).expect(200)).body as object;
    expect(await draft('When the kitchen light turns on, turn on the sofa lamp')).toMatchObject({
      when: [{ kind: 'state', entityIds: [KITCHEN], to: 'on' }],
      then: [{ kind: 'do', text: 'turn on the sofa lamp' }],
    });
    expect(await draft('When the neighbour shouts, turn on the sofa lamp')).toMatchObject({ when: [] });
    expect(await draft('When it is 22:00, juggle five balls')).toMatchObject({
      ...{ when: [{ kind: 'time', at: '22:00' }], then: [], thenText: 'juggle five balls' },
    });
  });

  it('are started by programs, by each call once', async () => {
    const { body } = await ana
      .post('/api/automation-hooks')
      .send({ name: 'Bell', isSigned: true })
      .expect(201);
    const hook = body as { id: string; path: string; secret: string };
    await create({ when: [{ kind: 'webhook', hookId: hook.id }] });
    const time = Math.floor(product.clock.now().getTime() / 1_000);
    const send = (at: number, id: string, secret = hook.secret) => {
      const text = JSON.stringify({ rung: true });
      const signature = createHmac('sha256', secret)
        .update(`${String(at)}.${id}.${text}`)
        .digest('hex');
      return supertest(product.app.getHttpServer())
        .post(hook.path)
        .set({ 'X-Twyn-Time': String(at), 'X-Twyn-Id': id, 'X-Twyn-Signature': signature })
        .set('Content-Type', 'application/json')
        .send(text);
    };
    await send(time, 'one', 'wrong').expect(401);
    await send(time - 600, 'one').expect(401);
    await settled();
    expect(await stateOf(SOFA)).toBe('off');
    await send(time, 'one').expect(204);
    await send(time, 'one').expect(409);
    await settled();
    expect(await stateOf(SOFA)).toBe('on');
    await supertest(product.app.getHttpServer())
      .post(`/api/hooks/${'a'.repeat(43)}`)
      .expect(404);
    await ana.delete(`/api/automation-hooks/${hook.id}`).expect(204);
    await send(time, 'two').expect(404);
  });

  it('are nobody else’s, with all that is of them', async () => {
    const { id } = await create({});
    const { body: hook } = await ana.post('/api/automation-hooks').send({ name: 'Bell' }).expect(201);
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const its = `/api/automations/${id}`;
    await bo.get(its).expect(404);
    await bo.get(`${its}/versions`).expect(404);
    await bo.get(`${its}/runs`).expect(404);
    await bo.patch(its).send({ name: 'Mine' }).expect(404);
    await bo.post(`${its}/versions/1/restore`).expect(404);
    await bo.delete(its).expect(404);
    await bo.delete(`/api/automation-hooks/${(hook as { id: string }).id}`).expect(404);
    for (const list of ['/api/automations', '/api/automation-hooks', '/api/automations/questions'])
      await bo.get(list).expect(200, { items: [] });
    expect((await ana.get(its).expect(200)).body).toMatchObject({ name: 'Evening', version: 1 });
  });

  it('are led on by one at a time', async () => {
    const automation = await create({});
    await ana.post('/api/skills/run').send({ text: 'turn on the kitchen light' }).expect(200);
    const step = product.app.get(EngineStep);
    await Promise.all(Array.from({ length: 4 }, () => step.run(userId)));
    await settled();
    expect(await runsOf(automation.id)).toHaveLength(1);
  });

  it.each([
    [{ when: [] }, 400],
    [{ then: [] }, 400],
    [{ extra: 1 }, 400],
    [{ when: [{ kind: 'time', at: '25:00' }] }, 400],
    [{ when: [{ kind: 'sun', event: 'sunset' }] }, 422],
    [{ when: [{ ...WHEN_ON, entityIds: ['light.gone'] }] }, 422],
    [{ then: [{ kind: 'do', text: 'x', calls: [call('no.such', SOFA)] }] }, 422],
    [{ when: [{ kind: 'metric', metric: 'stress' }] }, 400],
  ])('refuse %j', async (rule, status) => {
    const given = { name: 'Bad', rule: { when: [WHEN_ON], then: [turnOn()], ...rule } };
    await ana.post('/api/automations').send(given).expect(status);
  });
});
