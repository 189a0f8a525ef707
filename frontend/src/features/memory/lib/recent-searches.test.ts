import { describe, expect, it } from 'vitest';
import { clearSearches, saveSearch, recentSearches } from './recent-searches';

describe('recent searches', () => {
  it('come the latest first, each once, and no more than eight', () => {
    for (let each = 0; each < 10; each++) saveSearch(`search ${each}`);
    saveSearch('search 5');
    expect(recentSearches()).toHaveLength(8);
    expect(recentSearches().slice(0, 2)).toEqual(['search 5', 'search 9']);
  });

  it('are gone once they are cleared', () => {
    saveSearch('yard');
    clearSearches();
    expect(recentSearches()).toEqual([]);
  });

  it('are none where something else was stored', () => {
    localStorage.setItem('recent-searches', '{"a":');
    expect(recentSearches()).toEqual([]);
  });
});
