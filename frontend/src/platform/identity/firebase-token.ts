import { type Auth, getIdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';

/** The library itself waits until a token has run out. */
const REFRESH_BEFORE_EXPIRY_MS = 5 * 60_000;
/** Where the clock is ahead, every token looks old; it must not be renewed without end. */
const SHORTEST_DELAY_MS = 60_000;
/** A timer that is later than this stood still with its tab. */
const LATE_MS = 5_000;
/** The library looks every 0.8 s for what other tabs have stored. */
const CATCH_UP_MS = 2_000;

/** An account that was switched off or deleted elsewhere is noticed with the refresh, and signed out. */
export function keepTokenFresh(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout>;
  onIdTokenChanged(auth, (user) => {
    clearTimeout(timer);
    if (!user) return;
    void getIdTokenResult(user).then(({ expirationTime }) => {
      clearTimeout(timer);
      const delayMs = Date.parse(expirationTime) - REFRESH_BEFORE_EXPIRY_MS - Date.now();
      const waitMs = Math.max(delayMs, SHORTEST_DELAY_MS);
      const dueAt = Date.now() + waitMs;
      timer = setTimeout(() => void renew(user, dueAt), waitMs);
    });
  });
}

/**
 * A tab that stood still wakes with the refresh token of then, which another tab may have used since: shown again so much
 * later, it would look stolen and end the sign-in. What the other tab got reaches this one within a moment.
 */
async function renew(user: User, dueAt: number): Promise<void> {
  if (Date.now() - dueAt > LATE_MS) await new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS));
  // Offline it stays as it is: the next use of the token refreshes it.
  await user.getIdToken(true).catch(() => undefined);
}
