import { drivers } from '../../../testing/database.js';
import { captureMemory, getMemory, listMemories } from '../../../testing/memory-requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Memory, type MemoryVersions } from '../memory.dto.js';
import { type BulkChange, type EditUndone, type MemoriesEdited } from './bulk-edit.dto.js';
import { BulkEditPurge } from './bulk-edit-purge.js';

describe.each(drivers)('changes of many memories on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  const versions = async ({ id }: Memory): Promise<MemoryVersions['items']> =>
    ((await ana.get(`/api/memories/${id}/versions`).expect(200)).body as MemoryVersions).items;
  const edit = async (target: object, change: BulkChange, who = ana): Promise<MemoriesEdited> =>
    (
      await who
        .post('/api/memories/bulk')
        .send({ ...target, change })
        .expect(200)
    ).body as MemoriesEdited;
  const undo = async ({ undoToken }: MemoriesEdited): Promise<EditUndone> =>
    (await ana.post(`/api/memories/bulk/${undoToken}/undo`).expect(200)).body as EditUndone;
  /** What an edit may change. */
  const labels = ({ kind, tags, importance, status, pinnedAt }: Memory): object => ({
    kind,
    tags,
    importance,
    status,
    pinnedAt,
  });

  it.each<[BulkChange, Partial<Memory>]>([
    [
      { action: 'addTags', tags: ['lab', 'health'] },
      { tags: ['health', 'b', 'lab'], version: 2 },
    ],
    [
      { action: 'removeTags', tags: ['health', 'none'] },
      { tags: ['b'], version: 2 },
    ],
    [
      { action: 'setKind', kind: 'fact' },
      { kind: 'fact', version: 2 },
    ],
    [
      { action: 'setImportance', importance: 3 },
      { importance: 3, version: 2 },
    ],
    [{ action: 'archive' }, { status: 'archived', version: 1 }],
    [{ action: 'pin' }, { pinnedAt: expect.any(String) as string, version: 1 }],
  ])('does %j, and undoes it exactly', async (change, after) => {
    const before = await captureMemory(ana, 'Ferritin is low.', { tags: ['health', 'b'] });
    const other = await captureMemory(ana, 'Left alone.', { tags: ['health'] });
    product.clock.advance({ minutes: 1 });

    const edited = await edit({ ids: [before.id] }, change);
    expect(edited).toMatchObject({ changed: 1, skipped: 0 });
    expect(await getMemory(ana, before.id)).toMatchObject(after);
    expect(await getMemory(ana, other.id)).toEqual(other);

    expect(await undo(edited)).toEqual({ restored: 1, skipped: 0 });
    expect(labels(await getMemory(ana, before.id))).toEqual(labels(before));
    await ana.post(`/api/memories/bulk/${edited.undoToken}/undo`).expect(404);
  });

  it('keeps what was before as versions, as with a memory edited by itself', async () => {
    const memory = await captureMemory(ana, 'Ferritin is low.', { tags: ['health'] });
    const edited = await edit({ ids: [memory.id] }, { action: 'addTags', tags: ['lab'] });
    await undo(edited);

    expect((await versions(memory)).map(({ version, tags }) => [version, tags])).toEqual([
      [3, ['health']],
      [2, ['health', 'lab']],
      [1, ['health']],
    ]);
  });

  it('puts in the trash, from which undoing takes out', async () => {
    const memory = await captureMemory(ana, 'Gone.');
    const earlier = await captureMemory(ana, 'Forgotten before.');
    await ana.delete(`/api/memories/${earlier.id}`).expect(204);
    const edited = await edit({ ids: [memory.id, earlier.id] }, { action: 'delete' });

    expect(edited.changed).toBe(1);
    await ana.get(`/api/memories/${memory.id}`).expect(404);
    expect(await undo(edited)).toEqual({ restored: 1, skipped: 0 });
    await ana.get(`/api/memories/${memory.id}`).expect(200);
    await ana.get(`/api/memories/${earlier.id}`).expect(404);
  });

  it('takes all that match a filter, and only those', async () => {
    await Promise.all(['a', 'b'].map((text) => captureMemory(ana, text, { tags: ['old'] })));
    const kept = await captureMemory(ana, 'c', { tags: ['new'] });

    expect((await edit({ filter: { tag: ['old'] } }, { action: 'archive' })).changed).toBe(2);
    expect((await listMemories(ana)).items.map(({ id }) => id)).toEqual([kept.id]);
    const archived = { filter: { status: 'archived' } };
    const { items } = await listMemories(ana, '?status=archived');
    const except = [items[0]!.id];
    expect((await edit({ ...archived, except }, { action: 'unarchive' })).changed).toBe(1);
    expect((await edit(archived, { action: 'unarchive' })).changed).toBe(1);
  });

  it('makes no version and no undo of what changes nothing', async () => {
    const memory = await captureMemory(ana, 'As it is.', { tags: ['health'], kind: 'fact' });

    for (const change of [
      { action: 'addTags', tags: ['health'] },
      { action: 'removeTags', tags: ['lab'] },
      { action: 'setKind', kind: 'fact' },
      { action: 'unarchive' },
      { action: 'unpin' },
    ] satisfies BulkChange[]) {
      expect(await edit({ ids: [memory.id] }, change)).toEqual({ changed: 0, skipped: 0, undoToken: null });
    }
    expect(await getMemory(ana, memory.id)).toEqual(memory);
  });

  it('leaves a memory alone that would have too many tags, and says so', async () => {
    const full = await captureMemory(ana, 'Full.', {
      tags: Array.from({ length: 19 }, (_, place) => `tag ${place}`),
    });
    const free = await captureMemory(ana, 'Free.');
    const edited = await edit({ ids: [full.id, free.id] }, { action: 'addTags', tags: ['x', 'y'] });

    expect(edited).toMatchObject({ changed: 1, skipped: 1 });
    expect(await getMemory(ana, full.id)).toEqual(full);
  });

  it('undoes nothing that was changed since, and says how many', async () => {
    const [first, second] = [await captureMemory(ana, 'First.'), await captureMemory(ana, 'Second.')];
    const edited = await edit({ ids: [first.id, second.id] }, { action: 'addTags', tags: ['lab'] });
    await ana
      .patch(`/api/memories/${first.id}`)
      .send({ version: 2, tags: ['mine'] })
      .expect(200);

    expect(await undo(edited)).toEqual({ restored: 1, skipped: 1 });
    expect((await getMemory(ana, first.id)).tags).toEqual(['mine']);
    expect((await getMemory(ana, second.id)).tags).toEqual([]);
  });

  it('takes an archiving back without the correction made since', async () => {
    const memory = await captureMemory(ana, 'Old words.');
    const edited = await edit({ ids: [memory.id] }, { action: 'archive' });
    await ana
      .patch(`/api/memories/${memory.id}`)
      .send({ version: 1, text: 'New words.', kind: 'fact' })
      .expect(200);

    expect(await undo(edited)).toEqual({ restored: 1, skipped: 0 });
    expect(await getMemory(ana, memory.id)).toMatchObject({
      text: 'New words.',
      kind: 'fact',
      status: 'active',
    });
  });

  it('changes and undoes nothing of somebody else', async () => {
    const memory = await captureMemory(ana, 'Ana’s.');
    expect((await edit({ ids: [memory.id] }, { action: 'delete' }, bo)).changed).toBe(0);
    expect((await edit({ filter: {} }, { action: 'delete' }, bo)).changed).toBe(0);

    const edited = await edit({ ids: [memory.id] }, { action: 'archive' });
    await bo.post(`/api/memories/bulk/${edited.undoToken}/undo`).expect(404);
    expect((await getMemory(ana, memory.id)).status).toBe('archived');
  });

  it('forgets after a day how to undo', async () => {
    const memory = await captureMemory(ana, 'Old.');
    const edited = await edit({ ids: [memory.id] }, { action: 'archive' });
    product.clock.advance({ minutes: 23 * 60 });
    await product.app.get(BulkEditPurge).purge();
    expect(await undo(edited)).toMatchObject({ restored: 1 });

    const again = await edit({ ids: [memory.id] }, { action: 'archive' });
    product.clock.advance({ minutes: 25 * 60 });
    await product.app.get(BulkEditPurge).purge();
    await ana.post(`/api/memories/bulk/${again.undoToken}/undo`).expect(404);
  });

  it('keeps nothing of a memory that was erased', async () => {
    const memory = await captureMemory(ana, 'Secret.');
    const edited = await edit({ ids: [memory.id] }, { action: 'addTags', tags: ['secret'] });
    await ana.delete(`/api/memories/${memory.id}`).expect(204);
    await ana.delete('/api/memories/trash').expect(200);
    expect(await undo(edited)).toEqual({ restored: 0, skipped: 0 });
  });

  it.each<[string, object]>([
    ['neither ids nor a filter', { change: { action: 'archive' } }],
    ['both', { ids: [crypto.randomUUID()], filter: {}, change: { action: 'archive' } }],
    ['no ids', { ids: [], change: { action: 'archive' } }],
    [
      'too many ids',
      { ids: Array.from({ length: 501 }, () => crypto.randomUUID()), change: { action: 'archive' } },
    ],
    ['no tags', { filter: {}, change: { action: 'addTags', tags: [] } }],
    ['an unknown action', { filter: {}, change: { action: 'erase' } }],
    ['an unknown filter', { filter: { color: 'red' }, change: { action: 'archive' } }],
  ])('refuses %s', async (_, body) => {
    await ana.post('/api/memories/bulk').send(body).expect(400);
  });
});
