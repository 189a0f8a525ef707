import { eq } from 'drizzle-orm';
import { oneDriver } from '../../../testing/database.js';
import { captureMemory, listTexts } from '../../../testing/memory-requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type ConversationDetail, type Message } from '../../chat/chat.dto.js';
import { messages } from '../../chat/chat.table.js';
import { MemoryTrashService } from '../../memory/memory-trash.service.js';
import { type Memory } from '../../memory/memory.dto.js';
import { type MemoryReview } from '../../memory/review/memory-review.dto.js';
import { MemorySuggestions } from '../../memory/review/memory-suggestions.service.js';

const WAITS = 'I haven’t saved that yet. You can approve it under Memory → To confirm.';

describe.each(oneDriver)('what a chat teaches on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let conversation: string;

  beforeEach(async () => {
    // What is kept by itself is no suggestion.
    await ana.patch('/api/me/settings').send({ keepTold: 'ask' }).expect(200);
    conversation = await start();
  });
  afterEach(() => vi.restoreAllMocks());

  async function start(body: object = {}): Promise<string> {
    return (await ana.post('/api/conversations').send(body).expect(201)).body.id as string;
  }
  async function read(): Promise<ConversationDetail> {
    return (await ana.get(`/api/conversations/${conversation}`).expect(200)).body as ConversationDetail;
  }
  async function say(text: string, more: object = {}): Promise<Message> {
    await ana
      .post(`/api/conversations/${conversation}/messages`)
      .send({ text, ...more })
      .expect(200);
    return (await read()).messages.at(-1)!;
  }
  async function waiting(): Promise<Memory[]> {
    await product.settled();
    const { items } = (await ana.get('/api/memories/review').expect(200)).body as MemoryReview;
    return items.flatMap((item) => (item.kind === 'proposal' ? [item.memory] : []));
  }
  const waitingTexts = async (): Promise<string[]> => (await waiting()).map(({ text }) => text);

  it('waits in the review with the message as evidence, below what was stated', async () => {
    const answer = await say('By the way, I moved to Lyon in May. Nice weather here.');
    expect(answer.text).toContain(WAITS);
    const [guess] = await waiting();
    expect(guess).toMatchObject({
      text: 'I moved to Lyon in May.',
      status: 'suggested',
      source: {
        kind: 'message',
        conversationId: conversation,
        messageId: (await read()).messages.at(-2)?.id,
        quote: 'By the way, I moved to Lyon in May. Nice weather here.',
      },
    });
    expect(answer.actions).toEqual([{ kind: 'memory.suggested', memoryId: guess?.id }]);
    expect((await read()).messages.at(-1)?.actions).toEqual(answer.actions);
    expect(await listTexts(ana)).toEqual([]);
  });

  it('comes with the answer to what was asked beside it', async () => {
    await captureMemory(ana, 'My passport is in the blue drawer.');
    await product.settled();
    const answer = await say('I’m vegetarian now. Where is my passport?');
    expect(answer.text).toContain('blue drawer');
    expect(answer.actions).toHaveLength(1);
    expect(await waitingTexts()).toEqual(['I’m vegetarian now.']);
  });

  it('is nothing where what is told is kept by itself, which is once', async () => {
    await ana.patch('/api/me/settings').send({ keepTold: 'always' }).expect(200);
    const kept = await say('I moved to Lyon in May.');
    expect(kept).toMatchObject({ text: 'Remembered.', actions: [{ kind: 'memory.created' }] });
    expect(await say('I moved to Lyon in May.')).toMatchObject({ text: 'I know that already.', actions: [] });
    expect(await waitingTexts()).toEqual([]);
    expect(await listTexts(ana)).toEqual(['I moved to Lyon in May.']);
  });

  it('is proposed once: not by a repeat, another answer, a branch or the same words again', async () => {
    const idempotencyKey = crypto.randomUUID();
    const { id } = await say('My dentist is Dr Weiss.', { idempotencyKey });
    await say('My dentist is Dr Weiss.', { idempotencyKey });
    await ana.post(`/api/conversations/${conversation}/messages/retry`).send({ answerId: id }).expect(200);
    const question = (await read()).messages.at(-2)?.id;
    expect((await say('My dentist is Dr Weiss', { insteadOf: question })).actions).toEqual([]);
    conversation = await start();
    expect((await say('my dentist is Dr Weiss')).text).not.toContain(WAITS);
    expect(await waitingTexts()).toEqual(['My dentist is Dr Weiss.']);
  });

  it('is one memory with what is kept on demand then, which can be undone', async () => {
    await say('My dentist is Dr Weiss.');
    const kept = await say('Remember that my dentist is Dr Weiss.');
    expect(kept.actions).toMatchObject([{ kind: 'memory.created', text: 'My dentist is Dr Weiss.' }]);
    expect(await waitingTexts()).toEqual([]);
    expect(await listTexts(ana)).toEqual(['My dentist is Dr Weiss.']);
    await say('Undo that');
    expect(await listTexts(ana)).toEqual([]);
  });

  it('does not come again once it was rejected for good, nor after the user’s own memory of it', async () => {
    await say('I hate coriander.');
    const [guess] = await waiting();
    await ana.post(`/api/memories/${guess!.id}/reject`).send({ never: true }).expect(204);
    expect((await say('I hate coriander!')).actions).toEqual([]);

    await captureMemory(ana, 'I play the cello.');
    await product.settled();
    expect((await say('I play the cello')).actions).toEqual([]);
    expect(await waitingTexts()).toEqual([]);
  });

  it('is not learnt from what the twin said or cited before', async () => {
    await captureMemory(ana, 'My sister Ana is allergic to peanuts and walnuts.');
    await product.settled();
    await say('What is my sister allergic to?');
    expect((await say('My sister Ana is allergic to peanuts.')).actions).toEqual([]);
    expect(await waitingTexts()).toEqual([]);
  });

  it('is not learnt of what is never to be remembered', async () => {
    await ana.post('/api/memory-rules').send({ kind: 'word', text: 'asthma' }).expect(201);
    expect((await say('I have asthma.')).actions).toEqual([]);
    expect(await waitingTexts()).toEqual([]);
  });

  it('stays out of temporary chats, of commands and of conversations that may not read the memory', async () => {
    const propose = vi.spyOn(product.app.get(MemorySuggestions), 'suggest');
    await ana.post('/api/temporary-chat/messages').send({ text: 'I moved to Lyon in May.' }).expect(200);
    await say('Remember that I moved to Lyon in May.');
    await say('I am seeing a lawyer in Bern, but do not save that');
    await say('Turn on the lights');
    conversation = await start({ disabledContexts: ['memory'] });
    expect((await say('I moved to Lyon in May.')).actions).toEqual([]);
    expect(propose).not.toHaveBeenCalled();
  });

  it('can be switched off', async () => {
    await ana.patch('/api/me/settings').send({ learnsFromChat: false }).expect(200);
    expect((await say('I moved to Lyon in May.')).text).toContain('Say “remember that I moved to Lyon');
    expect(await waitingTexts()).toEqual([]);

    await ana.patch('/api/me/settings').send({ learnsFromChat: true }).expect(200);
    conversation = await start();
    expect((await say('I moved to Lyon in May.')).actions).toHaveLength(1);
  });

  it('does not keep an answer from coming when it fails', async () => {
    vi.spyOn(product.app.get(MemorySuggestions), 'suggest').mockRejectedValue(new Error('gone'));
    expect(await say('I moved to Lyon in May.')).toMatchObject({ status: 'complete', actions: [] });
  });

  it('leaves the message as it was when a rejected suggestion goes with time, and empties it when it is erased', async () => {
    await say('I moved to Lyon in May.');
    await say('My dentist is Dr Weiss.');
    for (const { id, text } of await waiting()) {
      await ana.post(`/api/memories/${id}/reject`).send({}).expect(204);
      if (text.includes('dentist')) await ana.delete(`/api/memories/trash/${id}`).expect(200);
    }
    product.clock.advance({ days: 31 });
    await product.app.get(MemoryTrashService).purge();

    const rows = await product.database.database.readAsSystem((tx) =>
      tx
        .select({ text: messages.text })
        .from(messages)
        .where(eq(messages.conversationId, conversation))
        .orderBy(messages.position),
    );
    expect(rows.map(({ text }) => text)).toEqual([
      'I moved to Lyon in May.',
      WAITS,
      'You erased what you said here.',
      WAITS,
    ]);
  });
});
