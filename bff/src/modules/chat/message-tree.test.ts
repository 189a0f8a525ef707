import { branchTo, childrenByParent, newestLeaf } from './message-tree.js';

/** A question with two answers, the first of them followed by a question in two versions. */
const NODES = [
  { id: 'q1', parentId: null },
  { id: 'a1', parentId: 'q1' },
  { id: 'q2', parentId: 'a1' },
  { id: 'a2', parentId: 'q2' },
  { id: 'q2b', parentId: 'a1' },
  { id: 'a2b', parentId: 'q2b' },
  { id: 'a1b', parentId: 'q1' },
];
const ids = (nodes: { id: string }[]): string => nodes.map(({ id }) => id).join(' ');

describe('a conversation with branches', () => {
  it('is shown from its first message to the chosen end', () => {
    expect(ids(branchTo(NODES, 'a2'))).toBe('q1 a1 q2 a2');
    expect(ids(branchTo(NODES, 'a1b'))).toBe('q1 a1b');
  });

  it('is shown to its newest message where no end is chosen or the end is gone', () => {
    expect(ids(branchTo(NODES, null))).toBe('q1 a1b');
    expect(ids(branchTo(NODES, 'gone'))).toBe('q1 a1b');
    expect(branchTo([], null)).toEqual([]);
  });

  it('goes on with the newest of what follows', () => {
    expect(newestLeaf(NODES, 'a1')).toBe('a2b');
    expect(newestLeaf(NODES, 'q2')).toBe('a2');
    expect(newestLeaf(NODES, 'a1b')).toBe('a1b');
  });

  it('knows what was said in the same place, oldest first', () => {
    const children = childrenByParent(NODES);
    expect(children.get('q1')).toEqual(['a1', 'a1b']);
    expect(children.get('a1')).toEqual(['q2', 'q2b']);
    expect(children.get(null)).toEqual(['q1']);
  });
});
