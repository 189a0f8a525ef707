import { type List, type ListItem } from './list.js';
import { ListTransaction } from './list-transaction.js';
import { MAX_ITEMS, MAX_LISTS, TooManyItems, TooManyLists } from './lists.errors.js';
import { type ListRows } from './lists.repository.js';

const NOW = new Date('2026-11-21T13:30:00Z');
const LIST: List = { id: 'list', name: 'Shopping', key: 'shopping', createdAt: NOW, updatedAt: NOW };

function boxOf(items: readonly ListItem[], count: number): ListTransaction {
  const rows: Partial<ListRows> = {
    findItems: () => Promise.resolve([...items]),
    countItems: () => Promise.resolve(count),
    insertItem: (item) => Promise.resolve(item),
  };
  return new ListTransaction(rows as ListRows, NOW);
}

describe('lists', () => {
  it('are kept to a number that can be looked through', async () => {
    const box = (count: number): ListTransaction => {
      const findLists = (): Promise<List[]> => Promise.resolve(Array.from({ length: count }, () => LIST));
      const rows: Partial<ListRows> = { findLists, insertList: () => Promise.resolve(true) };
      return new ListTransaction(rows as ListRows, NOW);
    };
    await expect(box(MAX_LISTS).add('One more')).rejects.toThrow(TooManyLists);
    await expect(box(MAX_LISTS).add('my shopping list')).resolves.toBe(LIST);
    await expect(box(MAX_LISTS - 1).add('One more')).resolves.toMatchObject({ key: 'one more' });
  });
});

describe('the items of all lists', () => {
  it('are kept to a number that can be looked through', async () => {
    await expect(boxOf([], MAX_ITEMS).addItem(LIST, 'tea')).rejects.toThrow(TooManyItems);
    await expect(boxOf([], MAX_ITEMS - 1).addItem(LIST, 'tea')).resolves.toMatchObject({ text: 'tea' });
  });
});
