import { describe, expect, it } from 'vitest';
import { groupConversations } from './group-conversations';

describe('groupConversations', () => {
  it('names the groups the finer the newer they are', () => {
    const now = new Date(2026, 2, 12, 9);
    const dates = [
      new Date(2026, 2, 12, 0),
      new Date(2026, 2, 11, 23),
      new Date(2026, 2, 8),
      new Date(2026, 2, 2),
      new Date(2026, 1, 26),
      new Date(2025, 11, 1),
    ];
    const items = dates.map((date) => ({ updatedAt: date.toISOString() }));
    expect(groupConversations(items, now).map(({ label }) => label)).toEqual([
      'Today',
      'Yesterday',
      'This week',
      'March',
      'February',
      'December 2025',
    ]);
  });
});
