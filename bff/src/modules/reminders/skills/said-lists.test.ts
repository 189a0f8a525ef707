import { readList } from './said-lists.js';

describe('a list as it was said', () => {
  it('has one call for each item', () => {
    expect(readList({ operation: 'add', list: 'shopping', items: ['milk', 'fish and chips'] })).toEqual({
      calls: [
        { operation: 'add', item: 'milk', list: 'shopping' },
        { operation: 'add', item: 'fish and chips', list: 'shopping' },
      ],
    });
    expect(readList({ operation: 'remove', items: ['bin bags'] })).toEqual({
      calls: [{ operation: 'remove', item: 'bin bags' }],
    });
  });

  it('is made with what is on it', () => {
    expect(readList({ operation: 'create', list: 'packing', items: ['passport'] })).toEqual({
      calls: [
        { operation: 'create', list: 'packing' },
        { operation: 'add', item: 'passport', list: 'packing' },
      ],
    });
    expect(readList({ operation: 'create', about: 'Rome' })).toEqual({
      calls: [{ operation: 'create', list: 'Rome' }],
    });
  });

  it('is emptied, read, renamed and deleted', () => {
    expect(readList({ operation: 'clear', list: 'shopping', isEmptied: true })).toEqual({
      calls: [{ operation: 'remove', list: 'shopping', isEmptied: true }],
    });
    expect(readList({ operation: 'query', list: 'shopping' })).toEqual({
      calls: [{ operation: 'query', list: 'shopping' }],
    });
    expect(readList({ operation: 'rename', list: 'shopping', newName: 'food' })).toEqual({
      calls: [{ operation: 'rename', list: 'shopping', newName: 'food' }],
    });
    expect(readList({ operation: 'remove', list: 'shopping' })).toEqual({
      calls: [{ operation: 'remove', list: 'shopping' }],
    });
  });

  it('asks for what is missing, and says what it cannot do', () => {
    expect(readList({ operation: 'add', list: 'shopping' })).toMatchObject({
      question: 'What shall I add?',
      known: { operation: 'add', list: 'shopping' },
    });
    expect(readList({ operation: 'create' })).toMatchObject({ question: 'What shall the list be called?' });
    expect(readList({ operation: 'move', items: ['milk'] })).toMatchObject({
      question: expect.stringContaining('cannot'),
    });
  });
});
