import { oneDriver } from '../../../testing/database.js';
import { type Browser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Brief, MOST_LINES } from './brief.dto.js';

describe.each(oneDriver)('the morning brief on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const briefOf = async (who: Browser): Promise<Brief> =>
    (await who.get('/api/brief').expect(200)).body as Brief;
  const keys = ({ lines }: Brief): string[] => lines.map(({ key }) => key);

  it('says nothing where nothing is known', async () => {
    expect(await briefOf(ben)).toMatchObject({ lines: [], hidden: 0 });
  });

  it('tells the night, what is due and how the mood is, of the sample year', async () => {
    await ana.post('/api/sample-data').send({}).expect(201);
    const dueAt = new Date(product.clock.now().getTime() + 60_000).toISOString();
    await ana.post('/api/reminders').send({ text: 'Call Jonas', dueAt }).expect(201);
    const found = await briefOf(ana);
    expect(found.lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(found.lines).toContainEqual(expect.objectContaining({ kind: 'night', isSample: true }));
    const due = found.lines.find(({ kind }) => kind === 'due');
    expect(due).toMatchObject({
      first: expect.arrayContaining([expect.objectContaining({ text: 'Call Jonas' })]),
    });
    expect(keys(found)).toContain('mood');
  });

  it('sends a line away until the next day, and brings it back', async () => {
    const { body } = await ana.post('/api/brief/hidden').send({ key: 'due' }).expect(200);
    expect(keys(body as Brief)).not.toContain('due');
    expect(body).toMatchObject({ hidden: 1 });
    const shown = (await ana.delete('/api/brief/hidden').expect(200)).body as Brief;
    expect(keys(shown)).toContain('due');
    await ana.post('/api/brief/hidden').send({ key: 'due' }).expect(200);
    product.clock.advance({ days: 1 });
    expect(keys(await briefOf(ana))).toContain('due');
  });

  it('refuses what names no line, and shows nobody else’s', async () => {
    await ana.post('/api/brief/hidden').send({ key: '' }).expect(400);
    await ana
      .post('/api/brief/hidden')
      .send({ key: 'x'.repeat(81) })
      .expect(400);
    expect(await briefOf(ben)).toMatchObject({ lines: [], hidden: 0 });
  });
});
