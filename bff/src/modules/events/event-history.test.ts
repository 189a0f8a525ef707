import { EventHistory } from './event-history.js';

describe('the history of what was told', () => {
  let now = 0;
  let history: EventHistory;
  const add = (id: string, userId = 'ana', json = `[${id}]`): void => history.add({ id, userId, json });
  const after = (id: string, userId = 'ana'): string[] | undefined =>
    history.after(userId, id)?.map((each) => each.id);

  beforeEach(() => {
    now = 0;
    history = new EventHistory(() => now);
  });

  it('goes on after where a tab was', () => {
    expect(history.begin('ana', 'e-0')).toBe('e-0');
    expect(after('e-0')).toEqual([]);
    for (const id of ['e-1', 'e-4', 'e-5']) add(id);
    add('e-2', 'bo');
    expect(after('e-0')).toEqual(['e-1', 'e-4', 'e-5']);
    expect(after('e-4')).toEqual(['e-5']);
    expect(after('e-5')).toEqual([]);
    expect(history.begin('ana', 'e-9')).toBe('e-5');
  });

  it('knows nothing of another person’s, another start, or what is too long ago', () => {
    add('e-2', 'bo');
    expect(after('e-2')).toBeUndefined();
    for (let n = 0; n < 300; n++) add(`e-${String(n)}`);
    expect(after('e-5')).toBeUndefined();
    expect(after('f-250')).toBeUndefined();
    expect(after('')).toBeUndefined();
    expect(after('e-298')).toEqual(['e-299']);
  });

  it('does not grow with what is told', () => {
    for (let n = 0; n < 50; n++) add(String(n), 'ana', 'x'.repeat(7_900));
    expect(after('49')).toEqual([]);
    expect(after('20')).toBeUndefined();
    add('large', 'ana', 'x'.repeat(300_000));
    expect(after('49')).toBeUndefined();
    expect(after('large')).toEqual([]);
  });

  it('of a person to whom nothing is told any more is forgotten, unless a tab is open', () => {
    add('1');
    add('2', 'bo');
    now = 1_001;
    history.forgetOlderThan(1_000, (userId) => userId === 'bo');
    expect([after('1'), after('2', 'bo')]).toEqual([undefined, []]);
    expect(history.within('bo', 500)).toEqual([]);
    add('3', 'bo');
    expect(history.within('bo', 500).map(({ id }) => id)).toEqual(['3']);
  });
});
