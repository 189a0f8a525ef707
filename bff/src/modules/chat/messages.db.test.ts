import { oneDriver } from '../../testing/database.js';
import { signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type Memory } from '../memory/memory.dto.js';
import { type Message } from './chat.dto.js';
import { type MessageRow, MessagesRepository } from './messages.repository.js';

const NOBODYS = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

describe.each(oneDriver)('what is done with one message, on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let conversation: string;

  beforeEach(async () => {
    // What is kept by itself needs no button.
    await ana.patch('/api/me/settings').send({ keepTold: 'ask' }).expect(200);
    const { body } = await ana.post('/api/conversations').send({}).expect(201);
    conversation = body.id as string;
  });

  async function messages(): Promise<Message[]> {
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    return body.messages as Message[];
  }

  /** What was said, and the answer to it. */
  async function say(text: string): Promise<[Message, Message]> {
    await ana.post(`/api/conversations/${conversation}/messages`).send({ text }).expect(200);
    return (await messages()).slice(-2) as [Message, Message];
  }

  const userOf = async () => (await ana.get('/api/me').expect(200)).body.id as string;
  const on = (id: string, tool: string): string => `/api/messages/${id}/${tool}`;
  const remember = async (id: string) =>
    (await ana.post(on(id, 'remember')).send({}).expect(200)).body as {
      memory: Memory;
      run: { id: string } | null;
    };
  const undo = (runId: string) => ana.post(`/api/skills/runs/${runId}/undo`).send({}).expect(200);
  const memoriesOf = async (id: string) =>
    ((await ana.get(on(id, 'memories')).expect(200)).body.items as Memory[]).map(({ text }) => text);
  const kept = async () => ((await ana.get('/api/memories')).body.items as Memory[]).map(({ text }) => text);

  it('what was said before it is read from the newest on, as far as asked', async () => {
    await say('first things');
    await say('second things');
    const [third] = await say('third things');
    const repository = product.app.get(MessagesRepository);
    const question = await repository.find(await userOf(), third.id);
    const earlier = await repository.findEarlier(await userOf(), question as MessageRow, 3);
    expect(earlier.map(({ by }) => by)).toEqual(['twin', 'user', 'twin']);
    expect(earlier[1]?.text).toBe('second things');
  });

  it('a thumb is kept, changed, exported and taken back', async () => {
    const [, answer] = await say('Where is the yard?');
    expect(answer.feedback).toBeNull();
    const said = { verdict: 'down', reasons: ['missed'], comment: 'I told you on Monday.' };
    await ana.put(on(answer.id, 'feedback')).send(said).expect(200);
    expect((await messages()).at(-1)?.feedback).toEqual({ ...said, givenAt: expect.any(String) });
    const { body: exported } = await ana.get('/api/exports/conversations.json').expect(200);
    expect(exported.conversations[0].messages[1].feedback).toMatchObject(said);

    await ana.put(on(answer.id, 'feedback')).send({ verdict: 'up' }).expect(200);
    expect((await messages()).at(-1)?.feedback).toMatchObject({ verdict: 'up', reasons: [], comment: null });
    await ana.delete(on(answer.id, 'feedback')).expect(204);
    await ana.delete(on(answer.id, 'feedback')).expect(204);
    expect((await messages()).at(-1)?.feedback).toBeNull();
  });

  it('a thumb is for answers that are there', async () => {
    const [question, answer] = await say('Where is the yard?');
    const up = { verdict: 'up' };
    await ana.put(on(question.id, 'feedback')).send(up).expect(404);
    await ana.put(on(NOBODYS, 'feedback')).send(up).expect(404);
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ben.put(on(answer.id, 'feedback')).send(up).expect(404);
    await ana.delete(`/api/conversations/${conversation}`).expect(204);
    await ana.put(on(answer.id, 'feedback')).send(up).expect(404);
    await ana.post(on(question.id, 'remember')).send({}).expect(404);
  });

  it('P4: what was told in passing is remembered, once, noted and undone', async () => {
    const [told] = await say('The harbour is quiet in May.');
    expect(await memoriesOf(told.id)).toEqual([]);
    const { memory, run } = await remember(told.id);
    expect(memory).toMatchObject({
      text: 'The harbour is quiet in May.',
      author: null,
      source: { kind: 'message', messageId: told.id, conversationId: conversation, quote: told.text },
    });
    expect(await memoriesOf(told.id)).toEqual(['The harbour is quiet in May.']);
    expect(await remember(told.id)).toMatchObject({ memory: { id: memory.id }, run: null });
    const { body: log } = await ana.get('/api/skills/runs').expect(200);
    expect(log.items).toMatchObject([{ id: run?.id, channel: 'screen', skills: ['remember'] }]);

    await undo(run?.id ?? '');
    expect(await kept()).toEqual([]);
    expect((await remember(told.id)).memory.id).toBe(memory.id);
    expect(await kept()).toEqual(['The harbour is quiet in May.']);
  });

  it('what waits as a suggestion is approved, and kept once', async () => {
    const [told, answer] = await say('I moved to Lyon in May.');
    const [suggested] = answer.actions;
    expect(suggested).toMatchObject({ kind: 'memory.suggested' });
    const { memory } = await remember(told.id);
    expect(memory).toMatchObject({ id: suggested?.memoryId, status: 'active' });
    expect(await kept()).toEqual(['I moved to Lyon in May.']);
  });

  it('what had been asked to be remembered is remembered already, and again after it was forgotten', async () => {
    const [told] = await say('Remember that Zoe plays the harp.');
    expect(await remember(told.id)).toMatchObject({ memory: { text: 'Zoe plays the harp.' }, run: null });
    await say('Forget what I said about the harp');
    await say('yes');
    expect(await kept()).toEqual([]);
    expect((await remember(told.id)).memory.text).toBe('Zoe plays the harp.');
    expect(await kept()).toEqual(['Zoe plays the harp.']);
  });

  it('P4: an answer is remembered as the twin’s words, unless it was recalled', async () => {
    const [, plain] = await say('What can you do?');
    const { memory } = await remember(plain.id);
    expect(memory).toMatchObject({ text: plain.text, author: 'Twyn', source: { messageId: plain.id } });

    await say('Remember that Zoe plays the harp.');
    const [, recalled] = await say('What does Zoe play?');
    expect(recalled.citations).toHaveLength(1);
    const { body } = await ana.post(on(recalled.id, 'remember')).send({}).expect(409);
    expect(body.code).toBe('not_to_be_remembered');
  });

  it('what the user asked never to remember is refused', async () => {
    await ana.post('/api/memory-rules').send({ kind: 'word', text: 'Lyon' }).expect(201);
    const [told] = await say('I moved to Lyon in May.');
    const { body } = await ana.post(on(told.id, 'remember')).send({}).expect(409);
    expect(body).toMatchObject({ code: 'never_remember', detail: expect.stringContaining('Lyon') });
  });

  it('what an answer rests on is forgotten as it was shown, and comes back', async () => {
    const [told] = await say('Remember that Zoe plays the harp.');
    const [, answer] = await say('What does Zoe play?');
    const memoryIds = answer.citations.map(({ memoryId }) => memoryId);
    expect(await memoriesOf(answer.id)).toEqual(['Zoe plays the harp.']);
    expect(await memoriesOf(told.id)).toEqual(['Zoe plays the harp.']);

    const { body: other } = await ana.post('/api/memories').send({ text: 'Mine alone.' }).expect(201);
    const forget = on(answer.id, 'forget');
    const { body: refused } = await ana
      .post(forget)
      .send({ memoryIds: [...memoryIds, other.id] })
      .expect(409);
    expect(refused.code).toBe('message_memories_changed');
    expect((await kept()).toSorted()).toEqual(['Mine alone.', 'Zoe plays the harp.']);

    const { body: run } = await ana.post(forget).send({ memoryIds }).expect(200);
    expect(run).toMatchObject({
      outcome: 'completed',
      channel: 'screen',
      skills: ['memory.forget'],
      canUndo: true,
    });
    expect(await kept()).toEqual(['Mine alone.']);
    expect(await memoriesOf(answer.id)).toEqual([]);
    await ana.post(forget).send({ memoryIds }).expect(409);
    await undo(run.id);
    expect((await kept()).toSorted()).toEqual(['Mine alone.', 'Zoe plays the harp.']);
  });

  it('what was pressed is undone by a word, and is not what “it” speaks of', async () => {
    await ana.post('/api/home/simulated/sample').send({}).expect(201);
    await say('Turn on the bathroom light');
    const [told] = await say('I moved to Lyon in May.');
    await remember(told.id);
    expect((await say('Turn it off'))[1].text).toBe('Bathroom light is off.');
    const { run } = await remember((await say('I like pears.'))[0].id);
    expect(run).not.toBeNull();
    expect((await say('undo'))[1].text).toContain('“I like pears.”');
    expect(await kept()).toEqual(['I moved to Lyon in May.']);
  });

  it('nothing of it stays where the words were erased', async () => {
    const [told] = await say('I moved to Lyon in May.');
    const { memory } = await remember(told.id);
    const [, answer] = await say('Where did I move in May?');
    await ana
      .put(on(answer.id, 'feedback'))
      .send({ verdict: 'down', comment: 'It was Lyon, in April.' })
      .expect(200);
    await ana.delete(`/api/memories/${memory.id}`).expect(204);
    await ana.delete(`/api/memories/trash/${memory.id}`).expect(200);
    expect((await messages()).at(-1)?.feedback).toBeNull();
    await ana.post(on(told.id, 'remember')).send({}).expect(409);
  });
});
