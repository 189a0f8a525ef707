import { drivers } from '../../../testing/database.js';
import { captureMemory, getMemory, listMemories, searchTexts } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Memory, type MemoryVersions } from '../memory.dto.js';
import { type MemoryHistory, type MemoryNeighbours } from './memory-history.dto.js';

describe.each(drivers)('the history of a memory on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  const capture = (text: string, details: object = {}): Promise<Memory> => {
    product.clock.advance({ minutes: 1 });
    return captureMemory(ana, text, details);
  };
  const supersede = (id: string, body: object): ReturnType<Browser['post']> =>
    ana.post(`/api/memories/${id}/supersede`).send(body);
  const history = async (id: string): Promise<string[]> => {
    const { body } = await ana.get(`/api/memories/${id}/history`).expect(200);
    return (body as MemoryHistory).items.map(({ text }) => text);
  };

  describe('restoring a version', () => {
    const restore = (id: string, version: number, current: number): ReturnType<Browser['post']> =>
      ana.post(`/api/memories/${id}/versions/${version}/restore`).send({ version: current });

    it('makes a new version that is all that the old one was', async () => {
      const first = {
        tags: ['health'],
        kind: 'event',
        importance: 3,
        happenedAt: '2026-03-13T08:00:00.000Z',
      };
      const { id } = await capture('Dentist on 13 March.', first);
      const second = {
        text: 'Dentist.',
        tags: [],
        kind: 'note',
        importance: 1,
        happenedAt: null,
        version: 1,
      };
      await ana.patch(`/api/memories/${id}`).send(second).expect(200);

      const { body } = await restore(id, 1, 2).expect(200);
      expect(body).toMatchObject({ text: 'Dentist on 13 March.', ...first, version: 3 });
      const versions = (await ana.get(`/api/memories/${id}/versions`).expect(200)).body as MemoryVersions;
      expect(versions.items.map(({ importance, happenedAt }) => [importance, happenedAt])).toEqual([
        [3, first.happenedAt],
        [1, null],
        [3, first.happenedAt],
      ]);
    });

    it('refuses what was changed meanwhile, and what never was', async () => {
      const { id } = await capture('One.');
      await ana.patch(`/api/memories/${id}`).send({ text: 'Two.', version: 1 }).expect(200);

      expect((await restore(id, 1, 1).expect(409)).body).toMatchObject({ code: 'memory_changed' });
      expect((await restore(id, 9, 2).expect(404)).body).toMatchObject({ code: 'memory_version_not_found' });
      await restore(id, 0, 2).expect(400);
      await restore(id, 1, Number.MAX_SAFE_INTEGER).expect(400);
      expect((await getMemory(ana, id)).text).toBe('Two.');
    });
  });

  describe('a fact that changed', () => {
    it('takes the place of the old one, which stays in the history with its date', async () => {
      const lyon = await capture('I live in Lyon.', { kind: 'fact', tags: ['home'], importance: 3 });
      const by = { text: 'I live in Nantes.', happenedAt: '2025-05-04T00:00:00Z' };
      const nantes = (await supersede(lyon.id, { by }).expect(200)).body as Memory;

      expect(nantes).toMatchObject({ kind: 'fact', tags: ['home'], importance: 3, status: 'active' });
      expect(await getMemory(ana, lyon.id)).toMatchObject({
        status: 'superseded',
        supersededById: nantes.id,
        supersededAt: '2025-05-04T00:00:00.000Z',
      });
      const paris = await capture('I live in Paris.');
      await supersede(nantes.id, { by: paris.id, at: '2026-01-01T00:00:00Z' }).expect(200);
      const all = ['I live in Paris.', 'I live in Nantes.', 'I live in Lyon.'];
      for (const { id } of [lyon, nantes, paris]) expect(await history(id)).toEqual(all);
    });

    it('leaves the list and the search to what holds; asked for, the old one is found', async () => {
      const lyon = await capture('I live in Lyon.');
      await supersede(lyon.id, { by: { text: 'I live in Nantes.' } }).expect(200);

      const query = 'Where do I live?';
      expect(await listMemories(ana)).toMatchObject({ total: 1 });
      expect(await listMemories(ana, '?status=superseded')).toMatchObject({ total: 1 });
      expect(await searchTexts(ana, query)).toEqual(['I live in Nantes.']);
      expect(await searchTexts(ana, query, { status: 'superseded' })).toEqual(['I live in Lyon.']);
    });

    it('holds again after an undo', async () => {
      const lyon = await capture('I live in Lyon.');
      await supersede(lyon.id, { by: { text: 'I live in Nantes.' } }).expect(200);
      const { body } = await ana.post(`/api/memories/${lyon.id}/reinstate`).expect(200);

      expect(body).toMatchObject({ status: 'active', supersededById: null, supersededAt: null });
      expect(await history(lyon.id)).toEqual(['I live in Lyon.']);
      await ana.post(`/api/memories/${lyon.id}/reinstate`).expect(200);
    });

    it('is never made a circle, not even by two requests at once', async () => {
      const [a, b] = [await capture('One.'), await capture('Two.')];
      await supersede(a.id, { by: a.id }).expect(409);
      const statuses = await Promise.all([
        supersede(a.id, { by: b.id }).then(({ status }) => status),
        supersede(b.id, { by: a.id }).then(({ status }) => status),
      ]);

      expect(statuses.toSorted()).toEqual([200, 409]);
      await supersede(a.id, { by: { text: 'Three.' } });
      await supersede(b.id, { by: { text: 'Three.' } });
      expect(await history(a.id)).toHaveLength(3);
    });

    it('makes nothing new when the old one does not hold any more', async () => {
      const { id } = await capture('I live in Lyon.');
      await ana.post(`/api/memories/${id}/archive`).expect(200);

      const { body } = await supersede(id, { by: { text: 'I live in Nantes.' } }).expect(409);
      expect(body).toMatchObject({ code: 'memory_not_current' });
      expect(await listMemories(ana)).toMatchObject({ total: 0 });
    });

    it('is not told with another user’s memory', async () => {
      const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
      const theirs = await captureMemory(bo, 'Bo’s.');
      const { id } = await capture('Ana’s.');

      await supersede(id, { by: theirs.id }).expect(404);
      expect((await getMemory(ana, id)).status).toBe('active');
    });
  });

  describe('what stands around a memory', () => {
    const around = async (id: string, query = ''): Promise<MemoryNeighbours> =>
      (await ana.get(`/api/memories/${id}/neighbours${query}`).expect(200)).body as MemoryNeighbours;

    it('are its neighbours in the paste, as far as one asks', async () => {
      const items = Array.from({ length: 13 }, (_, i) => ({ text: `Part ${i}.`, source: 'paste' }));
      const { body } = await ana.post('/api/memories/batch').send({ items }).expect(201);
      const { id } = (body.items as Memory[])[6]!;

      const near = await around(id);
      expect(near.total).toBe(13);
      expect(near.items.map(({ text }) => text)).toEqual([4, 5, 6, 7, 8].map((i) => `Part ${i}.`));
      expect((await around(id, '?reach=50')).items).toHaveLength(13);
      await ana.delete(`/api/memories/${near.items[0]!.id}`).expect(204);
      expect(await around(id)).toMatchObject({ total: 12 });
    });

    it('is nothing where it was told alone', async () => {
      const { id } = await capture('Alone.');

      expect(await around(id)).toMatchObject({ items: [{ id }], total: 1 });
    });
  });
});
