/** Maximum wait for the server during sign-in. */
const AUTH_TIMEOUT_MS = 3000;

/** Aborts the call after `timeoutMs`. */
export async function withTimeout<T>(
  call: Promise<T> & { abort: () => void },
  timeoutMs = AUTH_TIMEOUT_MS,
): Promise<T> {
  const timer = setTimeout(() => call.abort(), timeoutMs);
  const answer = await call;
  clearTimeout(timer);
  return answer;
}
