import { storedValue } from '../../../platform/storage/stored-value';

const word = storedValue(() => localStorage, 'twyn.signed-in');

/**
 * Tells a returning person from a first visitor before anything is asked of the server, so that
 * public pages neither load the identity provider nor log a refused request.
 */
export const sessionHint = {
  isSet: (): boolean => word.read() !== null,
  set: (): void => word.write('1'),
  clear: word.clear,
};
