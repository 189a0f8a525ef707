import { type NestExpressApplication } from '@nestjs/platform-express';
import { startControllers } from '../../testing/app.js';
import { browser } from '../../testing/requests.js';
import { ListItemsController } from './lists/list-items.controller.js';
import { ListsController } from './lists/lists.controller.js';
import { ListsService } from './lists/lists.service.js';
import { RemindersController } from './reminders.controller.js';
import { ReminderNotFound } from './reminders.errors.js';
import { RemindersService } from './reminders.service.js';
import { ScheduledCommandsController } from './scheduled/scheduled-commands.controller.js';
import { ScheduledCommandsService } from './scheduled/scheduled-commands.service.js';
import { TimersController } from './timers/timers.controller.js';

const ID = '11111111-1111-4111-8111-111111111111';
const AT = '2026-11-22T08:00:00.000Z';
const REMINDER = {
  id: ID,
  kind: 'reminder',
  status: 'open',
  text: 'call Ana',
  dueAt: AT,
  recurrence: { every: 'week', interval: 1, weekdays: [4], start: '2026-11-22T08:00:00', timeZone: 'UTC' },
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
const COMMAND = {
  ...{ id: ID, status: 'waiting', text: 'Turn off the lamp', source: 'turn off the lamp at 8', dueAt: AT },
  ...{ recurrence: null, outcome: null, result: null, ranAt: null, runId: null },
  ...{ createdAt: AT, updatedAt: AT },
};
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
  ['post', `/api/reminders/${ID}/skip`, { dueAt: AT }, 200],
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
  ['get', '/api/scheduled-commands', undefined, 200],
  ['post', `/api/scheduled-commands/${ID}/skip`, {}, 200],
  ['post', `/api/scheduled-commands/${ID}/cancel`, {}, 200],
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
    skip: one(),
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
  const commands = {
    list: vi.fn().mockResolvedValue({ items: [COMMAND] }),
    skip: vi.fn().mockResolvedValue(COMMAND),
    cancel: vi.fn().mockResolvedValue(COMMAND),
  };
  const controllers = [
    RemindersController,
    TimersController,
    ListsController,
    ListItemsController,
    ScheduledCommandsController,
  ];
  const providers = [
    { provide: RemindersService, useValue: reminders },
    { provide: ListsService, useValue: lists },
    { provide: ScheduledCommandsService, useValue: commands },
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
      recurrence: null,
    });
  });

  it('takes what comes again where the user is', async () => {
    const asked = { every: 'week', weekdays: [4] };
    await browser(app).post('/api/reminders').send({ text: 'x', dueAt: AT, recurrence: asked }).expect(201);
    expect(reminders.create).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ recurrence: { ...asked, interval: 1, timeZone: expect.any(String) } }),
    );
    await browser(app).patch(`/api/reminders/${ID}`).send({ recurrence: null }).expect(200);
    expect(reminders.edit).toHaveBeenCalledWith(expect.any(String), ID, { recurrence: null });
  });

  it('names the occurrence that is done or left out', async () => {
    await browser(app).post(`/api/reminders/${ID}/complete`).expect(200);
    expect(reminders.complete).toHaveBeenCalledWith(expect.any(String), ID, undefined);
    await browser(app).post(`/api/reminders/${ID}/complete`).send({ dueAt: AT }).expect(200);
    expect(reminders.complete).toHaveBeenCalledWith(expect.any(String), ID, new Date(AT));
    await browser(app).post(`/api/scheduled-commands/${ID}/skip`).send({ dueAt: AT }).expect(200);
    expect(commands.skip).toHaveBeenCalledWith(expect.any(String), ID, new Date(AT));
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
    ['a repetition without a time', 'post', '/api/reminders', { text: 'x', recurrence: { every: 'day' } }],
    [
      'a repetition of no unit',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'second' } },
    ],
    [
      'a repetition every few minutes',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'minute', interval: 4 } },
    ],
    [
      'a repetition that never comes',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'day', interval: 0 } },
    ],
    [
      'a repetition by half days',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'day', interval: 1.5 } },
    ],
    [
      'an eighth day of the week',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'week', weekdays: [7] } },
    ],
    [
      'no day of the week',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'week', weekdays: [] } },
    ],
    [
      'days of the week in months',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'month', weekdays: [1] } },
    ],
    [
      'a day 0 of the month',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'month', monthDay: 0 } },
    ],
    [
      'a day 32 of the month',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'month', monthDay: 32 } },
    ],
    [
      'a time zone of its own',
      'post',
      '/api/reminders',
      { text: 'x', dueAt: AT, recurrence: { every: 'day', timeZone: 'UTC' } },
    ],
    ['an occurrence that is none', 'post', `/api/reminders/${ID}/skip`, { dueAt: 'next' }],
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
    expect(body).toMatchObject({ code: 'reminder_not_found', detail: 'Reminder not found.' });
  });
});
