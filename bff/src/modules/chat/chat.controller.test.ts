import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { browser, OUR_PAGE } from '../../testing/requests.js';
import { ChatController } from './chat.controller.js';
import { ConversationNotFound, TooManyAnswers } from './chat.errors.js';
import { ConversationsService } from './conversations.service.js';
import { ExchangesService } from './exchanges.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const CONVERSATION = {
  id: ID,
  title: 'Ana',
  createdAt: '2026-05-03T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
};

describe('ChatController', () => {
  const conversations = { list: vi.fn(), create: vi.fn(), get: vi.fn(), rename: vi.fn(), delete: vi.fn() };
  const exchanges = { send: vi.fn() };
  const providers = [
    { provide: ConversationsService, useValue: conversations },
    { provide: ExchangesService, useValue: exchanges },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [ChatController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('lists, opens, renames and deletes conversations', async () => {
    conversations.list.mockResolvedValue({ items: [CONVERSATION], nextCursor: null });
    conversations.create.mockResolvedValue(CONVERSATION);
    conversations.get.mockResolvedValue({ ...CONVERSATION, messages: [] });
    conversations.rename.mockResolvedValue(CONVERSATION);
    const client = browser(app);
    await client.get('/api/conversations?limit=5').expect(200, { items: [CONVERSATION], nextCursor: null });
    await client.post('/api/conversations').send({}).expect(201, CONVERSATION);
    await client.get(`/api/conversations/${ID}`).expect(200, { ...CONVERSATION, messages: [] });
    await client.patch(`/api/conversations/${ID}`).send({ title: ' Ana ' }).expect(200, CONVERSATION);
    await client.delete(`/api/conversations/${ID}`).expect(204);
    expect(conversations.list).toHaveBeenCalledWith(expect.any(String), { limit: 5 });
    expect(conversations.rename).toHaveBeenCalledWith(expect.any(String), ID, 'Ana');
  });

  it('lets no column out that the contract does not name', async () => {
    conversations.create.mockResolvedValue({ ...CONVERSATION, userId: 'secret' });
    await browser(app).post('/api/conversations').send({}).expect(201, CONVERSATION);
  });

  it.each([
    ['an empty message', { text: '' }, 'text'],
    ['a blank message', { text: ' \n ' }, 'text'],
    ['no message', {}, 'text'],
    ['a long message', { text: 'x'.repeat(4001) }, 'text'],
    ['a NUL', { text: 'a\0b' }, 'text'],
    ['half a character', { text: 'a\uD800b' }, 'text'],
    ['a key that is none', { text: 'Hello', idempotencyKey: '1' }, 'idempotencyKey'],
    ['an unknown key', { text: 'Hello', userId: ID }, ''],
  ])('refuses %s', async (_, body, path) => {
    const response = await browser(app).post(`/api/conversations/${ID}/messages`).send(body).expect(400);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.body).toMatchObject({
      status: 400,
      error: response.body.detail,
      errors: [{ path: expect.stringContaining(path) }],
    });
    expect(exchanges.send).not.toHaveBeenCalled();
  });

  it.each([
    ['a title that is too long', 'patch', `/api/conversations/${ID}`, { title: 'x'.repeat(121) }],
    ['a body that has keys', 'post', '/api/conversations', { title: 'Ana' }],
    ['an id that is none', 'patch', '/api/conversations/1', { title: 'Ana' }],
  ] as const)('refuses %s', async (_, method, path, body) => {
    await browser(app)[method](path).send(body).expect(400);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=2'])('refuses the query %s', async (query) => {
    await browser(app).get(`/api/conversations?${query}`).expect(400);
  });

  it('refuses other content types and other sites', async () => {
    const path = `/api/conversations/${ID}/messages`;
    await browser(app).post(path).set('Content-Type', 'text/plain').send('{"text":"Hello"}').expect(415);
    const server = app.getHttpServer();
    await supertest(server).post(path).send({ text: 'Hello' }).expect(403);
    await supertest(server)
      .post(path)
      .set({ ...OUR_PAGE, 'Sec-Fetch-Site': 'cross-site' })
      .send({ text: 'Hello' })
      .expect(403);
    expect(exchanges.send).not.toHaveBeenCalled();
  });

  it('answers with a problem as long as the stream has not begun', async () => {
    exchanges.send.mockRejectedValueOnce(new ConversationNotFound());
    const missing = await browser(app)
      .post(`/api/conversations/${ID}/messages`)
      .send({ text: 'Hello' })
      .expect(404);
    expect(missing.headers['content-type']).toBe('application/problem+json');
    expect(missing.body.code).toBe('conversation_not_found');

    exchanges.send.mockRejectedValueOnce(new TooManyAnswers());
    const busy = await browser(app)
      .post(`/api/conversations/${ID}/messages`)
      .send({ text: 'Hello' })
      .expect(429);
    expect(busy.headers['retry-after']).toBe('1');
    expect(busy.body.code).toBe('too_many_answers');
  });

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers: [ChatController], providers }, null);
    const client = browser(signedOut);
    await client.get('/api/conversations').expect(401);
    await client.get(`/api/conversations/${ID}`).expect(401);
    await client.post('/api/conversations').send({}).expect(401);
    await client.patch(`/api/conversations/${ID}`).send({ title: 'Ana' }).expect(401);
    await client.delete(`/api/conversations/${ID}`).expect(401);
    await client.post(`/api/conversations/${ID}/messages`).send({ text: 'Hello' }).expect(401);
    await signedOut.close();
  });
});
