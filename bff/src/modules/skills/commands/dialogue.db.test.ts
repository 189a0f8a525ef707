import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Message } from '../../chat/chat.dto.js';
import { type SkillRun } from '../runs/runs.dto.js';
import { skillRuns } from '../runs/runs.table.js';
import { type HomeEntity } from '../../home/home.dto.js';

describe.each(oneDriver)('things to do within a talk, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  let conversation: string;

  beforeEach(async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    conversation = await startConversation();
  });

  const startConversation = async (): Promise<string> =>
    (await ana.post('/api/conversations').send({}).expect(201)).body.id as string;

  async function say(text: string, where = conversation): Promise<Message> {
    await ana.post(`/api/conversations/${where}/messages`).send({ text }).expect(200);
    const { body } = await ana.get(`/api/conversations/${where}`).expect(200);
    return body.messages.at(-1) as Message;
  }

  async function stateOf(id: string): Promise<string | undefined> {
    const { body } = await ana.get('/api/home/entities').expect(200);
    return (body.items as HomeEntity[]).find((entity) => entity.id === id)?.state;
  }

  it('are done, told and noted, and can be undone from the message', async () => {
    const answer = await say('Turn on the light in the bathroom, please');
    expect(answer.text).toBe('Bathroom light is on.');
    expect(answer.runs).toMatchObject([
      {
        outcome: 'completed',
        channel: 'chat',
        skills: ['home.on'],
        targets: ['light.bathroom'],
        canUndo: true,
      },
    ]);
    expect(await stateOf('light.bathroom')).toBe('on');

    const undo = `/api/skills/runs/${answer.runs[0]?.id}/undo`;
    const { body } = await ana.post(undo).send({}).expect(200);
    expect(body).toMatchObject({ canUndo: false, undoneAt: expect.any(String) });
    expect(await stateOf('light.bathroom')).toBe('off');
    expect((await ana.post(undo).send({}).expect(409)).body.code).toBe('skill_run_undone');
  });

  it('are undone by a word', async () => {
    await say('Turn on the bathroom light');
    const undone = await say('undo that');
    expect(undone.text).toMatch(/^Undone: /);
    expect(await stateOf('light.bathroom')).toBe('off');
    expect((await say('Undo that, please.')).text).toBe('There’s nothing to undo.');
  });

  it('wait for a yes where a door would open', async () => {
    const asked = await say('Unlock the front door');
    const door = { target: 'lock.front_door', name: 'Front door', now: 'Locked', then: 'Unlocked' };
    expect(asked.runs).toMatchObject([
      {
        outcome: 'awaiting_confirmation',
        canUndo: false,
        undoUntil: null,
        answerUntil: new Date(product.clock.now().getTime() + 5 * 60_000).toISOString(),
        confirmation: { act: 'Unlock the front door', changes: [door], memoriesThen: null },
      },
    ]);
    expect(await stateOf('lock.front_door')).toBe('locked');
    const done = await say('yes');
    expect(done.text).toBe('Front door is unlocked.');
    expect(done.runs).toMatchObject([
      { confirmation: null, answerUntil: null, undoUntil: expect.any(String) },
    ]);
    expect(await stateOf('lock.front_door')).toBe('unlocked');
  });

  it.each(['no', 'never mind'])('are left undone after “%s”', async (reply) => {
    await say('Unlock the front door');
    expect((await say(reply)).text).toBe('OK, cancelled.');
    await say('yes');
    expect(await stateOf('lock.front_door')).toBe('locked');
  });

  it('forget the question once something else was said, or too long ago', async () => {
    await say('Unlock the front door');
    await say('What is Ana allergic to?');
    await say('yes');
    expect(await stateOf('lock.front_door')).toBe('locked');

    await say('Unlock the front door');
    product.clock.advance({ minutes: 6 });
    await say('yes');
    expect(await stateOf('lock.front_door')).toBe('locked');
  });

  it('take a yes in the conversation alone in which it was asked', async () => {
    await say('Unlock the front door');
    await say('yes', await startConversation());
    expect(await stateOf('lock.front_door')).toBe('locked');
  });

  it('leave to the memory what is told or asked of it', async () => {
    expect((await say('Remember that the bathroom light is broken')).actions).toHaveLength(1);
    expect((await say('What do you know about the bathroom light?')).citations).toHaveLength(1);
    expect((await say('I turned off the lights in the kitchen yesterday')).text).toBe('Remembered.');
    expect(await stateOf('light.kitchen_ceiling')).toBe('on');
  });

  it('are done after a yes where they were perhaps only asked about', async () => {
    const asked = await say('Can I turn on the bathroom light?');
    expect(asked.text).toContain('Should I?');
    expect(await stateOf('light.bathroom')).toBe('off');
    expect((await say('yes')).text).toBe('Bathroom light is on.');
    expect(await stateOf('light.bathroom')).toBe('on');
  });

  it('keep, and take back what was kept', async () => {
    const told = await say('Remember that my locker is number 58');
    expect(told.runs).toMatchObject([{ skills: ['remember'], canUndo: true }]);
    expect((await say('undo that')).text).toMatch(/^Undone: /);
    expect((await ana.get('/api/memories').expect(200)).body.total).toBe(0);
  });

  it('forget after a yes, and bring back', async () => {
    await say('Remember that my locker is number 58');
    await say('Remember that Ana is allergic to peanuts');
    const asked = await say('Forget what I said about my locker');
    expect(asked.text).toContain('Should I forget “My locker is number 58”?');
    expect(asked.citations).toMatchObject([{ quote: 'My locker is number 58' }]);
    expect(asked.runs[0]?.confirmation).toEqual({
      act: 'Forget this memory',
      changes: [],
      memoriesThen: 'In the trash for 30 days',
    });
    const forgotten = await say('yes');
    expect(forgotten.text).toBe('Forgotten.');
    const [{ at, undoUntil }] = forgotten.runs as [SkillRun];
    expect(Date.parse(undoUntil ?? '') - Date.parse(at)).toBe(30 * 24 * 3_600_000);
    expect((await ana.get('/api/memories').expect(200)).body.items).toMatchObject([
      { text: 'Ana is allergic to peanuts' },
    ]);
    await say('undo');
    expect((await ana.get('/api/memories').expect(200)).body.total).toBe(2);
  });

  it('say that there is nothing to forget', async () => {
    expect((await say('Forget what I said about the submarine')).text).toBe('I have no memory of that.');
  });

  it('correct, say before and after, keep the earlier words, and take it back', async () => {
    await say('Remember that Ana is allergic to peanuts');
    const corrected = await say('Correct that: Ana is allergic to walnuts');
    expect(corrected.text).toBe(
      'Corrected: “Ana is allergic to peanuts” is now “Ana is allergic to walnuts”.',
    );
    expect(corrected.actions).toMatchObject([
      { kind: 'memory.created', text: 'Ana is allergic to walnuts' },
      { kind: 'memory.corrected', before: 'Ana is allergic to peanuts', after: 'Ana is allergic to walnuts' },
    ]);
    const texts = async (): Promise<string[]> =>
      (await ana.get('/api/memories').expect(200)).body.items.map(({ text }: { text: string }) => text);
    expect(await texts()).toEqual(['Ana is allergic to walnuts']);
    await say('undo');
    expect(await texts()).toEqual(['Ana is allergic to peanuts']);
  });

  it('leave no word of a memory in what is noted of them', async () => {
    await say('Remember that my locker is number 58');
    await say('Forget what I said about my locker');
    await say('yes');
    await say('Remember that Ana is allergic to peanuts');
    await say('Correct that: Ana is allergic to walnuts');
    await say('undo');
    const noted = await product.database.connection.transaction((tx) => tx.select().from(skillRuns), {
      settings: { role: 'twyn_system' },
    });
    expect(JSON.stringify(noted)).not.toMatch(/locker|peanut|walnut/iu);
  });

  it('sum up a week, a topic and this day, with their sources', async () => {
    await say('Remember that Ana is allergic to peanuts');
    product.clock.advance({ seconds: 1 });
    await say('Remember that the boiler was serviced');
    const week = await say('Summarise my week');
    expect(week.text).toMatch(
      /^2 things this week:\n\n\S+ \d+ \w+ \d{4}:\nAna is allergic to peanuts\. \[1\]\nThe boiler was serviced\. \[2\]$/u,
    );
    expect(week.citations).toHaveLength(2);
    expect((await say('Give me a summary of Ana')).citations).toMatchObject([
      { quote: 'Ana is allergic to peanuts' },
    ]);
    expect((await say('What happened last month?')).text).toBe('I know of nothing last month.');
    expect((await say('On this day')).text).toContain('nothing from this day');
  });

  it('remind, count down and list, and are undone', async () => {
    const open = async (): Promise<{ id: string; text: string }[]> =>
      (await ana.get('/api/reminders').expect(200)).body.items;
    const said = await say('Remind me to call Ana tomorrow at 9');
    expect(said.text).toMatch(/^I’ll remind you .*call Ana/u);
    const [reminder] = await open();
    expect(reminder).toMatchObject({ text: 'call Ana' });
    expect(said.runs).toMatchObject([{ reminders: [reminder?.id] }]);
    await say('undo that');
    expect(await open()).toEqual([]);
    expect((await say('Can you start a timer for 12 minutes?')).runs).toMatchObject([{ canUndo: true }]);
    expect((await say('Add oat milk to my shopping list')).text).toContain('oat milk');
    expect((await say('What is on my shopping list?')).text).toContain('oat milk');
  });

  it('leave to the memory of what somebody wants to be reminded', async () => {
    await say('Remember that the code of the gate is 4711');
    expect((await say('Remind me what the code of the gate is')).citations).toHaveLength(1);
  });

  it('answer what is asked about the home', async () => {
    expect((await say('Is the front door locked?')).text).toBe('Front door is locked.');
  });

  it('say plainly what a device refuses', async () => {
    const answer = await say('Set the living room thermostat to 90 degrees');
    expect(answer.runs).toEqual([]);
    expect(answer.text).toMatch(/30/);
  });
});
