import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { ChatController } from './chat.controller.js';
import { ConversationTrashService } from './conversation-trash.service.js';
import { ConversationsService } from './conversations.service.js';

const ID = '11111111-1111-4111-8111-111111111111';
const CONVERSATION = {
  id: ID,
  title: 'Ana',
  createdAt: '2026-05-03T10:00:00.000Z',
  updatedAt: '2026-05-03T10:00:00.000Z',
  status: 'active',
  disabledContexts: ['home'],
};

describe('ChatController', () => {
  const conversations = {
    list: vi.fn(),
    create: vi.fn(),
    get: vi.fn(),
    update: vi.fn(),
    showBranch: vi.fn(),
  };
  const trash = { delete: vi.fn(), restore: vi.fn() };
  const providers = [
    { provide: ConversationsService, useValue: conversations },
    { provide: ConversationTrashService, useValue: trash },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers: [ChatController], providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.resetAllMocks());

  it('lists, opens, changes, deletes and restores conversations', async () => {
    conversations.list.mockResolvedValue({ items: [CONVERSATION], nextCursor: null });
    conversations.create.mockResolvedValue(CONVERSATION);
    conversations.get.mockResolvedValue({ ...CONVERSATION, messages: [] });
    conversations.update.mockResolvedValue(CONVERSATION);
    trash.restore.mockResolvedValue(CONVERSATION);
    const client = browser(app);
    await client.get('/api/conversations?limit=5').expect(200, { items: [CONVERSATION], nextCursor: null });
    await client.post('/api/conversations').send({}).expect(201, CONVERSATION);
    await client.get(`/api/conversations/${ID}`).expect(200, { ...CONVERSATION, messages: [] });
    await client.patch(`/api/conversations/${ID}`).send({ title: ' Ana ' }).expect(200, CONVERSATION);
    await client.delete(`/api/conversations/${ID}`).expect(204);
    await client.post(`/api/conversations/${ID}/restore`).expect(200, CONVERSATION);
    expect(conversations.list).toHaveBeenCalledWith(expect.any(String), { limit: 5 });
    expect(conversations.update).toHaveBeenCalledWith(expect.any(String), ID, { title: 'Ana' });
  });

  it('lets no column out that the contract does not name', async () => {
    conversations.create.mockResolvedValue({ ...CONVERSATION, userId: 'secret' });
    await browser(app).post('/api/conversations').send({}).expect(201, CONVERSATION);
  });

  it.each([
    ['a title that is too long', 'patch', `/api/conversations/${ID}`, { title: 'x'.repeat(121) }],
    ['a status that is none', 'patch', `/api/conversations/${ID}`, { status: 'top' }],
    [
      'what is pinned and archived',
      'patch',
      `/api/conversations/${ID}`,
      { isPinned: true, isArchived: true },
    ],
    ['a branch through nothing', 'put', `/api/conversations/${ID}/branch`, {}],
    ['a context that is none', 'patch', `/api/conversations/${ID}`, { disabledContexts: ['diary'] }],
    ['contexts that are no list', 'post', '/api/conversations', { disabledContexts: 'memory' }],
    ['a conversation of an id that is none', 'post', '/api/conversations', { id: '1' }],
    ['a body that has keys', 'post', '/api/conversations', { title: 'Ana' }],
    ['an id that is none', 'patch', '/api/conversations/1', { title: 'Ana' }],
  ] as const)('refuses %s', async (_, method, path, body) => {
    await browser(app)[method](path).send(body).expect(400);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=2', 'status=top'])(
    'refuses the query %s',
    async (query) => {
      await browser(app).get(`/api/conversations?${query}`).expect(400);
    },
  );

  it('is closed to the signed-out', async () => {
    const signedOut = await startControllers({ controllers: [ChatController], providers }, null);
    const client = browser(signedOut);
    await client.get('/api/conversations').expect(401);
    await client.get(`/api/conversations/${ID}`).expect(401);
    await client.post('/api/conversations').send({}).expect(401);
    await client.patch(`/api/conversations/${ID}`).send({ title: 'Ana' }).expect(401);
    await client.delete(`/api/conversations/${ID}`).expect(401);
    await client.put(`/api/conversations/${ID}/branch`).send({ messageId: ID }).expect(401);
    await client.post(`/api/conversations/${ID}/restore`).expect(401);
    await signedOut.close();
  });
});
