import { type NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { startControllers } from '../../testing/app.js';
import { OUR_PAGE } from '../../testing/requests.js';
import { aSessionUser } from '../../testing/session-user.js';
import { type Memory } from './memory.dto.js';
import { MemoryController } from './memory.controller.js';
import { MemoryChanged, MemoryNotFound } from './memory.errors.js';
import { MemoryTrashController } from './memory-trash.controller.js';
import { MemoryTrashService } from './memory-trash.service.js';
import { MemoryPagesController } from './listing/memory-pages.controller.js';
import { MemoryPagesService } from './listing/memory-pages.service.js';
import { MemoryService } from './memory.service.js';
import { MemorySearchService } from './search/memory-search.service.js';

const ME = aSessionUser();
const ID = '7b0c9a5e-3f1d-4c2b-9a77-0f2d6c1e8b34';

const stored: Memory = {
  id: ID,
  kind: 'note',
  text: 'Ana is allergic to peanuts.',
  tags: [],
  happenedAt: null,
  happenedAtIsInferred: false,
  author: null,
  thread: null,
  seq: null,
  externalId: null,
  recordedAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  importance: 2,
  status: 'active',
  version: 1,
  pinnedAt: null,
  supersededById: null,
  supersededAt: null,
  suggestedTags: [],
  source: { kind: 'form', importId: null, messageId: null, conversationId: null, quote: null },
};

describe('memory routes', () => {
  const memories = {
    create: vi.fn().mockResolvedValue(stored),
    createAll: vi.fn().mockResolvedValue([stored]),
    get: vi.fn().mockResolvedValue(stored),
    update: vi.fn().mockResolvedValue(stored),
    listVersions: vi.fn().mockResolvedValue({ items: [] }),
    archive: vi.fn().mockResolvedValue(stored),
    unarchive: vi.fn().mockResolvedValue(stored),
  };
  const pages = {
    list: vi.fn().mockResolvedValue({ items: [stored], nextCursor: null, total: 1, totalIs: 'exact' }),
  };
  const trash = {
    list: vi.fn().mockResolvedValue({ items: [], nextCursor: null, total: 0, totalIs: 'exact' }),
    erase: vi.fn().mockResolvedValue({ erased: { memories: 1, versions: 0, answers: 0 } }),
    empty: vi.fn().mockResolvedValue({ erased: { memories: 0, versions: 0, answers: 0 } }),
    delete: vi.fn().mockResolvedValue(undefined),
    restore: vi.fn().mockResolvedValue(stored),
  };
  const searches = {
    searchExplained: vi.fn().mockResolvedValue({
      items: [],
      kinds: [],
      understood: { words: 'peanuts', filters: [], notes: [] },
      tookMs: 1,
      correctedQuery: null,
      note: null,
    }),
  };
  const metadata = {
    controllers: [MemoryTrashController, MemoryPagesController, MemoryController],
    providers: [
      { provide: MemoryService, useValue: memories },
      { provide: MemoryPagesService, useValue: pages },
      { provide: MemoryTrashService, useValue: trash },
      { provide: MemorySearchService, useValue: searches },
    ],
  };
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers(metadata, ME);
  });
  afterAll(() => app.close());
  beforeEach(() => vi.clearAllMocks());

  const request = (method: 'get' | 'post' | 'patch' | 'delete', path = ''): supertest.Test =>
    supertest(app.getHttpServer())[method](`/api/memories${path}`).set(OUR_PAGE);

  it.each([
    ['get', '', pages.list, 200],
    ['get', `/${ID}`, memories.get, 200],
    ['get', `/${ID}/versions`, memories.listVersions, 200],
    ['post', `/${ID}/archive`, memories.archive, 200],
    ['post', `/${ID}/unarchive`, memories.unarchive, 200],
    ['post', `/${ID}/restore`, trash.restore, 200],
    ['delete', `/${ID}`, trash.delete, 204],
    ['get', '/trash', trash.list, 200],
    ['delete', '/trash', trash.empty, 200],
    ['delete', `/trash/${ID}`, trash.erase, 200],
  ] as const)('%s %s asks for the signed-in user’s own', async (method, path, service, status) => {
    await request(method, path).expect(status);

    expect(service).toHaveBeenCalledOnce();
    expect(service.mock.calls[0]?.[0]).toBe(ME.id);
  });

  it('answers 401 to somebody who is not signed in', async () => {
    const closed = await startControllers(metadata, null);
    await supertest(closed.getHttpServer()).get('/api/memories').expect(401);
    await supertest(closed.getHttpServer())
      .post('/api/memories')
      .set(OUR_PAGE)
      .send({ text: 'x' })
      .expect(401);
    await closed.close();

    expect(memories.create).not.toHaveBeenCalled();
  });

  it('answers 403 to somebody who may only read', async () => {
    const reader = await startControllers(metadata, aSessionUser({ permissions: new Set(['memory:read']) }));
    await supertest(reader.getHttpServer()).get('/api/memories').expect(200);
    await supertest(reader.getHttpServer()).delete(`/api/memories/${ID}`).set(OUR_PAGE).expect(403);
    await reader.close();
  });

  describe('capturing', () => {
    it('fills in what was left out', async () => {
      const { body } = await request('post').send({ text: '  Ana is allergic to peanuts.\r\n' }).expect(201);

      expect(body).toEqual(stored);
      expect(memories.create).toHaveBeenCalledWith(ME.id, {
        text: 'Ana is allergic to peanuts.',
        kind: 'note',
        tags: [],
        happenedAt: null,
        importance: 2,
        timeZone: 'UTC',
        saveAnyway: false,
        source: { kind: 'form' },
      });
    });

    it('takes many at once', async () => {
      await request('post', '/batch')
        .send({
          items: [
            { text: 'one', source: 'paste' },
            { text: 'two', happenedAt: '2024-05-01T10:00:00+02:00' },
          ],
        })
        .expect(201, { items: [stored] });

      expect(memories.createAll).toHaveBeenCalledWith(ME.id, [
        expect.objectContaining({ text: 'one', source: { kind: 'paste' } }),
        expect.objectContaining({ text: 'two', happenedAt: new Date('2024-05-01T08:00:00Z') }),
      ]);
    });

    it.each(['مرحبا بالعالم', 'שלום', '👩‍🚀 über naïve'])('takes %j as it is', async (text) => {
      await request('post').send({ text }).expect(201);

      expect(memories.create.mock.calls[0]?.[1]).toMatchObject({ text });
    });

    it.each([
      ['no text', {}, 'text'],
      ['an empty text', { text: '' }, 'text'],
      ['only spaces', { text: ' \n\t ' }, 'text'],
      ['20,001 characters', { text: 'x'.repeat(20_001) }, 'text'],
      ['a NUL', { text: 'a\u0000b' }, 'text'],
      ['an escape character', { text: 'a\u001b[31m' }, 'text'],
      ['half of a character', { text: 'a\ud83d' }, 'text'],
      ['a number for a text', { text: 7 }, 'text'],
      ['an unknown kind', { text: 'x', kind: 'dream' }, 'kind'],
      ['an empty tag', { text: 'x', tags: [' '] }, 'tags.0'],
      ['too many tags', { text: 'x', tags: Array.from({ length: 21 }, String) }, 'tags'],
      ['a date that is none', { text: 'x', happenedAt: '2024-02-30T00:00:00Z' }, 'happenedAt'],
      ['a date that no database knows', { text: 'x', happenedAt: '0000-06-01T00:00:00Z' }, 'happenedAt'],
      ['an importance of 4', { text: 'x', importance: 4 }, 'importance'],
      ['a source that only the twin may give', { text: 'x', source: 'message' }, 'source'],
      ['a key that is no UUID', { text: 'x', idempotencyKey: 'again' }, 'idempotencyKey'],
      ['a field that does not exist', { text: 'x', userId: ID }, ''],
    ])('refuses %s', async (_, body, path) => {
      const response = await request('post').send(body).expect(400);

      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.body).toMatchObject({ status: 400, code: 'validation_failed', errors: [{ path }] });
      expect(memories.create).not.toHaveBeenCalled();
    });

    it.each([
      ['no item', []],
      ['51 items', Array.from({ length: 51 }, () => ({ text: 'x' }))],
    ])('refuses a batch of %s', async (_, items) => {
      await request('post', '/batch').send({ items }).expect(400);
      expect(memories.createAll).not.toHaveBeenCalled();
    });

    it.each([
      { what: 'malformed JSON', body: '{"text":', status: 400, code: 'malformed_json' },
      {
        what: 'a form',
        body: 'text=x',
        type: 'application/x-www-form-urlencoded',
        status: 415,
        code: 'unsupported_media_type',
      },
      {
        what: 'a megabyte',
        body: JSON.stringify({ text: 'x'.repeat(1_000_000) }),
        status: 413,
        code: 'body_too_large',
      },
      { what: 'invalid UTF-8', body: Buffer.from([0x22, 0xff, 0x22]), status: 400, code: 'invalid_encoding' },
    ])('refuses $what', async ({ body, type = 'application/json', status, code }) => {
      const response = await request('post')
        .set('Content-Type', type)
        .serialize((raw) => raw as unknown as string)
        .send(body)
        .expect(status);

      expect(response.body).toMatchObject({ status, code });
      expect(memories.create).not.toHaveBeenCalled();
    });
  });

  it('says that a memory changed in the meantime', async () => {
    memories.update.mockRejectedValueOnce(new MemoryChanged());
    const { body } = await request('patch', `/${ID}`).send({ text: 'new', version: 1 }).expect(409);

    expect(body).toMatchObject({ code: 'memory_changed', status: 409 });
  });

  it('needs the version that an edit was made on', async () => {
    await request('patch', `/${ID}`).send({ text: 'new' }).expect(400);
    expect(memories.update).not.toHaveBeenCalled();
  });

  it('says nothing more of a memory than that there is none', async () => {
    memories.get.mockRejectedValueOnce(new MemoryNotFound());
    const { body } = await request('get', `/${ID}`).expect(404);

    expect(body).toMatchObject({ code: 'memory_not_found' });
  });

  it('refuses what is no id', async () => {
    await request('get', '/not-an-id').expect(400);
  });

  it('searches the signed-in user’s own', async () => {
    await request('post', '/search').send({ query: ' peanuts ' }).expect(200);
    expect(searches.searchExplained).toHaveBeenCalledExactlyOnceWith(ME.id, {
      query: 'peanuts',
      limit: 10,
      timeZone: 'UTC',
    });
  });

  it.each([
    {},
    { query: ' ' },
    { query: 'x'.repeat(501) },
    { query: '\u0000' },
    { query: 'peanuts', limit: 0 },
    { query: 'peanuts', limit: '10' },
    { query: 'peanuts', user: 'somebody else' },
  ])('refuses to search for %j', async (body) => {
    await request('post', '/search').send(body).expect(400);
    expect(searches.searchExplained).not.toHaveBeenCalled();
  });

  it('takes what was said in a conversation as it was exported', async () => {
    const said = { text: 'I adopted a cat.', author: 'Caroline', thread: 'may', seq: 3, externalId: 'D1:3' };
    await request('post', '/batch')
      .send([{ ...said, occurredAt: '2023-05-08T13:56:00' }, { text: 'Congratulations!' }])
      .expect(201);
    expect(memories.createAll).toHaveBeenCalledExactlyOnceWith(ME.id, [
      { ...said, happenedAt: new Date('2023-05-08T13:56:00Z'), timeZone: 'UTC', source: { kind: 'import' } },
      { text: 'Congratulations!', happenedAt: null, timeZone: 'UTC', source: { kind: 'import' } },
    ]);
  });

  it.each([
    [],
    Array.from({ length: 201 }, () => ({ text: 'too many' })),
    [{ text: ' ' }],
    [{ text: 'when?', occurredAt: 'yesterday' }],
    [{ text: 'when?', occurredAt: '0000-01-01' }],
    [{ text: 'where?', seq: -1 }],
    [{ text: 'where?', seq: 2 ** 31 }],
    [{ text: 'who?', author: 'x'.repeat(201) }],
    [{ text: 'whose?', userId: 'somebody else' }],
  ])('refuses a batch like %j', async (...batch) => {
    await request('post', '/batch').send(batch).expect(400);
    expect(memories.createAll).not.toHaveBeenCalled();
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?status=deleted', '?kind=dream', '?page=2'])(
    'refuses a list with %s',
    async (query) => {
      await request('get', query).expect(400);
      expect(pages.list).not.toHaveBeenCalled();
    },
  );

  it('refuses a change that does not come from our page', async () => {
    await supertest(app.getHttpServer())
      .delete(`/api/memories/${ID}`)
      .set({ 'Sec-Fetch-Site': 'cross-site', 'X-Twyn-Client': 'web' })
      .expect(403);
    expect(trash.delete).not.toHaveBeenCalled();
  });
});
