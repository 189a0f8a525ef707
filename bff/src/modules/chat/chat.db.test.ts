import { type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { drivers } from '../../testing/database.js';
import { type Browser, OUR_PAGE, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type ConversationDetail, type Message } from './chat.dto.js';
import { type ChatEvent } from './chat-events.dto.js';
import { AnswerLeases } from './answer-leases.service.js';
import { conversations, messages } from './chat.table.js';

describe.each(drivers)('chat on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeAll, 'ana');

  async function startConversation(browser: Browser): Promise<string> {
    const { body } = await browser.post('/api/conversations').send({}).expect(201);
    return body.id;
  }

  async function say(
    browser: Browser,
    conversationId: string,
    text: string,
    idempotencyKey?: string,
  ): Promise<ChatEvent[]> {
    const response = await browser
      .post(`/api/conversations/${conversationId}/messages`)
      .send({ text, idempotencyKey })
      .expect(200);
    return eventsIn(response.text);
  }

  async function answerTo(browser: Browser, conversationId: string, text: string): Promise<Message> {
    const last = (await say(browser, conversationId, text)).at(-1);
    expect(last?.event).toBe('message.completed');
    return (last as Extract<ChatEvent, { event: 'message.completed' }>).data.message;
  }

  it('remembers what it is told and gives it back with its source', async () => {
    const conversation = await startConversation(ana);
    const told = await answerTo(ana, conversation, 'Remember that my sister Ana is allergic to peanuts.');
    expect(told.text).toBe('I’ll remember: your sister Ana is allergic to peanuts. [1]');
    const memoryId = told.citations[0]?.memoryId;
    expect(told.actions).toEqual([
      { kind: 'memory.created', memoryId, text: 'My sister Ana is allergic to peanuts.' },
    ]);

    const answer = await answerTo(ana, conversation, 'what is Ana allergic to?');
    expect(answer.text).toBe('Your sister Ana is allergic to peanuts. [1]');
    const { kind: memoryKind } = (await ana.get(`/api/memories/${memoryId}`).expect(200)).body;
    expect(answer.citations).toEqual([
      {
        number: 1,
        memoryId,
        title: 'My sister Ana is allergic to peanuts',
        quote: 'My sister Ana is allergic to peanuts.',
        recordedAt: expect.any(String),
        kind: memoryKind,
      },
    ]);

    const { body: memory } = await ana.get(`/api/memories/${memoryId}`).expect(200);
    const { body: stored } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(memory).toMatchObject({
      text: 'My sister Ana is allergic to peanuts.',
      source: {
        kind: 'message',
        messageId: stored.messages[0].id,
        conversationId: conversation,
        quote: 'Remember that my sister Ana is allergic to peanuts.',
      },
    });
    expect(stored.title).toBe('Remember that my sister Ana is allergic to peanuts.');
    expect(stored.messages.map(({ role, status }: Message) => `${role} ${status}`)).toEqual([
      'user complete',
      'twin complete',
      'user complete',
      'twin complete',
    ]);
    expect(stored.messages[3]).toEqual(answer);
  });

  it('says plainly that it does not know', async () => {
    const conversation = await startConversation(ana);
    await answerTo(ana, conversation, 'Remember that my sister Ana is allergic to peanuts.');
    const answer = await answerTo(ana, conversation, 'What is Ben allergic to?');
    expect(answer.text).toMatch(/^I don’t have anything about that\./);
    expect(answer.citations).toEqual([]);
  });

  it('follows "she" to the person last named', async () => {
    const conversation = await startConversation(ana);
    await answerTo(ana, conversation, 'Remember that Zoe plays the harp.');
    await answerTo(ana, conversation, 'Who is Zoe?');
    expect((await answerTo(ana, conversation, 'And which instrument does she play?')).text).toBe(
      'Zoe plays the harp. [1]',
    );
  });

  it('keeps what it is told, once, until that is undone', async () => {
    const conversation = await startConversation(ana);
    const told = await answerTo(ana, conversation, 'I moved to Lyon in May.');
    expect(told).toMatchObject({
      text: 'Remembered.',
      actions: [{ kind: 'memory.created', text: 'I moved to Lyon in May.' }],
      runs: [{ canUndo: true }],
    });
    const undone = await answerTo(ana, conversation, 'undo that');
    expect(undone.text).toMatch(/^Undone: .*“I moved to Lyon in May\.”/su);
    const { body } = await ana.get('/api/memories').expect(200);
    expect(body.items.map(({ text }: { text: string }) => text)).not.toContain('I moved to Lyon in May.');
  });

  it.each(['ask', 'never'])(
    'stores no statement that it was not asked to store, where that is set to %s',
    async (keepTold) => {
      await ana.patch('/api/me/settings').send({ keepTold }).expect(200);
      const conversation = await startConversation(ana);
      const before = await ana.get('/api/memories').expect(200);
      for (const text of [
        'I moved to Lyon in May.',
        "Don't remember this.",
        'My PIN is 1234. Do not save that.',
      ]) {
        expect((await answerTo(ana, conversation, text)).text).toMatch(/(?:haven’t saved|won’t save) that/u);
      }
      const after = await ana.get('/api/memories').expect(200);
      expect(after.body.total).toBe(before.body.total);
      await ana.patch('/api/me/settings').send({ keepTold: 'always' }).expect(200);
    },
  );

  it('streams the answer in order, each event in one piece', async () => {
    const conversation = await startConversation(ana);
    const response = await ana
      .post(`/api/conversations/${conversation}/messages`)
      .send({ text: 'Hello' })
      .expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': expect.any(String),
    });
    const events = eventsIn(response.text);
    expect(events[0]).toMatchObject({
      event: 'message.accepted',
      data: { userMessage: { text: 'Hello', role: 'user' }, twinMessageId: expect.any(String) },
    });
    expect(events.at(-1)).toMatchObject({ event: 'message.completed' });
    const streamed = events
      .filter(({ event }) => event === 'text.delta')
      .map(({ data }) => (data as { text: string }).text);
    expect(events.at(-1)?.data).toMatchObject({ message: { text: streamed.join('') } });
  });

  it('asks nothing twice when a request is repeated', async () => {
    const conversation = await startConversation(ana);
    const key = randomUUID();
    const text = 'Remember that the code word is marzipan.';
    const [first, ...repeats] = await Promise.all([1, 2, 3].map(() => say(ana, conversation, text, key)));
    for (const repeat of repeats) expect(repeat.at(-1)).toEqual(first?.at(-1));
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(body.messages).toHaveLength(2);
    // By which a client that was reloaded knows that its question has arrived.
    expect(body.messages[0].idempotencyKey).toBe(key);
  });

  it('keeps two messages sent at once in order, each followed by its answer', async () => {
    const conversation = await startConversation(ana);
    await Promise.all([say(ana, conversation, 'Hello'), say(ana, conversation, 'Thanks')]);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(body.messages.map(({ role }: Message) => role)).toEqual(['user', 'twin', 'user', 'twin']);
  });

  it('lists conversations page by page, the last used first', async () => {
    const bo = await signedInBrowser(product.app, product.identity, 'bo');
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      product.clock.advance({ seconds: 1 });
      ids.push(await startConversation(bo));
    }
    product.clock.advance({ seconds: 1 });
    await say(bo, ids[1]!, 'Hello');
    const first = await bo.get('/api/conversations?limit=3').expect(200);
    const second = await bo.get(`/api/conversations?limit=3&cursor=${first.body.nextCursor}`).expect(200);
    expect([...first.body.items, ...second.body.items].map(({ id }: ConversationDetail) => id)).toEqual(
      [1, 4, 3, 2, 0].map((place) => ids[place]),
    );
    expect(second.body.nextCursor).toBeNull();
  });

  it('keeps a title given before the first message', async () => {
    const conversation = await startConversation(ana);
    await ana.patch(`/api/conversations/${conversation}`).send({ title: 'Family' }).expect(200);
    await say(ana, conversation, 'Hello');
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(body.title).toBe('Family');
  });

  it('shows, changes and deletes nothing of somebody else', async () => {
    const conversation = await startConversation(ana);
    await say(ana, conversation, 'Hello');
    const eve = await signedInBrowser(product.app, product.identity, 'eve');
    const attempts = (id: string): ReturnType<Browser['get']>[] => [
      eve.get(`/api/conversations/${id}`),
      eve.patch(`/api/conversations/${id}`).send({ title: 'Mine' }),
      eve.post(`/api/conversations/${id}/messages`).send({ text: 'Hello' }),
      eve.delete(`/api/conversations/${id}`),
    ];
    const unknown = await Promise.all(attempts(randomUUID()));
    const foreign = await Promise.all(attempts(conversation));
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const withoutRequest = (body: Record<string, unknown>): unknown => ({ ...body, requestId: undefined });
    expect(foreign.map(({ body }) => withoutRequest(body))).toEqual(
      unknown.map(({ body }) => withoutRequest(body)),
    );
    expect((await eve.get('/api/conversations').expect(200)).body.items).toEqual([]);
    const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
    expect(body.messages).toHaveLength(2);
  });

  it('A3: answers nobody from somebody else’s memories', async () => {
    const conversation = await startConversation(ana);
    await answerTo(ana, conversation, 'Remember that my blood type is A negative.');
    const eve = await signedInBrowser(product.app, product.identity, 'eve');
    const answer = await answerTo(eve, await startConversation(eve), 'What is my blood type?');
    expect(answer.citations).toEqual([]);
  });

  it('deletes a conversation with its messages and keeps what was remembered', async () => {
    const conversation = await startConversation(ana);
    const told = await answerTo(ana, conversation, 'Remember that the piano tuner is called Ivo.');
    await ana.delete(`/api/conversations/${conversation}`).expect(204);
    await ana.get(`/api/conversations/${conversation}`).expect(404);
    await ana.get(`/api/memories/${told.citations[0]?.memoryId}`).expect(200);
  });

  it('finishes and keeps the answer when the client goes away', async () => {
    const conversation = await startConversation(ana);
    await hangUpAfterFirstBytes(product.app, ana, conversation, 'Remember that the boat is called Juno.');
    const answered = async (): Promise<void> => {
      const { body } = await ana.get(`/api/conversations/${conversation}`).expect(200);
      expect(body.messages[1]).toMatchObject({ status: 'complete', text: expect.stringContaining('Juno') });
    };
    await vi.waitFor(answered, { timeout: 10_000 });
  });

  it('marks what a crashed process left unfinished as failed, and keeps the question', async () => {
    const { id: userId } = await product.database.addUser('crash');
    const conversationId = randomUUID();
    const now = new Date();
    await product.database.database.forUser(userId, async (tx) => {
      await tx.insert(conversations).values({ userId, id: conversationId, createdAt: now, updatedAt: now });
      const shared = { userId, conversationId, createdAt: now };
      const id = randomUUID();
      await tx.insert(messages).values([
        { ...shared, id, position: 1, role: 'user', text: 'Hello', status: 'complete' },
        { ...shared, parentId: id, position: 2, role: 'twin', text: '', status: 'streaming' },
      ]);
    });
    await product.app.get(AnswerLeases).onApplicationBootstrap();
    const crashed = await signedInBrowser(product.app, product.identity, 'crash');
    const { body } = await crashed.get(`/api/conversations/${conversationId}`).expect(200);
    expect(body.messages.map(({ status }: Message) => status)).toEqual(['complete', 'failed']);
  });
});

/** Reads a complete `text/event-stream` body. */
function eventsIn(body: string): ChatEvent[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('id: '))
    .map((block) => {
      const [, event = '', data = ''] = block.split('\n');
      return {
        event: event.slice('event: '.length),
        data: JSON.parse(data.slice('data: '.length)),
      } as ChatEvent;
    });
}

/** Sends a message over a real connection and closes it as soon as the answer begins. */
async function hangUpAfterFirstBytes(
  app: NestExpressApplication,
  browser: Browser,
  conversationId: string,
  text: string,
): Promise<void> {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const cookie = browser.jar
    .getCookies({ domain: '127.0.0.1', path: '/', secure: false, script: false })
    .toValueString();
  const client = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/conversations/${conversationId}/messages`, {
    method: 'POST',
    headers: { ...OUR_PAGE, 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ text }),
    signal: client.signal,
  });
  expect(response.status).toBe(200);
  await response.body?.getReader().read();
  client.abort();
}
