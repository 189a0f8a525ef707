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

  it('may be several, and what was named before may go there', () => {
    const others = [{ items: ['nails'], list: 'workshop' }];
    expect(readList({ operation: 'add', list: 'office', items: ['tape'], others })).toEqual({
      calls: [
        { operation: 'add', item: 'nails', list: 'workshop' },
        { operation: 'add', item: 'tape', list: 'office' },
      ],
    });
    expect(readList({ operation: 'remove', items: [], isPointing: true })).toEqual({
      calls: [{ operation: 'remove', isLast: true }],
    });
    expect(readList({ operation: 'change', amount: 4 })).toEqual({
      calls: [{ operation: 'change', amount: 4 }],
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
