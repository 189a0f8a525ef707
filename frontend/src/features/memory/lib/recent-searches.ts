import { storedSearches } from '../../../platform/storage/stored-searches';

const MAX_KEPT = 8;

/** What was searched for lately. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(storedSearches.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The latest first, each once. */
export function saveSearch(query: string): void {
  const others = recentSearches().filter((each) => each !== query);
  storedSearches.write(JSON.stringify([query, ...others].slice(0, MAX_KEPT)));
}

export function clearSearches(): void {
  storedSearches.clear();
}
