import { type Auth, getIdTokenResult, onIdTokenChanged } from 'firebase/auth';

/** The library itself waits until a token has run out. */
const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;
/** Where the clock is ahead, every token looks old; it must not be renewed without end. */
const SHORTEST_DELAY_MS = 60_000;

/** An account that was switched off or deleted elsewhere is noticed with the refresh, and signed out. */
export function keepTokenFresh(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout>;
  onIdTokenChanged(auth, (user) => {
    clearTimeout(timer);
    if (!user) return;
    void getIdTokenResult(user).then(({ expirationTime }) => {
      clearTimeout(timer);
      const delayMs = Date.parse(expirationTime) - REFRESH_BEFORE_EXPIRY_MS - Date.now();
      // Offline it stays as it is: the next use of the token refreshes it.
      timer = setTimeout(
        () => void user.getIdToken(true).catch(() => undefined),
        Math.max(delayMs, SHORTEST_DELAY_MS),
      );
    });
  });
}
