import { storedWord } from './stored-word';

/** What was searched for lately, kept on this device alone. */
export const storedSearches = storedWord(() => localStorage, 'recent-searches');
