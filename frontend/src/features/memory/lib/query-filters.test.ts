import { describe, expect, it } from 'vitest';
import { removeKindFilters, removeFilter, addFilter } from './query-filters';

describe('the words of a search', () => {
  it('lose one filter and keep the rest', () => {
    expect(removeFilter('dinner kind:event tag:trip', 'kind:event')).toBe('dinner tag:trip');
    expect(removeFilter('dinner', 'kind:event')).toBe('dinner');
  });

  it('gain one', () => {
    expect(addFilter('dinner ', 'kind:event')).toBe('dinner kind:event');
    expect(addFilter('', 'kind:event')).toBe('kind:event');
  });

  it('lose all their kinds', () => {
    expect(removeKindFilters('kind:event dinner type:fact mankind:x')).toBe('dinner mankind:x');
  });
});
