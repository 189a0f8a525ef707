import supertest from 'supertest';
import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type ReadingOverview } from '../../biometrics/charts/charts.dto.js';
import { type Devices, type NewDevice } from '../devices.dto.js';

describe.each(oneDriver)('readings that devices send on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let token: string;

  beforeEach(async () => {
    const made = await ana.post('/api/devices').send({ name: 'Scale', kind: 'wearable' }).expect(201);
    ({ token } = made.body as NewDevice);
  });

  const ago = (minutes: number): string =>
    new Date(product.clock.now().getTime() - minutes * 60_000).toISOString();
  const send = (body: object, bearer = token): supertest.Test =>
    supertest(product.app.getHttpServer())
      .post('/api/ingest/readings')
      .set('Authorization', `Bearer ${bearer}`)
      .send(body);

  it('are kept once, whatever is sent again, and name the device as their source', async () => {
    const batch = {
      readings: [
        { metric: 'body-weight', value: 160, unit: 'lb', at: ago(10) },
        { metric: 'steps', value: 300, at: ago(20), until: ago(15) },
      ],
      sentAt: ago(-2),
    };
    expect((await send(batch).expect(200)).body).toEqual({
      ...{ kept: 2, repeated: 0, refused: [], clockSkewSeconds: 120 },
    });
    expect((await send(batch).expect(200)).body).toMatchObject({ kept: 0, repeated: 2 });
    const { items } = (await ana.get('/api/readings/overview').expect(200)).body as ReadingOverview;
    expect(items).toMatchObject([
      { metric: 'steps', value: 300, origin: 'device', source: 'Scale' },
      { metric: 'body-weight', value: 72.6 },
    ]);
  });

  it('are refused one by one, with the reason', async () => {
    const { body } = await send({
      readings: [
        { metric: 'heart-rate', value: 64, at: ago(1) },
        { metric: 'heart-rate', value: 0, at: ago(2) },
        { metric: 'heart-rate', value: 64, at: ago(-60) },
        { metric: 'heart-rate', value: 64, unit: 'kg', at: ago(3) },
        { metric: 'steps', value: 64, at: ago(3), until: ago(9) },
      ],
    }).expect(200);
    expect(body).toMatchObject({ kept: 1, refused: [1, 2, 3, 4].map((index) => ({ index })) });
  });

  it('need a token that is known, and one that was removed is not', async () => {
    const reading = { readings: [{ metric: 'steps', value: 3, at: ago(1) }] };
    await send(reading, 'A'.repeat(43)).expect(401);
    await send(reading, "' or 1=1").expect(401);
    await send({ readings: [] }).expect(400);
    const { items } = (await ana.get('/api/devices').expect(200)).body as Devices;
    expect(items).toMatchObject([{ name: 'Scale', token: { prefix: token.slice(0, 8) } }]);
    expect(JSON.stringify(items)).not.toContain(token);
    await ana
      .post('/api/devices/removals')
      .send({ ids: [items[0]?.id], withData: false })
      .expect(204);
    await send(reading).expect(401);
  });

  it('come from a device alone: a page of another site can’t send them with a session', async () => {
    const page = supertest.agent(product.app.getHttpServer());
    await page
      .post('/api/ingest/readings')
      .set({ Authorization: `Bearer ${token}`, Cookie: 'twyn_session=x', Origin: 'https://evil.example' })
      .send({ readings: [{ metric: 'steps', value: 3, at: ago(1) }] })
      .expect(403);
  });
});
