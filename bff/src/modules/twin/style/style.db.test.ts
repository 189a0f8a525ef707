import { oneDriver } from '../../../testing/database.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type StylePreview, type TwinVersion, type TwinVersions } from './style.dto.js';

const PLAIN = { length: 0, warmth: 0, formality: 0, humour: 0, language: 'auto' };
const WARM = { length: 100, warmth: 100, formality: 50, humour: 100, language: 'en' };

describe.each(oneDriver)('the style of a twin, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const list = async (): Promise<TwinVersions> =>
    (await ana.get('/api/twin/versions').expect(200)).body as TwinVersions;
  const save = async (style: object): Promise<TwinVersion> =>
    (await ana.post('/api/twin/versions').send(style).expect(201)).body as TwinVersion;

  it('is the usual one before anything was saved', async () => {
    const { current, usual, items } = await list();
    expect(current).toEqual({ ...usual, number: 0 });
    expect(items).toEqual([]);
  });

  it('is kept in versions, and an earlier one can be brought back', async () => {
    const first = await save(PLAIN);
    const second = await save(WARM);
    expect([first.number, second.number]).toEqual([1, 2]);
    expect((await list()).current).toEqual({ ...WARM, number: 2 });
    const { body } = await ana.post(`/api/twin/versions/${first.id}/restore`).expect(200);
    expect(body).toMatchObject({ ...PLAIN, number: 3, restoredFrom: 1 });
    expect((await list()).items.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('says the same answer before and after, from the same memories', async () => {
    await ana.post('/api/memories').send({ text: 'I live in Lyon.', kind: 'fact' }).expect(201);
    const { items } = await list();
    const preview = async (query: object): Promise<StylePreview> =>
      (await ana.get('/api/twin/versions/preview').query(query).expect(200)).body as StylePreview;
    const { before, after, sources } = await preview(WARM);
    expect(before).toEqual({ version: 3, text: 'You live in Lyon. [1]', words: 4 });
    expect(after.text).toContain('You live in Lyon. [1]');
    expect(after.words).toBeGreaterThan(before.words);
    expect(sources).toEqual([expect.objectContaining({ title: 'I live in Lyon' })]);
    expect(await preview(WARM)).toEqual(await preview(WARM));
    const compared = await preview({ ...PLAIN, against: items[1]!.id });
    expect(compared.before).toMatchObject({ version: 2, text: after.text });
  });

  it('shapes what the chat answers, and changes no statement and no source', async () => {
    const ask = async (who: Browser): Promise<{ text: string; citations: object[] }> => {
      const { body } = await who.post('/api/conversations').send({}).expect(201);
      const { id } = body as { id: string };
      const said = { text: 'Where do I live?', idempotencyKey: crypto.randomUUID() };
      await who.post(`/api/conversations/${id}/messages`).send(said).expect(200);
      const { body: read } = await who.get(`/api/conversations/${id}`).expect(200);
      const { messages } = read as { messages: { text: string; citations: object[] }[] };
      return messages.at(-1)!;
    };
    await product.settled();
    await save(PLAIN);
    const plain = await ask(ana);
    expect(plain.text).toBe('You live in Lyon. [1]');
    await save({ ...WARM, formality: 90, humour: 0 });
    const warm = await ask(ana);
    expect(warm.text).toMatch(
      /^Good that you ask[.] According to your memories.*You live in Lyon[.] \[1\].*keep up[.]$/su,
    );
    const sourcesOf = (answer: typeof plain): unknown[] =>
      answer.citations.map((citation) => (citation as { memoryId: string }).memoryId);
    expect(sourcesOf(warm)).toEqual(sourcesOf(plain));
    await save({ ...WARM, warmth: 0, length: 50, humour: 0, language: 'de' });
    expect((await ask(ana)).text).toBe('Das weiß ich:\n\nYou live in Lyon. [1]');

    await ben.post('/api/memories').send({ text: 'I live in Lyon.', kind: 'fact' }).expect(201);
    await product.settled();
    expect((await ask(ben)).text).toBe('You live in Lyon. [1]');
  });

  it('is nobody else’s', async () => {
    const [{ id }] = (await list()).items as [TwinVersion];
    await ben.get('/api/twin/versions').expect(200, /"items":\[\]/u);
    await ben.post(`/api/twin/versions/${id}/restore`).expect(404, /twin_version_not_found/u);
    await ben
      .get('/api/twin/versions/preview')
      .query({ ...PLAIN, against: id })
      .expect(404);
  });

  it('frames nothing and cites nothing where nothing is known', async () => {
    const ben = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const { body } = await ben.get('/api/twin/versions/preview').query(WARM).expect(200);
    const { before, after, sources } = body as StylePreview;
    expect([before.text, after.text]).toEqual(Array(2).fill('You have told me nothing of yourself yet.'));
    expect(sources).toEqual([]);
  });
});
