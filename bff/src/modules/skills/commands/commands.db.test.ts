import { oneDriver } from '../../../testing/database.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type HomeEntity } from '../../home/home.dto.js';
import { type CommandResult, type ParsedCommand } from './commands.dto.js';

const HOME = {
  floors: [{ id: 'ground', name: 'Ground floor' }],
  areas: [
    { id: 'kitchen', name: 'Kitchen', floor: 'ground' },
    { id: 'hall', name: 'Hall', floor: 'ground' },
  ],
  entities: [
    { id: 'light.kitchen', name: 'Kitchen ceiling', area: 'kitchen', domain: 'light', state: 'off' },
    { id: 'light.counter', name: 'Counter', area: 'kitchen', domain: 'light', state: 'off' },
    { id: 'light.hall', name: 'Hall light', area: 'hall', domain: 'light', state: 'on' },
    { id: 'light.broken', name: 'Pantry', area: 'kitchen', domain: 'light', state: 'unavailable' },
    { id: 'lock.front', name: 'Front door', area: 'hall', domain: 'lock', state: 'locked' },
    {
      id: 'climate.hall',
      name: 'Thermostat',
      area: 'hall',
      domain: 'climate',
      state: 'heat',
      attributes: { temperature: 20, current_temperature: 19.5 },
    },
  ],
};

describe.each(oneDriver)('sentences that ask for something, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  beforeEach(async () => {
    await ana.put('/api/home/simulated').send(HOME).expect(200);
  });

  const parse = async (text: string, context = {}): Promise<ParsedCommand> =>
    (await ana.post('/api/skills/parse').send({ text, context }).expect(200)).body as ParsedCommand;
  const run = async (text: string, more: object = {}): Promise<CommandResult> =>
    (
      await ana
        .post('/api/skills/run')
        .send({ text, ...more })
        .expect(200)
    ).body as CommandResult;
  const states = async (browser = ana): Promise<Record<string, string>> => {
    const { body } = await browser.get('/api/home/entities').expect(200);
    return Object.fromEntries((body.items as HomeEntity[]).map(({ id, state }) => [id, state]));
  };

  it('are understood, with nothing done', async () => {
    const before = await states();
    expect(await parse('Turn on the lights in the kitchen, please')).toMatchObject({
      outcome: 'act',
      intents: [{ skill: 'home.on', unexplained: [] }],
    });
    expect(await parse('dim the lights to 30 percent', { areaId: 'hall' })).toMatchObject({
      intents: [{ skill: 'light.set', parameters: { brightnessPct: 30 }, targets: ['light.hall'] }],
    });
    expect(await parse('My grandmother lived in Porto')).toMatchObject({ outcome: 'none', intents: [] });
    expect(await states()).toEqual(before);
  });

  it('are done by those of several that can, and by none where nobody can', async () => {
    const onOff = { attributes: { supported_color_modes: ['onoff'] } };
    const entities = HOME.entities.map((each) => (each.id === 'light.hall' ? { ...each, ...onOff } : each));
    await ana
      .put('/api/home/simulated')
      .send({ ...HOME, entities })
      .expect(200);
    const { answer, actions } = await run('dim the lights to 30 percent');
    expect(actions.map(({ entity }) => entity).toSorted()).toEqual(['light.counter', 'light.kitchen']);
    expect(answer).toMatch(/^.+ and .+ are at 30%\. Hall light can’t be dimmed\.$/);
    const refused = await ana
      .post('/api/skills/run')
      .send({ text: 'dim the hall light to 30 percent and turn off the counter' })
      .expect(422);
    expect(refused.body.detail).toBe('Hall light can’t be dimmed.');
    expect(await states()).toMatchObject({ 'light.counter': 'on', 'light.hall': 'on' });
  });

  it('are done, except with what cannot be reached', async () => {
    const { outcome, actions } = await run('turn on the kitchen lights');
    expect(outcome).toBe('completed');
    expect(actions.map(({ entity }) => entity).toSorted()).toEqual(['light.counter', 'light.kitchen']);
    expect(await states()).toMatchObject({
      'light.kitchen': 'on',
      'light.counter': 'on',
      'light.hall': 'on',
    });
    await ana.post(`/api/home/activity/${actions[0]!.id}/undo`).expect(200);
    expect(Object.values(await states()).filter((state) => state === 'on')).toHaveLength(2);
  });

  it('are asked about first where they are guarded', async () => {
    expect(await run('unlock the front door')).toMatchObject({
      outcome: 'awaiting_confirmation',
      actions: [],
    });
    expect((await states())['lock.front']).toBe('locked');
    expect(await run('unlock the front door', { isConfirmed: true })).toMatchObject({ outcome: 'completed' });
    expect((await states())['lock.front']).toBe('unlocked');
  });

  it.each(['turn on the bathroom lights', 'lock the shed', 'do not turn on the kitchen lights'])(
    'change nothing where they do not say what is there: %s',
    async (text) => {
      const before = await states();
      const { outcome, actions } = await run(text);
      expect([outcome === 'completed', actions]).toEqual([false, []]);
      expect(await states()).toEqual(before);
    },
  );

  it('are done wholly or not at all', async () => {
    const before = await states();
    expect(await run('turn off the hall light and tell me the weather')).toMatchObject({
      outcome: 'awaiting_answer',
      actions: [],
    });
    expect(await states()).toEqual(before);
  });

  it('are done to both things that one breath names, and to none where nothing is there', async () => {
    const { outcome } = await run('turn on the counter and turn off the hall light');
    expect(outcome).toBe('completed');
    expect(await states()).toMatchObject({
      'light.counter': 'on',
      'light.hall': 'off',
      'light.kitchen': 'off',
    });
    const before = await states();
    expect(await run('play jazz')).toMatchObject({ actions: [] });
    expect(await states()).toEqual(before);
  });

  it('are answered where they only ask', async () => {
    expect(await run('is the front door locked?')).toMatchObject({ outcome: 'completed', actions: [] });
    expect((await run('what is the temperature in the hall?')).answer).toContain('19.5');
  });

  it('reach the home of one user', async () => {
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { body } = await bo
      .post('/api/skills/run')
      .send({ text: 'turn on the kitchen lights' })
      .expect(200);
    expect(body).toMatchObject({ actions: [] });
    expect((await states())['light.kitchen']).toBe('off');
  });

  it('are refused with a reason when they are nothing to read', async () => {
    await ana.post('/api/skills/parse').send({ text: '' }).expect(400);
    await ana
      .post('/api/skills/parse')
      .send({ text: 'x'.repeat(2_001) })
      .expect(400);
    await ana.post('/api/skills/run').expect(400);
    await ana.post('/api/skills/run').send({ text: 'hello', nonsense: 1 }).expect(400);
  });
});
