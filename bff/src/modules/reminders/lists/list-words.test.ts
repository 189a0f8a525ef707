import { itemsIn, namesOfList } from './list-words.js';

describe('what is on a list', () => {
  it.each([
    ['milk, eggs and bread', 'en', ['milk', 'eggs', 'bread']],
    ['milk,  fish  fingers, and bread', 'en', ['milk', 'fish fingers', 'bread']],
    ['mac and cheese', 'en', ['mac and cheese']],
    ['Milch, Eier und Brot', 'de', ['Milch', 'Eier', 'Brot']],
    ['Milch, Rock and Roll', 'de', ['Milch', 'Rock and Roll']],
  ])('%s (%s)', (said, language, items) => {
    expect(itemsIn(said, language)).toEqual(items);
  });
});

it('calls the same list by all of its names', () => {
  expect(namesOfList('groceries')).toEqual(
    expect.arrayContaining(['groceries', 'shopping', 'einkaufszettel']),
  );
  expect(namesOfList('christmas')).toEqual(['christmas']);
});
