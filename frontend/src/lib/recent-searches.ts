import { storedWord } from './stored-word';

const MAX_KEPT = 8;

/** What was searched for lately, kept on this device alone. */
const kept = storedWord(() => localStorage, 'recent-searches');

export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The latest first, each once. */
export function keepSearch(query: string): void {
  const others = recentSearches().filter((each) => each !== query);
  kept.write(JSON.stringify([query, ...others].slice(0, MAX_KEPT)));
}

/** Also when somebody signs out: whoever uses this device next sees none of it. */
export function forgetSearches(): void {
  kept.clear();
}
