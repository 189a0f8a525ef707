import { storedValue } from '../storage/stored-value';

const word = storedValue(() => sessionStorage, 'twyn.redirect');

/**
 * Set while this window is away at a sign-in service, so that the page that comes back asks the identity provider at
 * once, and every other page does not have to. Without storage there is no coming back from a redirect either.
 */
export const redirectHint = {
  isSet: (): boolean => word.read() !== null,
  set: (provider: string): void => word.write(provider),
  /** Where this window was, told once. */
  take(): string | null {
    const provider = word.read();
    word.clear();
    return provider;
  },
};
