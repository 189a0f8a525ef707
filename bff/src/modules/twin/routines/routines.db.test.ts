import { drivers } from '../../../testing/database.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct } from '../../../testing/shared-product.js';
import { type TwinRoutines } from './routines.dto.js';

const WEEKS = 5;

describe.each(drivers)('routines, on %s', (driver) => {
  const product = sharedProduct(driver);
  let ana: Browser;
  const uid = crypto.randomUUID();

  /** A session lasts for days, and weeks go by here. */
  const signIn = async (): Promise<void> => {
    ana = await signedInBrowser(product.app, product.identity, uid);
  };

  beforeAll(async () => {
    await signIn();
  });

  it('are found in the timestamps of what was told and done, and are nobody else’s', async () => {
    await ana.get('/api/twin/routines').expect(200, { items: [], ofWeeks: 6 });
    for (let week = 0; week < WEEKS; week += 1) {
      await ana
        .post('/api/memories')
        .send({ text: `I weeded bed ${String(week)}.`, tags: ['garden'] })
        .expect(201);
      const { body } = await ana.post('/api/reminders').send({ text: 'Water the ferns' }).expect(201);
      await ana.post(`/api/reminders/${(body as { id: string }).id}/complete`).expect(200);
      product.clock.advance({ days: 7 });
      await signIn();
    }
    const { items } = (await ana.get('/api/twin/routines').expect(200)).body as TwinRoutines;
    const found = items.map(({ kind, name, weeks }) => [kind, name, weeks]);
    expect(found).toContainEqual(['tag', 'garden', WEEKS]);
    expect(found).toContainEqual(['memory', '', WEEKS]);
    expect(found).toContainEqual(['reminder', 'Water the ferns', WEEKS]);
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await ben.get('/api/twin/routines').expect(200, { items: [], ofWeeks: 6 });
  });
});
