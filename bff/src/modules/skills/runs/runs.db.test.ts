import { oneDriver } from '../../../testing/database.js';
import { aPersonsSettings } from '../../../testing/factories/settings.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Message } from '../../chat/chat.dto.js';
import { type CommandResult } from '../commands/commands.dto.js';
import { type SkillRunPage } from './runs.dto.js';
import { RunsRepository } from './runs.repository.js';

describe.each(oneDriver)('the log of what was done, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let conversation: string;

  beforeEach(async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    conversation = (await ana.post('/api/conversations').send({}).expect(201)).body.id as string;
  });

  const run = async (text: string, channel: string): Promise<CommandResult> => {
    product.clock.advance({ seconds: 1 });
    return (await ana.post('/api/skills/run').send({ text, channel }).expect(200)).body as CommandResult;
  };
  async function say(text: string): Promise<Message> {
    product.clock.advance({ seconds: 1 });
    await ana.post(`/api/conversations/${conversation}/messages`).send({ text }).expect(200);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    return body.messages.at(-1) as Message;
  }
  const list = async (query: string): Promise<SkillRunPage> =>
    (await ana.get(`/api/skills/runs?${query}`).expect(200)).body as SkillRunPage;
  const resultsOf = async (query: string): Promise<string[]> =>
    (await list(query)).items.map(({ result }) => result);

  it('is filtered by who asked and by what came of it, page by page', async () => {
    await run('turn on the bathroom light', 'voice');
    await run('what time is it?', 'api');
    await say('Unlock the front door');
    const { run: done } = await run('remind me to call Ana tomorrow at 9', 'screen');
    await ana
      .post(`/api/skills/runs/${done?.id ?? ''}/undo`)
      .send({})
      .expect(200);

    expect(await resultsOf('channel=voice')).toEqual(['Bathroom light is on.']);
    expect(await resultsOf('outcome=changed')).toEqual(['Bathroom light is on.']);
    expect(await resultsOf('outcome=answered')).toEqual([expect.stringMatching(/^It is \d\d:\d\d\.$/u)]);
    expect(await resultsOf('outcome=awaiting')).toEqual([expect.stringContaining('Front door')]);
    expect(await resultsOf('outcome=undone')).toEqual([expect.stringContaining('call Ana')]);
    expect(await resultsOf('outcome=undone&channel=voice')).toEqual([]);

    const first = await list('limit=3');
    const rest = await list(`limit=3&cursor=${first.nextCursor ?? ''}`);
    expect([...first.items, ...rest.items].map(({ channel }) => channel)).toEqual([
      'screen',
      'chat',
      'api',
      'voice',
    ]);
    expect(rest.nextCursor).toBeNull();
    await ana.get('/api/skills/runs?outcome=everything').expect(400);
  });

  it('has a line of all that was done: where it cannot be written, nothing is done', async () => {
    const add = vi.spyOn(product.app.get(RunsRepository, { strict: false }), 'add');
    add.mockRejectedValue(new Error('killed in between'));
    await ana.post('/api/skills/run').send({ text: 'Log weight 80 kg and I feel good' }).expect(500);
    await ana.post('/api/skills/run').send({ text: 'turn on the bathroom light' }).expect(500);
    await say('Remember that the spare key is under the pot');
    add.mockRestore();

    const always = 'from=2000-01-01T00:00:00Z&before=2100-01-01T00:00:00Z';
    expect((await ana.get(`/api/readings?metric=weight&${always}`).expect(200)).body.items).toEqual([]);
    expect((await ana.get(`/api/mood-entries?${always}`).expect(200)).body.items).toEqual([]);
    expect((await ana.get('/api/memories').expect(200)).body.items).toEqual([]);
    expect((await ana.get('/api/home/activity').expect(200)).body.items).toEqual([]);
  });

  it('undoes all that a sentence did, or nothing where a part of it was changed since', async () => {
    const { run: done } = await run('Log weight 80 kg and I feel good', 'api');
    await run('Delete my last weight', 'api');
    await ana
      .post(`/api/skills/runs/${done?.id ?? ''}/undo`)
      .send({})
      .expect(422);
    expect((await run('How is my mood?', 'api')).answer).toContain('good');
    expect((await list('outcome=undone')).items).toEqual([]);
  });

  it('tells what was understood and where it was asked', async () => {
    const { id } = await say('Turn on the bathroom light');
    expect((await list('limit=1')).items).toMatchObject([
      {
        asked: [{ skill: 'home.on', targets: ['light.bathroom'] }],
        conversationId: conversation,
        messageId: id,
        screen: null,
        theme: null,
      },
    ]);
  });

  it('leads to the screen that was asked for, or that shows all of the answer', async () => {
    expect((await run('open the memory page', 'screen')).run).toMatchObject({
      screen: 'memory',
      canUndo: false,
    });
    expect((await run('show my reminders', 'screen')).run).toMatchObject({ screen: 'reminders' });
    expect((await run('turn on the bathroom light', 'screen')).run).toMatchObject({ screen: null });
    const told = await say('Go to settings');
    expect(told).toMatchObject({ text: 'Here is Settings.', runs: [{ screen: 'settings' }] });
    expect((await say('What can you do?')).runs).toMatchObject([{ screen: 'skills' }]);
  });

  it('does not take a screen for what “it” means', async () => {
    await say('Turn on the bathroom light');
    await say('What can you do?');
    expect((await say('Turn it off')).text).toBe('Bathroom light is off.');
  });

  it('holds settings, which can be taken back', async () => {
    const quiet = await say('Quiet hours from 10 pm to 7');
    expect(quiet.runs).toMatchObject([{ canUndo: true }]);
    await ana
      .get('/api/me/settings')
      .expect(200, aPersonsSettings({ quietHours: { from: '22:00', until: '07:00' } }));
    await say('undo that');
    await ana.get('/api/me/settings').expect(200, aPersonsSettings());
    expect((await say('Switch to dark mode')).runs).toMatchObject([{ theme: 'dark', canUndo: true }]);
    expect((await say('turn on do not disturb')).text).toContain('From when until when?');
    await say('from 11 pm to 6');
    expect((await ana.get('/api/me/settings')).body.quietHours).toEqual({ from: '23:00', until: '06:00' });
  });

  it('tells and sets temperatures in the units that were chosen', async () => {
    await say('Use imperial units');
    await say('Set the living room thermostat to 68 degrees');
    const { body } = await ana.get('/api/home/entities').expect(200);
    const entities = body.items as { id: string; name: string; attributes: Record<string, unknown> }[];
    expect(entities.find(({ id }) => id === 'climate.living_room')?.attributes.temperature).toBe(20);
    expect((await say('What is the temperature in the living room?')).text).toMatch(
      /: [67]\d(?:\.5)? degrees/u,
    );
  });
});
