const KEY = 'twyn.redirect';

/**
 * Set while this window is away at a sign-in service, so that the page that comes back asks the identity provider at
 * once, and every other page does not have to.
 */
export const redirectHint = {
  isSet: (): boolean => attempt(() => sessionStorage.getItem(KEY) !== null) ?? false,
  set: (): void => void attempt(() => sessionStorage.setItem(KEY, '1')),
  clear: (): void => void attempt(() => sessionStorage.removeItem(KEY)),
};

/** Without storage there is no coming back from a redirect either. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
