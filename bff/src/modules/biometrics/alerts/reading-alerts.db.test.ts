import { drivers } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type LiveReading } from '../live/live-readings.dto.js';
import { AlertCheck } from './alert-check.js';
import { AlertsRunner } from './alerts-runner.js';
import { MAX_READING_ALERTS } from './reading-alerts.errors.js';
import { type ActiveReadingAlerts, type ReadingAlertResponse } from './reading-alerts.dto.js';

const RULE = { metric: 'heart rate', condition: 'above', threshold: 100, minutes: 10 };

describe.each(drivers)('alerts on readings on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let userId: string;

  beforeEach(async () => {
    userId = (await ana.get('/api/me').expect(200)).body.id as string;
  });

  const create = async (more: object = {}): Promise<ReadingAlertResponse> =>
    (
      await ana
        .post('/api/reading-alerts')
        .send({ ...RULE, ...more })
        .expect(201)
    ).body as ReadingAlertResponse;
  /** One reading a minute for the minutes before now. */
  const measure = async (bpm: number, minutes: number): Promise<void> => {
    const now = product.clock.now().getTime();
    const readings: LiveReading[] = Array.from({ length: minutes }, (_, index) => ({
      ...{ metric: 'heart-rate', value: bpm },
      at: new Date(now - (index + 0.5) * 60_000).toISOString(),
    }));
    await ana.post('/api/live-readings').send({ device: 'Strap', readings }).expect(200);
    await look();
  };
  const look = (): Promise<void> => product.app.get(AlertsRunner).settled();
  const active = async (): Promise<ActiveReadingAlerts['items']> =>
    ((await ana.get('/api/reading-alerts/active').expect(200)).body as ActiveReadingAlerts).items;
  const reminders = async (): Promise<string[]> =>
    ((await ana.get('/api/reminders').expect(200)).body.items as { text: string }[]).map(({ text }) => text);
  const pass = async (minutes: number): Promise<void> => {
    product.clock.advance({ minutes });
    await look();
  };

  it('is told in the app and as a reminder once it has lasted, and once only', async () => {
    const alert = await create();
    expect(alert).toMatchObject({
      title: 'Heart rate above 100 bpm for 10 min',
      unit: 'bpm',
      isEnabled: true,
    });
    await measure(120, 5);
    expect(await active()).toEqual([]);
    await pass(6);
    await measure(121, 6);
    expect(await active()).toMatchObject([{ alert: { id: alert.id }, value: 121, valueUnit: 'bpm' }]);
    await pass(6);
    expect(await reminders()).toEqual(['Heart rate above 100 bpm for 10 min, now 121 bpm']);
    await pass(1);
    await measure(70, 1);
    expect(await active()).toEqual([]);
  });

  it('holds its snooze, and is told afterwards if it still holds', async () => {
    const { id } = await create();
    const until = new Date(product.clock.now().getTime() + 30 * 60_000).toISOString();
    await ana.post(`/api/reading-alerts/${id}/snooze`).send({ until }).expect(200);
    await measure(120, 15);
    expect([await active(), await reminders()]).toEqual([[], []]);
    await pass(31);
    await measure(120, 31);
    expect(await active()).toHaveLength(1);
    expect(await reminders()).toHaveLength(1);
    await ana.post(`/api/reading-alerts/${id}/snooze`).send({ until: null }).expect(200);
    await look();
    expect(await reminders()).toHaveLength(1);
  });

  it('keeps quiet in its quiet hours', async () => {
    const hourAndMinute = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
    const now = product.clock.now().getTime();
    const quietHours = { from: hourAndMinute(now - 3_600_000), until: hourAndMinute(now + 1_200_000) };
    const { id } = await create({ quietHours });
    await measure(120, 15);
    expect(await active()).toEqual([]);
    const { body } = await ana.post(`/api/reading-alerts/${id}/test`).send({}).expect(200);
    expect(body).toMatchObject({
      wouldFire: false,
      reason: expect.stringContaining('quiet hours') as string,
    });
    await pass(21);
    await measure(120, 20);
    expect(await active()).toHaveLength(1);
  });

  it('compares with the usual once seven days tell it', async () => {
    const { id } = await create({ condition: 'above_usual', threshold: 2, minutes: 0 });
    await measure(120, 1);
    expect(await active()).toEqual([]);
    const { body } = await ana.post(`/api/reading-alerts/${id}/test`).send({}).expect(200);
    expect(body.reason).toContain('of 7 days needed');
    const start = product.clock.now().getTime();
    const readings = Array.from({ length: 10 }, (_, day) => ({
      ...{ metric: 'heart-rate', value: 60 + (day % 3) },
      at: new Date(start - (day + 1) * 86_400_000).toISOString(),
    }));
    await ana.post('/api/live-readings').send({ device: 'Ring', readings }).expect(200);
    await pass(6);
    expect(await active()).toMatchObject([{ alert: { title: 'Heart rate above your usual' }, value: 120 }]);
  });

  it('tests without telling, and says what it found', async () => {
    const { id } = await create();
    const test = async (): Promise<unknown> =>
      (await ana.post(`/api/reading-alerts/${id}/test`).send({}).expect(200)).body;
    expect(await test()).toEqual({ wouldFire: false, reason: 'Nothing was measured in the last 24 hours.' });
    await measure(70, 1);
    expect(await test()).toEqual({
      ...{ wouldFire: false, reason: 'It is 70 bpm now; the limit is 100 bpm. It wouldn’t tell you.' },
    });
    expect(await reminders()).toEqual([]);
  });

  it('is changed, switched off and deleted', async () => {
    const { id } = await create({ minutes: 0 });
    await measure(120, 2);
    const edited = await ana
      .patch(`/api/reading-alerts/${id}`)
      .send({ threshold: 130, minutes: 1 })
      .expect(200);
    expect(edited.body).toMatchObject({ title: 'Heart rate above 130 bpm for 1 min', lastFiredAt: null });
    expect(await active()).toEqual([]);
    await ana.patch(`/api/reading-alerts/${id}`).send({ isEnabled: false, threshold: 90 }).expect(200);
    await pass(6);
    expect(await active()).toEqual([]);
    await ana.delete(`/api/reading-alerts/${id}`).expect(204);
    await ana.delete(`/api/reading-alerts/${id}`).expect(404);
    expect((await ana.get('/api/reading-alerts').expect(200)).body.items).toEqual([]);
  });

  it('is looked after by one process at a time', async () => {
    const { id } = await create({ minutes: 0 });
    await look();
    const now = product.clock.now().getTime();
    const readings = [{ metric: 'heart-rate', value: 120, at: new Date(now - 1_000).toISOString() }];
    await ana.post('/api/live-readings').send({ device: 'Strap', readings }).expect(200);
    await ana.post(`/api/reading-alerts/${id}/snooze`).send({ until: null }).expect(200);
    const check = product.app.get(AlertCheck);
    await Promise.all(Array.from({ length: 4 }, () => check.run({ userId, id }, product.clock.now())));
    await look();
    expect(await reminders()).toHaveLength(1);
  });

  it.each([
    [{ ...RULE, threshold: 1000 }, 422],
    [{ ...RULE, minutes: -1 }, 400],
    [{ ...RULE, condition: 'above_usual', threshold: 50 }, 400],
    [{ ...RULE, condition: 'sideways' }, 400],
    [{ ...RULE, quietHours: { from: '22:00', until: '22:00' } }, 400],
    [{ ...RULE, metric: '' }, 400],
    [{ ...RULE, userId: 'x' }, 400],
  ])('refuses %j', async (given, status) => {
    await ana.post('/api/reading-alerts').send(given).expect(status);
  });

  it('has a most', async () => {
    for (let index = 0; index < MAX_READING_ALERTS; index += 1) await create();
    const { body } = await ana.post('/api/reading-alerts').send(RULE).expect(422);
    expect(body.code).toBe('too_many_reading_alerts');
  });
});
