import { storedValue } from './stored-value';

/** Recent searches, stored on this device only. */
export const storedSearches = storedValue(() => localStorage, 'recent-searches');
