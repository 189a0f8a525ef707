import { sql } from 'drizzle-orm';
import { drivers } from '../../../testing/database.js';
import { captureMemory, getMemory, listTexts, searchTexts } from '../../../testing/memory-requests.js';
import { type Browser, signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Memory } from '../memory.dto.js';
import { ComparisonRepository } from './comparison.repository.js';
import { type MemoryConflict, type MemoryConflicts } from './memory-conflicts.dto.js';
import { MemorySuggestions, type Suggestion } from './memory-suggestions.service.js';
import { type MemoryReview } from './memory-review.dto.js';

describe.each(drivers)('the review of memories on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);
  let anaId: string;

  beforeEach(async () => {
    anaId = (await ana.get('/api/me').expect(200)).body.id as string;
  });

  const capture = (text: string, details: object = {}): Promise<Memory> => {
    product.clock.advance({ minutes: 1 });
    return captureMemory(ana, text, details);
  };
  const conflicts = async (query = ''): Promise<MemoryConflicts> => {
    await product.settled();
    return (await ana.get(`/api/memories/conflicts${query}`).expect(200)).body as MemoryConflicts;
  };
  const onlyConflict = async (): Promise<MemoryConflict> => {
    const { items, total } = await conflicts();
    expect(total).toBe(1);
    return items[0]!;
  };
  const resolve = (id: string, decision: object): ReturnType<Browser['post']> =>
    ana.post(`/api/memories/conflicts/${id}/resolve`).send(decision);
  const reopen = (id: string): ReturnType<Browser['post']> =>
    ana.post(`/api/memories/conflicts/${id}/reopen`);
  const review = async (): Promise<MemoryReview> => {
    await product.settled();
    return (await ana.get('/api/memories/review').expect(200)).body as MemoryReview;
  };

  describe('pairs', () => {
    it('are found when the second is kept, the older first, with a reason', async () => {
      const lyon = await capture('I live in Lyon.');
      const key = await capture('The spare key is under the blue flower pot.');
      await capture('Ana likes green tea.');
      const nantes = await capture('I moved to Nantes.');
      const again = await capture('The spare key is under the blue flower-pot!');

      const { items, total } = await conflicts();
      expect(total).toBe(2);
      expect(items.toSorted((a, b) => b.kind.localeCompare(a.kind))).toMatchObject([
        { kind: 'same', why: 'Both say the same.', older: { id: key.id }, newer: { id: again.id } },
        {
          kind: 'changed',
          why: 'They disagree on “home”.',
          older: { id: lyon.id },
          newer: { id: nantes.id },
        },
      ]);
    });

    it('are ordered by when it happened, as far as that is known', async () => {
      const now = await capture('I live in Lyon.');
      const earlier = await capture('I live in Nantes.', { happenedAt: '2019-05-01T00:00:00Z' });

      expect(await onlyConflict()).toMatchObject({ older: { id: earlier.id }, newer: { id: now.id } });
    });

    it('are ordered by when they were told where both happened on the same day', async () => {
      const porto = await capture('Jonas lives in Porto.');
      const lisbon = await capture('Jonas lives in Lisbon.', {
        happenedAt: `${product.clock.now().toISOString().slice(0, 10)}T00:00:00Z`,
      });

      expect(await onlyConflict()).toMatchObject({ older: { id: porto.id }, newer: { id: lisbon.id } });
    });

    it('go when an edit, the archive or the trash ends them, and come with an edit', async () => {
      const lyon = await capture('I live in Lyon.');
      const nantes = await capture('I live in Nantes.');
      await onlyConflict();
      await ana.post(`/api/memories/${lyon.id}/archive`).expect(200);
      expect((await conflicts()).total).toBe(0);
      await ana.post(`/api/memories/${lyon.id}/unarchive`).expect(200);
      await ana.delete(`/api/memories/${nantes.id}`).expect(204);
      expect((await conflicts()).total).toBe(0);
      await ana.post(`/api/memories/${nantes.id}/restore`).expect(200);
      await onlyConflict();
      await ana.patch(`/api/memories/${nantes.id}`).send({ text: 'I like Nantes.', version: 1 }).expect(200);
      expect((await conflicts()).total).toBe(0);
      await ana
        .patch(`/api/memories/${nantes.id}`)
        .send({ text: 'I live in Paris.', version: 2 })
        .expect(200);
      await onlyConflict();
    });

    it('are not made of what people say again in conversations', async () => {
      const sayings = ['See you tomorrow, take care!', 'See you tomorrow, take care!'].map((text, seq) => ({
        text,
        author: 'Eva',
        thread: 'chat',
        seq,
      }));
      await ana.post('/api/memories/batch').send(sayings).expect(201);

      expect((await conflicts()).total).toBe(0);
    });

    it('come page by page', async () => {
      for (const city of ['Lyon', 'Nantes', 'Paris']) await capture(`I live in ${city}.`);

      const first = await conflicts('?limit=2');
      const second = await conflicts(`?limit=2&cursor=${first.nextCursor}`);
      expect([first.total, first.items.length, second.items.length, second.nextCursor]).toEqual([
        3,
        2,
        1,
        null,
      ]);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    });
  });

  describe('a pair', () => {
    it('is merged: words, tags and dates of both in one, the other in the trash; and parted again', async () => {
      const one = await capture('The tent poles are in the blue bag.', { tags: ['garage'] });
      const details = { tags: ['camping'], importance: 3, happenedAt: '2026-03-13T08:00:00.000Z' };
      const two = await capture('Tent poles: in the blue bag, with pegs.', details);
      const { id } = await onlyConflict();
      const text = 'The tent poles and the pegs are in the blue bag.';
      await resolve(id, { how: 'merge', keepId: one.id, text }).expect(204);

      expect(await getMemory(ana, one.id)).toMatchObject({
        ...details,
        text,
        tags: ['garage', 'camping'],
        version: 2,
      });
      await ana.get(`/api/memories/${two.id}`).expect(404);
      expect((await conflicts()).total).toBe(0);

      await reopen(id).expect(204);
      expect(await getMemory(ana, one.id)).toMatchObject({
        text: one.text,
        tags: ['garage'],
        importance: 2,
        version: 3,
      });
      expect(await getMemory(ana, two.id)).toMatchObject({ text: two.text });
      expect(await onlyConflict()).toMatchObject({ id });
    });

    it('stays merged when a comparison that was begun before ends after it', async () => {
      const one = await capture('The tent poles are in the blue bag.');
      await capture('Tent poles: in the blue bag, with pegs.');
      const { id } = await onlyConflict();
      const repository = product.app.get(ComparisonRepository);
      const comparing = Promise.withResolvers<null>();
      const merged = Promise.withResolvers<null>();
      const keep = repository.keep.bind(repository);
      vi.spyOn(repository, 'keep').mockImplementationOnce(async (...found) => {
        comparing.resolve(null);
        await merged.promise;
        await keep(...found);
      });
      await ana
        .patch(`/api/memories/${one.id}`)
        .send({ tags: ['camping'], version: 1 })
        .expect(200);
      await comparing.promise;
      await resolve(id, {
        how: 'merge',
        keepId: one.id,
        text: 'The tent poles are in the blue bag, with pegs.',
      }).expect(204);
      merged.resolve(null);
      await product.settled();

      await reopen(id).expect(204);
      expect(await onlyConflict()).toMatchObject({ id });
    });

    it('stays merged when what was merged has been edited since', async () => {
      const one = await capture('The tent leaks at the seams.');
      await capture('The tent leaks at the seams!');
      const { id } = await onlyConflict();
      await resolve(id, { how: 'merge', keepId: one.id, text: 'The tent leaks.' }).expect(204);
      await ana.patch(`/api/memories/${one.id}`).send({ text: 'The tent is dry.', version: 2 }).expect(200);

      expect((await reopen(id).expect(409)).body).toMatchObject({ code: 'memory_changed' });
      expect(await listTexts(ana)).toEqual(['The tent is dry.']);
    });

    it('is kept as two, and never asked about again, until that is taken back', async () => {
      await capture('Rain again, all day.');
      const { id: second } = await capture('Rain again, all day!');
      const { id } = await onlyConflict();
      await resolve(id, { how: 'keep' }).expect(204);
      await ana.patch(`/api/memories/${second}`).send({ text: 'Rain again all day', version: 1 }).expect(200);
      expect((await conflicts()).total).toBe(0);

      await reopen(id).expect(204);
      await onlyConflict();
      expect(await listTexts(ana)).toHaveLength(2);
    });

    it('is decided for one: the other is superseded since the day it happened, and holds again after an undo', async () => {
      const lyon = await capture('I live in Lyon.');
      const nantes = await capture('I live in Nantes.', { happenedAt: '2031-05-04T00:00:00.000Z' });
      const { id } = await onlyConflict();
      await resolve(id, { how: 'replace', keepId: nantes.id }).expect(204);

      expect(await getMemory(ana, lyon.id)).toMatchObject({
        status: 'superseded',
        supersededById: nantes.id,
        supersededAt: '2031-05-04T00:00:00.000Z',
      });
      await reopen(id).expect(204);
      expect(await getMemory(ana, lyon.id)).toMatchObject({ status: 'active', supersededById: null });
      expect(await onlyConflict()).toMatchObject({ id });
    });

    it('is decided once', async () => {
      const lyon = await capture('I live in Lyon.');
      await capture('I live in Nantes.');
      const { id } = await onlyConflict();
      await resolve(id, { how: 'replace', keepId: crypto.randomUUID() }).expect(400);
      const decisions = [{ how: 'keep' }, { how: 'replace', keepId: lyon.id }];
      const statuses = await Promise.all(
        decisions.map((each) => resolve(id, each).then(({ status }) => status)),
      );

      expect(statuses.toSorted()).toEqual([204, 409]);
      await reopen(id).expect(204);
      expect((await reopen(id).expect(409)).body).toMatchObject({ code: 'conflict_settled' });
    });
  });

  it('knows nobody else’s', async () => {
    await capture('I live in Lyon.');
    await capture('I live in Nantes.');
    const { id } = await onlyConflict();
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());

    await bo.post(`/api/memories/conflicts/${id}/resolve`).send({ how: 'keep' }).expect(404);
    await bo.post(`/api/memories/conflicts/${id}/reopen`).expect(404);
    expect((await bo.get('/api/memories/review').expect(200)).body).toEqual({
      items: [],
      total: 0,
      totalIs: 'exact',
      unread: [],
    });
  });

  describe('guesses', () => {
    const propose = (text: string, evidence: object = {}): Promise<Suggestion> =>
      product.app
        .get(MemorySuggestions)
        .suggest(anaId, { text, source: { kind: 'message' } }, { saidBy: 'user', recalled: [], ...evidence });
    const proposed = async (text: string): Promise<Memory> => {
      product.clock.advance({ minutes: 1 });
      const proposal = await propose(text);
      if (!('memory' in proposal)) throw new Error(proposal.refused);
      return proposal.memory;
    };

    it('stand below what was stated: in the inbox, not in the list, and last in a search, until approved', async () => {
      await capture('Paul grows roses.');
      const { id } = await proposed('Paul grows tomatoes on his balcony.');

      expect(await listTexts(ana)).toEqual(['Paul grows roses.']);
      expect(await searchTexts(ana, 'What does Paul grow?')).toEqual([
        'Paul grows roses.',
        'Paul grows tomatoes on his balcony.',
      ]);
      expect(await listTexts(ana, '?status=suggested')).toEqual(['Paul grows tomatoes on his balcony.']);
      expect(await review()).toMatchObject({ items: [{ kind: 'proposal', memory: { id } }], total: 1 });

      await ana.post(`/api/memories/${id}/approve`).expect(200);
      expect(await searchTexts(ana, 'tomatoes', { status: 'active' })).toEqual([
        'Paul grows tomatoes on his balcony.',
      ]);
      expect((await review()).total).toBe(0);
      await ana.post(`/api/memories/${id}/reconsider`).expect(200);
      expect((await review()).total).toBe(1);
    });

    it('are rejected into the trash, and back', async () => {
      const { id } = await proposed('Paul grows tomatoes.');
      await ana.post(`/api/memories/${id}/reject`).send({}).expect(204);
      expect((await review()).total).toBe(0);
      await ana.post(`/api/memories/${id}/reject`).send({}).expect(404);

      await ana.post(`/api/memories/${id}/reconsider`).expect(200);
      expect(await review()).toMatchObject({ items: [{ memory: { id, status: 'suggested' } }] });
    });

    it('that are never to come again do not, however they are written; of that no word is kept', async () => {
      const { id } = await proposed('Paul grows xylophones.');
      await ana.post(`/api/memories/${id}/reject`).send({ never: true }).expect(204);
      expect(await propose('paul GROWS xylophones')).toEqual({ refused: 'rejected' });
      const { rows } = await product.database.database.readAsSystem((tx) =>
        tx.execute(
          sql`select rejected_proposals::text as row from rejected_proposals where user_id = ${anaId}`,
        ),
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]!.row).not.toMatch(/xylophon/i);

      await ana.post(`/api/memories/${id}/reconsider`).expect(200);
      await ana.post(`/api/memories/${id}/reject`).send({}).expect(204);
      expect(await propose('Paul grows xylophones.')).toMatchObject({ memory: { status: 'suggested' } });
    });

    it('are not made of what was recalled, of the twin’s own words, nor of what is known', async () => {
      const known = 'My sister Ana is allergic to peanuts.';
      await capture(known);

      expect(await propose('Ana is allergic to peanuts', { recalled: [known] })).toEqual({
        refused: 'recalled',
      });
      expect(await propose('Ana has a dog.', { saidBy: 'twin' })).toEqual({ refused: 'recalled' });
      expect(await propose('my sister Ana is allergic to peanuts')).toEqual({ refused: 'known' });
      expect((await review()).items.filter(({ kind }) => kind === 'proposal')).toEqual([]);
    });

    it('are not made of what is never to be remembered', async () => {
      await ana.post('/api/memory-rules').send({ kind: 'word', text: 'salary' }).expect(201);

      expect(await propose('My salary is 4,000.')).toEqual({ refused: 'unwanted' });
    });

    it('that contradict what was stated wait with it', async () => {
      const lyon = await capture('I live in Lyon.');
      const guess = await proposed('I live in Nantes.');
      const { items, total } = await review();
      expect(total).toBe(1);
      expect(items).toMatchObject([
        { kind: 'conflict', conflict: { older: { id: lyon.id }, newer: { id: guess.id } } },
      ]);

      const { id } = await onlyConflict();
      await resolve(id, { how: 'replace', keepId: guess.id }).expect(204);
      expect(await listTexts(ana)).toEqual(['I live in Nantes.']);
      await reopen(id).expect(204);
      expect(await getMemory(ana, guess.id)).toMatchObject({ status: 'suggested' });
      expect(await listTexts(ana)).toEqual(['I live in Lyon.']);
    });
  });
});
