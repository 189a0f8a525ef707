import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { ListItemsController } from './lists/list-items.controller.js';
import { ListsController } from './lists/lists.controller.js';
import { ListsService } from './lists/lists.service.js';
import { RemindersController } from './reminders.controller.js';
import { ReminderNotFound } from './reminders.errors.js';
import { RemindersService } from './reminders.service.js';
import { TimersController } from './timers/timers.controller.js';

const ID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-11-22T08:00:00.000Z';
const REMINDER = {
  id: ID,
  kind: 'reminder',
  status: 'open',
  text: 'call Ana',
  dueAt: AT,
  snoozedUntil: null,
  durationSeconds: null,
  startedAt: null,
  remainingMs: null,
  areaId: null,
  source: null,
  closedAt: null,
  createdAt: AT,
  updatedAt: AT,
};
const ITEM = { id: ID, listId: ID, text: 'Tea', isDone: false, createdAt: AT, updatedAt: AT };
const LIST = { id: ID, name: 'Shopping', createdAt: AT, updatedAt: AT, items: [ITEM] };
const PAGE = { items: [REMINDER], nextCursor: null };

type Method = 'get' | 'post' | 'patch' | 'delete';
/** Every route, with what it needs and how it answers. */
const ROUTES: readonly [Method, string, object | undefined, number][] = [
  ['get', '/api/reminders', undefined, 200],
  ['get', '/api/reminders/next', undefined, 200],
  ['get', '/api/reminders/closed?limit=5', undefined, 200],
  ['post', '/api/reminders', { text: 'call Ana', dueAt: '2026-11-22T09:00:00+01:00' }, 201],
  ['patch', `/api/reminders/${ID}`, { dueAt: null }, 200],
  ['post', `/api/reminders/${ID}/complete`, {}, 200],
  ['post', `/api/reminders/${ID}/snooze`, { until: AT }, 200],
  ['post', `/api/reminders/${ID}/cancel`, {}, 200],
  ['post', `/api/reminders/${ID}/reopen`, {}, 200],
  ['post', '/api/timers', { durationSeconds: 60, name: 'egg' }, 201],
  ['post', `/api/timers/${ID}/pause`, {}, 200],
  ['post', `/api/timers/${ID}/resume`, {}, 200],
  ['post', `/api/timers/${ID}/adjust`, { seconds: -60 }, 200],
  ['get', '/api/lists', undefined, 200],
  ['get', `/api/lists/${ID}`, undefined, 200],
  ['post', '/api/lists', { name: 'Shopping' }, 201],
  ['patch', `/api/lists/${ID}`, { name: 'Shopping' }, 200],
  ['delete', `/api/lists/${ID}`, undefined, 204],
  ['post', `/api/lists/${ID}/items`, { text: 'Tea' }, 201],
  ['patch', `/api/list-items/${ID}`, { isDone: true }, 200],
  ['delete', `/api/list-items/${ID}`, undefined, 204],
];

describe('reminders, timers and lists', () => {
  const one = (): ReturnType<typeof vi.fn> => vi.fn().mockResolvedValue(REMINDER);
  const reminders = {
    listOpen: vi.fn().mockResolvedValue({ items: [REMINDER] }),
    listNext: vi.fn().mockResolvedValue({ items: [REMINDER] }),
    listClosed: vi.fn().mockResolvedValue(PAGE),
    create: one(),
    startTimer: one(),
    edit: one(),
    complete: one(),
    cancel: one(),
    reopen: one(),
    snooze: one(),
    pause: one(),
    resume: one(),
    adjust: one(),
  };
  const lists = {
    list: vi.fn().mockResolvedValue({ items: [LIST] }),
    get: vi.fn().mockResolvedValue(LIST),
    create: vi.fn().mockResolvedValue(LIST),
    rename: vi.fn().mockResolvedValue(LIST),
    remove: vi.fn().mockResolvedValue(undefined),
    addItem: vi.fn().mockResolvedValue(ITEM),
    editItem: vi.fn().mockResolvedValue(ITEM),
    removeItem: vi.fn().mockResolvedValue(undefined),
  };
  const controllers = [RemindersController, TimersController, ListsController, ListItemsController];
  const providers = [
    { provide: RemindersService, useValue: reminders },
    { provide: ListsService, useValue: lists },
  ];
  let app: NestExpressApplication;

  beforeAll(async () => {
    app = await startControllers({ controllers, providers });
  });
  afterAll(() => app.close());
  beforeEach(() => vi.clearAllMocks());

  it.each(ROUTES)('%s %s answers who is signed in', async (method, path, body, status) => {
    await browser(app)[method](path).send(body).expect(status);
  });

  it.each(ROUTES)('%s %s is closed to who is not', async (method, path, body) => {
    const signedOut = await startControllers({ controllers, providers }, null);
    await browser(signedOut)[method](path).send(body).expect(401);
    await signedOut.close();
  });

  it('reads a time with its offset', async () => {
    await browser(app)
      .post('/api/reminders')
      .send({ text: ' call Ana ', dueAt: '2026-11-22T09:00:00+01:00' })
      .expect(201);
    expect(reminders.create).toHaveBeenCalledWith(expect.any(String), {
      kind: 'reminder',
      text: 'call Ana',
      dueAt: new Date(AT),
    });
  });

  it.each<[string, Method, string, object | undefined]>([
    ['no text', 'post', '/api/reminders', {}],
    ['an empty text', 'post', '/api/reminders', { text: '  ' }],
    ['a long text', 'post', '/api/reminders', { text: 'x'.repeat(501) }],
    ['a NUL', 'post', '/api/reminders', { text: 'a\0b' }],
    ['a time that is none', 'post', '/api/reminders', { text: 'x', dueAt: 'soon' }],
    ['a time far away', 'post', '/api/reminders', { text: 'x', dueAt: '9999-01-01T00:00:00Z' }],
    ['a timer as a reminder', 'post', '/api/reminders', { text: 'x', kind: 'timer' }],
    ['an unknown key', 'post', '/api/reminders', { text: 'x', userId: ID }],
    ['an id that is none', 'post', '/api/reminders/1/complete', {}],
    ['a snooze without an end', 'post', `/api/reminders/${ID}/snooze`, {}],
    ['a page too long', 'get', '/api/reminders/closed?limit=101', undefined],
    ['a timer for nothing', 'post', '/api/timers', { durationSeconds: 0 }],
    ['a timer for half a second', 'post', '/api/timers', { durationSeconds: 0.5 }],
    ['a timer for years', 'post', '/api/timers', { durationSeconds: 2_592_001 }],
    ['a change by nothing that counts', 'post', `/api/timers/${ID}/adjust`, { seconds: 'ten' }],
    ['a list without a name', 'post', '/api/lists', { name: '' }],
    ['an item without a text', 'post', `/api/lists/${ID}/items`, {}],
    ['an item that is done a little', 'patch', `/api/list-items/${ID}`, { isDone: 'half' }],
  ])('refuse %s', async (_, method, path, body) => {
    await browser(app)[method](path).send(body).expect(400);
  });

  it('say what is not there', async () => {
    reminders.complete.mockRejectedValueOnce(new ReminderNotFound());
    const { body } = await browser(app).post(`/api/reminders/${ID}/complete`).send({}).expect(404);
    expect(body).toMatchObject({ code: 'reminder_not_found', detail: 'There is no such reminder.' });
  });
});
