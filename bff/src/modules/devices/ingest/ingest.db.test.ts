import supertest from 'supertest';
import { drivers } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type DeviceDetail, type DeviceMessages, type NewDevice } from '../devices.dto.js';
import { READINGS_AT_ONCE } from './device-limits.js';
import { PurgeReadings } from './purge-readings.js';

interface Sent {
  id: string;
  name: string;
  value: unknown;
  at?: string;
  unit?: string;
}

describe.each(drivers)('batches that devices send on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let made: NewDevice;

  beforeEach(async () => {
    made = await add('Balcony');
  });

  const add = async (name: string): Promise<NewDevice> =>
    (await ana.post('/api/devices').send({ name, kind: 'sensor' }).expect(201)).body as NewDevice;
  const ago = (seconds: number): string =>
    new Date(product.clock.now().getTime() - seconds * 1_000).toISOString();
  const post = (body: object, { token = made.token, key }: { token?: string; key?: string } = {}) => {
    const request = supertest(product.app.getHttpServer())
      .post('/api/ingest')
      .set('Authorization', `Bearer ${token}`);
    return (key === undefined ? request : request.set('Idempotency-Key', key)).send(body);
  };
  const batch = (...readings: Sent[]) => ({
    sentAt: ago(0),
    readings: readings.map((reading) => ({ at: ago(10), ...reading })),
  });
  const TEMP = { id: 'a', name: 'temp', value: 21.4, unit: '°C' };
  const path = (more = ''): string => `/api/devices/${made.device.id}${more}`;
  const detail = async (): Promise<DeviceDetail> => (await ana.get(path()).expect(200)).body as DeviceDetail;
  const map = (mapping: object) => ana.put(path('/mappings')).send(mapping);

  it('are kept once, reading by reading, and are seen at once', async () => {
    expect((await post(batch(TEMP)).expect(200)).body).toEqual({
      ...{ accepted: 1, duplicates: 0, ignored: 0, refused: [] },
      clock: { aheadSeconds: 0, action: 'none' },
    });
    const again = batch(TEMP, { id: 'b', name: 'door', value: 'open' }, { id: 'c', name: 'on', value: true });
    expect((await post(again).expect(200)).body).toMatchObject({ accepted: 2, duplicates: 1 });
    const { device, readings } = await detail();
    expect(device).toMatchObject({ status: 'online', lastSeenAt: ago(0) });
    expect(readings).toMatchObject([
      { name: 'door', text: 'open', value: null },
      { name: 'on', value: 1 },
      { name: 'temp', value: 21.4, unit: '°C', target: 'waiting' },
    ]);
  });

  it('with a key are answered the same, and refused with another body', async () => {
    const body = batch(TEMP);
    const answers = await Promise.all([1, 2].map(() => post(body, { key: 'k1' }).expect(200)));
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[0]?.body).toMatchObject({ accepted: 1, duplicates: 0 });
    await post(batch({ ...TEMP, value: 3 }), { key: 'k1' }).expect(422);
    await post(body, { key: 'a key' }).expect(400);
    product.clock.advance({ days: 3 });
    await product.app.get(PurgeReadings).purge();
    expect((await post({ ...body, sentAt: ago(0) }, { key: 'k1' }).expect(200)).body).toMatchObject({
      duplicates: 1,
    });
  });

  it('of a clock that is off are shifted, or refused reading by reading', async () => {
    const ahead = { ...batch({ ...TEMP, at: ago(-3_540) }), sentAt: ago(-3_600) };
    expect((await post(ahead).expect(200)).body).toMatchObject({
      ...{ accepted: 1, clock: { aheadSeconds: 3_600, action: 'shifted' } },
    });
    expect((await detail()).readings).toMatchObject([{ at: ago(60) }]);
    const lost = { sentAt: '1970-01-01T00:00:10Z', readings: batch({ ...TEMP, id: 'x' }).readings };
    expect((await post(lost).expect(200)).body).toMatchObject({
      ...{ accepted: 0, refused: [{ id: 'x', reason: 'clock' }] },
    });
    const odd = batch(
      { id: 'f', name: 'temp', value: 1, at: ago(-600) },
      { id: 'o', name: 'temp', value: 1, at: ago(500 * 86_400) },
      { id: 'h', name: 'humidity', value: 460, unit: '%' },
    );
    const reasons = ['future', 'old', 'range'];
    const { body } = await post(odd).expect(200);
    expect(body.refused.map(({ reason }: { reason: string }) => reason)).toEqual(reasons);
    const messages = (await ana.get(path('/messages')).expect(200)).body as DeviceMessages;
    expect(messages.refused.map(({ reason }) => reason).toSorted()).toEqual([...reasons, 'clock'].toSorted());
    expect(messages).toMatchObject({ items: [{ name: 'temp', value: 21.4 }], lastDay: 1 });
  });

  it('go where their owner says, with those that waited for it', async () => {
    const weight = (id: string, minutes: number) => ({
      ...{ id, name: 'mass', value: 160, unit: 'lb', at: ago(minutes * 60) },
    });
    await post(batch(weight('1', 9), TEMP)).expect(200);
    await map({ name: 'mass', target: 'metric', metric: 'weight', unit: 'bpm' }).expect(422);
    await map({ name: 'mass', target: 'metric' }).expect(422);
    await map({ name: 'mass', target: 'metric', metric: 'weight', unit: 'lb' }).expect(204);
    await map({ name: 'temp', target: 'history' }).expect(204);
    await post(batch(weight('2', 5), { ...TEMP, id: 'b', value: 23, at: ago(400) })).expect(200);
    const period = `from=${ago(86_400)}&before=${ago(-60)}`;
    const weights = await ana.get(`/api/readings?metric=weight&${period}`).expect(200);
    expect(weights.body.items).toMatchObject([{ value: 72.6 }, { value: 72.6 }]);
    const history = await ana.get(path('/history?name=temp')).expect(200);
    expect(history.body.items).toMatchObject([{ value: 23 }, { value: 21.4 }]);
    await ana.patch(path()).send({ mayWriteBody: false }).expect(204);
    await post(batch(weight('3', 3))).expect(200);
    expect((await detail()).readings[0]).toMatchObject({ name: 'mass', target: 'history' });
    await map({ name: 'temp', target: 'ignored' }).expect(204);
    expect((await post(batch({ ...TEMP, id: 'z' })).expect(200)).body).toMatchObject({ ignored: 1 });
    await ana.patch(path()).send({ name: 'Bathroom scale' }).expect(204);
    const sources = async () => (await ana.get('/api/readings/sources').expect(200)).body.items as unknown[];
    expect(await sources()).toMatchObject([{ source: 'Bathroom scale', readings: 2 }]);
    await ana
      .post('/api/devices/removals')
      .send({ ids: [made.device.id], withData: true })
      .expect(204);
    expect(await sources()).toEqual([]);
  });

  it('are let in by a token that is right, is not revoked, and belongs to a device that is not paused', async () => {
    await post(batch(TEMP), { token: `${made.token.slice(0, -1)}!` }).expect(401);
    const rotated = (await ana.post(path('/token')).expect(201)).body as { token: string };
    // The first token was never used: it is gone at once.
    await post(batch(TEMP)).expect(401);
    await post(batch(TEMP), rotated).expect(200);
    const second = (await ana.post(path('/token')).expect(201)).body as { token: string };
    await post(batch(TEMP), rotated).expect(200);
    await post(batch(TEMP), second).expect(200);
    await post(batch(TEMP), rotated).expect(401);
    await ana.patch(path()).send({ isPaused: true }).expect(204);
    await post(batch(TEMP), second).expect(409);
    await ana.patch(path()).send({ isPaused: false }).expect(204);
    await ana.delete(path('/token')).expect(204);
    await post(batch(TEMP), second).expect(401);
  });

  it('of an old token work for a day after a new one was made', async () => {
    await post(batch(TEMP)).expect(200);
    await ana.post(path('/token')).expect(201);
    product.clock.advance({ minutes: 23 * 60 });
    await post(batch(TEMP)).expect(200);
    product.clock.advance({ minutes: 61 });
    await post(batch(TEMP)).expect(401);
  });

  it('are not more than a device may send', async () => {
    const many = (at: number) =>
      batch(...Array.from({ length: 1_000 }, (_, n) => ({ ...TEMP, id: `${String(at)}-${String(n)}` })));
    const all = READINGS_AT_ONCE / 1_000;
    for (let each = 0; each < all; each += 1) await post(many(each)).expect(200);
    const { headers } = await post(many(all)).expect(429);
    expect(headers['retry-after']).toBe('100');
    product.clock.advance({ seconds: 100 });
    await post(many(all)).expect(200);
  });

  it.each([
    ['no list', { sentAt: '2026-03-12T12:00:00Z', readings: {} }],
    ['nothing', { sentAt: '2026-03-12T12:00:00Z', readings: [] }],
    ['a list instead', []],
    ['1,001 readings', batchOf(1_001, { id: 'a', name: 'temp', value: 1 })],
    ['a wildcard', batchOf(1, { id: 'a', name: '+/+/x', value: 1 })],
    ['a blank', batchOf(1, { id: 'a', name: 'a b', value: 1 })],
    ['an object as its value', batchOf(1, { id: 'a', name: 'temp', value: { a: 1 } })],
    ['a text too long', batchOf(1, { id: 'a', name: 'temp', value: 'x'.repeat(256) })],
    ['another one’s id', { ...batchOf(1, { id: 'a', name: 'temp', value: 1 }), userId: 'x' }],
    ['no time', batchOf(1, { id: 'a', name: 'temp', value: 1, at: 'yesterday' })],
  ])('are refused: %s', async (_name, body) => {
    await post(body).expect(400);
  });

  it('are refused where they are too large or no JSON', async () => {
    const text = { id: 'a', name: 'temp', value: 'x'.repeat(250) };
    await post(batchOf(1_000, text)).expect(413);
    const raw = (body: string) =>
      supertest(product.app.getHttpServer())
        .post('/api/ingest')
        .set({ Authorization: `Bearer ${made.token}`, 'Content-Type': 'application/json' })
        .send(body);
    await raw('{"sentAt":').expect(400);
    await raw(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).expect(400);
    await raw('null').expect(400);
    const named = (await raw(JSON.stringify(batch({ id: '__proto__', name: '__proto__', value: 1 })))).body;
    expect(named).toMatchObject({ accepted: 1 });
  });
});

function batchOf(length: number, reading: object): object {
  const at = new Date().toISOString();
  return { sentAt: at, readings: Array.from({ length }, () => ({ at, ...reading })) };
}
