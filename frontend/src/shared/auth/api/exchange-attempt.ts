import { randomUuid } from '../../../lib/random-uuid';
import { storedValue } from '../../../platform/storage/stored-value';

const word = storedValue(() => localStorage, 'twyn.exchange');

/**
 * The name of an exchange until its answer was read, on this page or the next. A page that is left meanwhile never
 * learns that the server has opened a session; by the name of the repeat the server knows which one to replace.
 */
export const exchangeAttempt = {
  id(): string {
    const pending = word.read();
    if (pending !== null) return pending;
    const id = randomUuid();
    word.write(id);
    return id;
  },
  answered: word.clear,
};
