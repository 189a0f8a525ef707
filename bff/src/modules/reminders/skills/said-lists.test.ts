import { ENGLISH } from '../../../testing/phrases.js';
import { type Parameters } from '../../skills/kit/skill-manifest.js';
import { type WordsRead } from '../../skills/kit/from-words.js';
import { readList } from './said-lists.js';

const read = (said: Parameters): WordsRead => readList(said, { phrases: ENGLISH });

describe('a list as it was said', () => {
  it('has one call for each item', () => {
    expect(read({ operation: 'add', list: 'shopping', items: ['milk', 'fish and chips'] })).toEqual({
      calls: [
        { operation: 'add', item: 'milk', list: 'shopping' },
        { operation: 'add', item: 'fish and chips', list: 'shopping' },
      ],
    });
    expect(read({ operation: 'remove', items: ['bin bags'] })).toEqual({
      calls: [{ operation: 'remove', item: 'bin bags' }],
    });
  });

  it('may be several, and what was named before may go there', () => {
    const others = [{ items: ['nails'], list: 'workshop' }];
    expect(read({ operation: 'add', list: 'office', items: ['tape'], others })).toEqual({
      calls: [
        { operation: 'add', item: 'nails', list: 'workshop' },
        { operation: 'add', item: 'tape', list: 'office' },
      ],
    });
    expect(read({ operation: 'remove', items: [], isPointing: true })).toEqual({
      calls: [{ operation: 'remove', isLast: true }],
    });
    expect(read({ operation: 'change', amount: 4 })).toEqual({
      calls: [{ operation: 'change', amount: 4 }],
    });
  });

  it('is made with what is on it', () => {
    expect(read({ operation: 'create', list: 'packing', items: ['passport'] })).toEqual({
      calls: [{ operation: 'create', list: 'packing', items: ['passport'] }],
    });
    expect(read({ operation: 'create', list: 'packing', about: 'Lisbon' })).toEqual({
      calls: [{ operation: 'create', list: 'packing list for Lisbon' }],
    });
    expect(read({ operation: 'create', about: 'Rome' })).toEqual({
      calls: [{ operation: 'create', list: 'Rome' }],
    });
  });

  it('is emptied, read, renamed and deleted', () => {
    expect(read({ operation: 'clear', list: 'shopping', isEmptied: true })).toEqual({
      calls: [{ operation: 'remove', list: 'shopping', isEmptied: true }],
    });
    expect(read({ operation: 'query', list: 'shopping' })).toEqual({
      calls: [{ operation: 'query', list: 'shopping' }],
    });
    expect(read({ operation: 'rename', list: 'shopping', newName: 'food' })).toEqual({
      calls: [{ operation: 'rename', list: 'shopping', newName: 'food' }],
    });
    expect(read({ operation: 'remove', list: 'shopping' })).toEqual({
      calls: [{ operation: 'remove', list: 'shopping' }],
    });
  });

  it('asks for what is missing, and says what it cannot do', () => {
    expect(read({ operation: 'add', list: 'shopping' })).toMatchObject({
      question: 'What should I add?',
      known: { operation: 'add', list: 'shopping' },
    });
    expect(read({ operation: 'create' })).toMatchObject({ question: 'What should I call the list?' });
    expect(read({ operation: 'move', items: ['milk'] })).toMatchObject({
      question: expect.stringContaining('can’t'),
    });
  });
});
