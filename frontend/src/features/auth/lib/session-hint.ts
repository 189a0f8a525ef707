const KEY = 'twyn.signed-in';

/**
 * Tells a returning person from a first visitor before anything is asked of the server, so that
 * public pages neither load the identity provider nor log a refused request.
 */
export const sessionHint = {
  isSet: (): boolean => attempt(() => localStorage.getItem(KEY) !== null) ?? false,
  set: (): void => void attempt(() => localStorage.setItem(KEY, '1')),
  clear: (): void => void attempt(() => localStorage.removeItem(KEY)),
};

/** Storage may be forbidden altogether; the hint is then simply absent. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}
