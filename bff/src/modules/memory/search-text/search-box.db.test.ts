import { oneDriver } from '../../../testing/database.js';
import { captureMemory, searchMemories, searchTexts } from '../../../testing/memory-requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { entities, entityMentions } from '../entities/entities.table.js';
import { type MemorySearchResults } from '../memory-search.dto.js';
import { MemorySuggestions } from '../review/memory-suggestions.service.js';
import { FINDABLE } from '../search/candidates.js';
import { SearchTextService } from './search-text.service.js';

describe.each(oneDriver)('the search box on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);
  const bo = signedIn(product, beforeEach);

  it('narrows by the filters among the words, and gives back what it understood', async () => {
    await captureMemory(ana, 'Dinner in Porto.', { kind: 'event', tags: ['trip'] });
    await captureMemory(ana, 'Dinner at home.');
    const found = await searchMemories(ana, 'dinner kind:event tag:trip');

    expect(found.items.map(({ memory }) => memory.text)).toEqual(['Dinner in Porto.']);
    expect(found.understood).toEqual({
      words: 'dinner',
      filters: [
        { text: 'kind:event', field: 'kind', value: 'event' },
        { text: 'tag:trip', field: 'tag', value: 'trip' },
      ],
      notes: [],
    });
  });

  it('lists what the filters alone select, the newest first', async () => {
    await captureMemory(ana, 'First.', { kind: 'event' });
    product.clock.advance({ minutes: 1 });
    await captureMemory(ana, 'Second.', { kind: 'event' });
    await captureMemory(ana, 'Other.');
    expect(await searchTexts(ana, 'kind:event')).toEqual(['Second.', 'First.']);
  });

  it('finds what stands in quotes word for word, whatever its case', async () => {
    await captureMemory(ana, 'The one with the yard near the river.');
    await captureMemory(ana, 'A yard, and one more.');
    expect(await searchTexts(ana, '"one with the YARD"')).toEqual(['The one with the yard near the river.']);
    expect(await searchTexts(ana, '"100% of_it"')).toEqual([]);
  });

  it('finds in exact mode only what says every word, and by meaning what says none', async () => {
    await captureMemory(ana, 'My physician moved to Lyon.');
    await captureMemory(ana, 'The doctor is in Porto.');
    expect(await searchTexts(ana, 'doctor Porto', { mode: 'exact' })).toEqual(['The doctor is in Porto.']);
    expect(await searchTexts(ana, 'doctor Lyon', { mode: 'exact' })).toEqual([]);
    expect(await searchTexts(ana, 'doctor', { mode: 'meaning' })).toContain('My physician moved to Lyon.');
  });

  it('counts the kinds of all that was found, also beyond the limit', async () => {
    for (const kind of ['event', 'event', 'fact']) await captureMemory(ana, 'Dinner in Porto.', { kind });
    const { items, kinds } = await searchMemories(ana, 'Porto dinner', { limit: 1 });
    expect(items).toHaveLength(1);
    expect(kinds).toEqual([
      { value: 'event', count: 2 },
      { value: 'fact', count: 1 },
    ]);
  });

  it('puts what the twin guesses below what was stated, and leaves it out of what filters alone select', async () => {
    const { body: me } = await ana.get('/api/me').expect(200);
    await captureMemory(ana, 'Nuts: Tom is allergic, says Eva.', { kind: 'fact' });
    const guess = {
      text: 'Tom is allergic to nuts.',
      kind: 'fact' as const,
      source: { kind: 'message' as const },
    };
    const said = { saidBy: 'user' as const, recalled: [] };
    await product.app.get(MemorySuggestions).suggest(me.id as string, guess, said);

    const stated = 'Nuts: Tom is allergic, says Eva.';
    expect(await searchTexts(ana, 'Is Tom allergic to nuts?')).toEqual([stated, guess.text]);
    expect(await searchTexts(ana, 'Is Tom allergic to nuts?', { status: 'active' })).toEqual([stated]);
    expect(await searchTexts(ana, 'kind:fact')).toEqual([stated]);
  });

  it('reads no more conditions into plain words than there are, which would keep it from the graph', async () => {
    const { selection } = await product.app
      .get(SearchTextService)
      .understand('', { query: 'dinner', limit: 10 });
    expect(selection).toEqual(FINDABLE);
  });

  it('knows people by their names, and takes one it does not know for a word', async () => {
    const memory = await captureMemory(ana, 'Lunch, and she paid.');
    const { body: me } = await ana.get('/api/me').expect(200);
    const userId = me.id as string;
    // Once the twin has read it, it leaves alone whom it speaks of.
    await product.settled();
    await product.database.database.forUser(userId, async (tx) => {
      const [row] = await tx
        .insert(entities)
        .values({ userId, kind: 'person', name: 'Anna Keller', key: 'anna keller' })
        .returning({ id: entities.id });
      await tx.insert(entityMentions).values({ userId, memoryId: memory.id, entityId: row!.id });
    });
    expect(await searchTexts(ana, 'person:anna')).toEqual(['Lunch, and she paid.']);
    const { understood } = await searchMemories(ana, 'lunch person:Zoe');
    expect(understood).toMatchObject({
      words: 'lunch Zoe',
      filters: [],
      notes: ['No person called “Zoe” is known; the name was searched for as words.'],
    });
  });

  it('finds what is like a memory, but not itself nor anything of somebody else', async () => {
    const memory = await captureMemory(ana, 'Dinner in Porto: grilled octopus.');
    await captureMemory(ana, 'Grilled octopus for dinner at home.');
    await captureMemory(bo, 'Bo’s grilled octopus dinner.');
    const { body } = await ana.get(`/api/memories/${memory.id}/similar`).expect(200);
    const { items } = body as MemorySearchResults;
    expect(items.map(({ memory }) => memory.text)).toEqual(['Grilled octopus for dinner at home.']);
    await bo.get(`/api/memories/${memory.id}/similar`).expect(404);
    await ana.get(`/api/memories/${memory.id}/similar?limit=0`).expect(400);
  });
});
