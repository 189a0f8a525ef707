import { oneDriver } from '../../testing/database.js';
import { sharedProduct, signedIn } from '../../testing/shared-product.js';
import { type ClosedReminders, type Reminder } from './reminders.dto.js';

describe.each(oneDriver)('reminders and timers on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  const later = (minutes: number): string =>
    new Date(product.clock.now().getTime() + minutes * 60_000).toISOString();
  const create = async (body: object, path = '/api/reminders'): Promise<Reminder> =>
    (await ana.post(path).send(body).expect(201)).body as Reminder;
  const list = async (path = '/api/reminders'): Promise<string[]> =>
    ((await ana.get(path).expect(200)).body.items as Reminder[]).map(({ text }) => text);
  const act = async (path: string, body: object = {}, status = 200): Promise<Reminder> =>
    (await ana.post(path).send(body).expect(status)).body as Reminder;

  it('come by when they are due, those put off by their new time, those without a time last', async () => {
    await create({ text: 'some day' });
    const soon = await create({ text: 'soon', dueAt: later(5) });
    await create({ text: 'later', dueAt: later(10) });
    await create({ durationSeconds: 60, name: 'egg' }, '/api/timers');
    expect(await list()).toEqual(['egg', 'soon', 'later', 'some day']);
    await act(`/api/reminders/${soon.id}/snooze`, { until: later(20) });
    expect(await list()).toEqual(['egg', 'later', 'soon', 'some day']);
    expect(await list('/api/reminders/next')).toEqual(['egg', 'later', 'soon']);
  });

  it('are news at the end of the quiet hours that kept them back', async () => {
    const clock = (minutes: number): string =>
      new Date(product.clock.now().getTime() + minutes * 60_000).toISOString().slice(11, 16);
    await ana
      .patch('/api/me/settings')
      .send({ quietHours: { from: clock(0), until: clock(180) } })
      .expect(200);
    await create({ text: 'kept back', dueAt: later(5) });
    await create({ kind: 'alarm', text: 'get up', dueAt: later(5) });
    product.clock.advance({ minutes: 185 });
    expect(await list('/api/reminders/next')).toEqual(['kept back']);
    product.clock.advance({ minutes: 60 });
    expect(await list('/api/reminders/next')).toEqual([]);
  });

  it('raise nothing any more when they are due for long', async () => {
    await create({ text: 'missed', dueAt: later(5) });
    product.clock.advance({ minutes: 64 });
    expect(await list('/api/reminders/next')).toEqual(['missed']);
    product.clock.advance({ minutes: 2 });
    expect(await list('/api/reminders/next')).toEqual([]);
    expect(await list()).toEqual(['missed']);
  });

  it('are made once, however often that is sent', async () => {
    const id = crypto.randomUUID();
    const first = await create({ id, text: 'call Ana', dueAt: later(5) });
    expect(await create({ id, text: 'call Ana', dueAt: later(5) })).toEqual(first);
    await create({ id: crypto.randomUUID(), durationSeconds: 60 }, '/api/timers');
    expect(await list()).toHaveLength(2);
  });

  it('are done once, and are open again when that was a mistake', async () => {
    const { id } = await create({ text: 'call Ana', dueAt: later(5) });
    const done = await act(`/api/reminders/${id}/complete`);
    expect(done).toMatchObject({ status: 'done', closedAt: expect.any(String) });
    product.clock.advance({ minutes: 1 });
    expect(await act(`/api/reminders/${id}/complete`)).toEqual(done);
    expect(await list()).toEqual([]);
    await act(`/api/reminders/${id}/cancel`, {}, 409);
    await act(`/api/reminders/${id}/snooze`, { until: later(5) }, 409);
    await act(`/api/reminders/${id}/reopen`);
    await act(`/api/reminders/${id}/reopen`);
    expect(await list()).toEqual(['call Ana']);
    await act(`/api/reminders/${id}/cancel`);
    expect(await act(`/api/reminders/${id}/cancel`)).toMatchObject({ status: 'cancelled' });
  });

  it('are shown page by page once they are closed, the latest first', async () => {
    for (const text of ['one', 'two', 'three']) {
      const { id } = await create({ text });
      await act(`/api/reminders/${id}/complete`);
      product.clock.advance({ seconds: 1 });
    }
    const page = async (query: string): Promise<ClosedReminders> =>
      (await ana.get(`/api/reminders/closed?${query}`).expect(200)).body as ClosedReminders;
    const first = await page('limit=2');
    expect(first.items.map(({ text }) => text)).toEqual(['three', 'two']);
    const second = await page(`limit=2&cursor=${first.nextCursor}`);
    expect([second.items.map(({ text }) => text), second.nextCursor]).toEqual([['one'], null]);
  });

  it('take other words and another time, which counts from then on', async () => {
    const { id } = await create({ text: 'call Ana', dueAt: later(5) });
    await act(`/api/reminders/${id}/snooze`, { until: later(60) });
    const { body } = await ana
      .patch(`/api/reminders/${id}`)
      .send({ text: 'write to Ana', dueAt: later(30) })
      .expect(200);
    expect(body).toMatchObject({ text: 'write to Ana', dueAt: later(30), snoozedUntil: null });
    const { body: undated } = await ana.patch(`/api/reminders/${id}`).send({ dueAt: null }).expect(200);
    expect(undated).toMatchObject({ text: 'write to Ana', dueAt: null });
  });

  it('run as timers that stand still, run on, and take more or less time', async () => {
    const { id } = await create({ durationSeconds: 600, name: 'pizza' }, '/api/timers');
    product.clock.advance({ minutes: 4 });
    const paused = await act(`/api/timers/${id}/pause`);
    expect(paused).toMatchObject({ remainingMs: 360_000, dueAt: null });
    product.clock.advance({ minutes: 60 });
    expect(await act(`/api/timers/${id}/pause`)).toEqual(paused);
    expect(await act(`/api/timers/${id}/adjust`, { seconds: 60 })).toMatchObject({ remainingMs: 420_000 });
    expect(await act(`/api/timers/${id}/resume`)).toMatchObject({ remainingMs: null, dueAt: later(7) });
    expect(await act(`/api/timers/${id}/adjust`, { seconds: -120 })).toMatchObject({
      dueAt: later(5),
      durationSeconds: 540,
    });
    expect(await act(`/api/timers/${id}/adjust`, { seconds: -3_600 })).toMatchObject({ dueAt: later(0) });
    await act(`/api/timers/${id}/adjust`, { seconds: 2_591_999 });
    await act(`/api/timers/${id}/adjust`, { seconds: 60 }, 422);
    await ana
      .patch(`/api/reminders/${id}`)
      .send({ dueAt: later(5) })
      .expect(422);
    const { id: reminder } = await create({ text: 'no timer' });
    await act(`/api/timers/${reminder}/pause`, {}, 422);
  });

  const skip = (id: string, dueAt?: string): Promise<Reminder> =>
    act(`/api/reminders/${id}/skip`, dueAt === undefined ? {} : { dueAt });
  const edit = async (id: string, body: object, status = 200): Promise<Reminder> =>
    (await ana.patch(`/api/reminders/${id}`).send(body).expect(status)).body as Reminder;
  const dayAfter = (dueAt: string | null, days = 1): string =>
    new Date(new Date(dueAt ?? '').getTime() + days * 86_400_000).toISOString();
  const DAILY = { every: 'day' };

  it('come again: done, the next one waits, and saying so twice passes over one', async () => {
    const first = await create({ text: 'pills', dueAt: later(5), recurrence: DAILY });
    expect(first).toMatchObject({
      dueAt: later(5),
      recurrence: {
        every: 'day',
        interval: 1,
        start: expect.stringContaining(later(5).slice(0, 19)),
        timeZone: 'UTC',
      },
    });
    const second = dayAfter(first.dueAt);
    const body = { dueAt: first.dueAt };
    expect(await act(`/api/reminders/${first.id}/complete`, body)).toMatchObject({
      ...{ status: 'open', dueAt: second, closedAt: null },
    });
    expect(await act(`/api/reminders/${first.id}/complete`, body)).toMatchObject({ dueAt: second });
    expect(await skip(first.id, second)).toMatchObject({ dueAt: dayAfter(second) });
    expect(await skip(first.id, second)).toMatchObject({ dueAt: dayAfter(second) });
    expect(await skip(first.id)).toMatchObject({ dueAt: dayAfter(second, 2) });
    // As a page takes back what was ticked by mistake.
    expect(await edit(first.id, { dueAt: first.dueAt })).toMatchObject({
      ...{ dueAt: first.dueAt, recurrence: first.recurrence },
    });
  });

  it('are due anew when they come again, unanswered or put off', async () => {
    const pills = await create({ text: 'pills', dueAt: later(5), recurrence: DAILY });
    await create({ text: 'once', dueAt: later(6) });
    await act(`/api/reminders/${pills.id}/snooze`, { until: later(60 * 20) });
    product.clock.advance({ minutes: 120 });
    expect(await list('/api/reminders/next')).toEqual(['pills']);
    product.clock.advance({ days: 1, minutes: -110 });
    expect(await list('/api/reminders/next')).toEqual(['pills']);
    const { body } = await ana.get('/api/reminders').expect(200);
    expect(body.items).toMatchObject([
      { text: 'once' },
      { text: 'pills', dueAt: dayAfter(pills.dueAt), snoozedUntil: null },
    ]);
    product.clock.advance({ days: 2, minutes: 60 * 3 });
    expect(await list('/api/reminders/next')).toEqual([]);
  });

  it('ring every morning, whoever answered the day before', async () => {
    const alarm = await create({ kind: 'alarm', text: 'Up', dueAt: later(5), recurrence: DAILY });
    product.clock.advance({ minutes: 10 });
    const shown = async (): Promise<Reminder[]> =>
      (await ana.get('/api/reminders/next').expect(200)).body.items as Reminder[];
    expect(await shown()).toMatchObject([{ dueAt: alarm.dueAt }]);
    product.clock.advance({ minutes: 60 });
    expect(await shown()).toMatchObject([{ dueAt: dayAfter(alarm.dueAt) }]);
    product.clock.advance({ days: 1, minutes: -60 });
    expect(await shown()).toMatchObject([{ dueAt: dayAfter(alarm.dueAt) }]);
  });

  it('come after so many minutes, and the last one rings', async () => {
    const recurrence = { every: 'minute', interval: 30 };
    const alarm = await create({ kind: 'alarm', text: 'Stretch', dueAt: later(5), recurrence });
    product.clock.advance({ minutes: 40 });
    const { body } = await ana.get('/api/reminders/next').expect(200);
    const due = new Date(new Date(alarm.dueAt!).getTime() + 30 * 60_000).toISOString();
    expect(body.items).toMatchObject([{ text: 'Stretch', dueAt: due }]);
    const after = new Date(new Date(due).getTime() + 30 * 60_000).toISOString();
    expect(await act(`/api/reminders/${alarm.id}/complete`)).toMatchObject({ status: 'open', dueAt: after });
  });

  it('come again otherwise, at another hour, or no more', async () => {
    const weekly = { every: 'week', weekdays: [4, 1] };
    const dueAt = '2030-05-02T18:00:00.000Z';
    const { id } = await create({ text: 'bins', dueAt, recurrence: weekly });
    const moved = await edit(id, { dueAt: '2030-05-03T19:30:00.000Z' });
    expect(moved).toMatchObject({
      dueAt: '2030-05-06T19:30:00.000Z',
      recurrence: { weekdays: [1, 4], start: '2030-05-03T19:30:00' },
    });
    const monthly = await edit(id, { recurrence: { every: 'month', interval: 2, monthDay: -1 } });
    expect(monthly).toMatchObject({ dueAt: '2030-05-31T19:30:00.000Z' });
    expect(await edit(id, { recurrence: null })).toMatchObject({ dueAt: monthly.dueAt, recurrence: null });
    await act(`/api/reminders/${id}/skip`, {}, 409);
    await edit(id, { dueAt: null, recurrence: weekly }, 422);
    await edit(id, { recurrence: weekly });
    expect(await edit(id, { dueAt: null })).toMatchObject({ dueAt: null, recurrence: null });
  });

  it('are cancelled with all that would come, and come again once opened', async () => {
    const { id } = await create({ text: 'pills', dueAt: later(5), recurrence: DAILY });
    await act(`/api/reminders/${id}/cancel`);
    expect(await list()).toEqual([]);
    await act(`/api/reminders/${id}/skip`, {}, 409);
    expect(await act(`/api/reminders/${id}/reopen`)).toMatchObject({ recurrence: { every: 'day' } });
    const { id: timer } = await create({ durationSeconds: 60 }, '/api/timers');
    await edit(timer, { recurrence: DAILY }, 422);
  });
});
