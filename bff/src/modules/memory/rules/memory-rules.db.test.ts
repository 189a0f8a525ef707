import { oneDriver } from '../../../testing/database.js';
import { captureMemory, listTexts } from '../../../testing/memory-requests.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { importFile } from '../imports/testing/imported.js';

describe.each(oneDriver)('what is never to be remembered, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);

  const forbid = async (kind: string, text: string): Promise<string> =>
    (await ana.post('/api/memory-rules').send({ kind, text }).expect(201)).body.id as string;

  it('is asked about when it is captured by hand', async () => {
    await forbid('person', 'Ben');
    const { body } = await ana.post('/api/memories').send({ text: 'Dinner with Ben.' }).expect(409);
    expect(body).toMatchObject({
      code: 'never_remember',
      detail: 'You asked me never to remember anything about Ben.',
    });
    expect(await listTexts(ana)).toEqual([]);

    await captureMemory(ana, 'Dinner with Ben.', { saveAnyway: true });
    product.clock.advance({ seconds: 1 });
    await captureMemory(ana, 'The bench is green.');
    expect(await listTexts(ana)).toEqual(['The bench is green.', 'Dinner with Ben.']);
  });

  it('is not kept from a conversation, and the answer says so', async () => {
    await forbid('topic', 'job interview');
    const { body: conversation } = await ana.post('/api/conversations').send({}).expect(201);
    const { text } = await ana
      .post(`/api/conversations/${conversation.id}/messages`)
      .send({ text: 'Remember that the interview for the job is on Monday.' })
      .expect(200);
    expect(text).toContain('You asked me never to remember');
    expect(await listTexts(ana)).toEqual([]);
  });

  it('is left out of what was exported elsewhere', async () => {
    await forbid('word', 'gambling');
    const { body } = await ana
      .post('/api/memories/batch')
      .send([{ text: 'I gambled again.' }, { text: 'I slept well.' }])
      .expect(201);
    expect(body.items.map(({ text }: { text: string }) => text)).toEqual(['I slept well.']);
    // Were it all that there is.
    await ana
      .post('/api/memories/batch')
      .send([{ text: 'I gambled again.' }])
      .expect(201, { items: [] });
  });

  it('is skipped in a file, and the report says why', async () => {
    await forbid('word', 'gambling');
    const notes = JSON.stringify([{ text: 'I gambled again.' }, { text: 'I slept well.' }]);
    const done = await importFile(ana, notes);
    expect(done).toMatchObject({ imported: 1, skipped: 1 });
    const { body } = await ana.get(`/api/imports/${done.id}/skips`).expect(200);
    expect(body.items).toMatchObject([
      { reason: 'You asked never to remember anything with the word “gambling”.', isKept: false },
    ]);
    expect(await listTexts(ana)).toEqual(['I slept well.']);
  });

  it('can be looked at and allowed again', async () => {
    const id = await forbid('word', 'Casino');
    expect(await forbid('word', 'casino')).toBe(id);
    const { body } = await ana.get('/api/memory-rules').expect(200);
    expect(body.items).toMatchObject([{ id, kind: 'word', text: 'casino' }]);

    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await bo.delete(`/api/memory-rules/${id}`).expect(404);
    await ana.delete(`/api/memory-rules/${id}`).expect(204);
    await ana.delete(`/api/memory-rules/${id}`).expect(404);
    await captureMemory(ana, 'The casino was closed.');
  });

  it.each([
    { kind: 'word', text: 'the' },
    { kind: 'word', text: '…' },
    { kind: 'colour', text: 'red' },
    { kind: 'word' },
  ])('is refused where it would forbid everything or nothing: %j', async (body) => {
    await ana.post('/api/memory-rules').send(body).expect(400);
  });
});
