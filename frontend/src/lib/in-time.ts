/** Sign-in waits no longer for the server than this. */
const AUTH_TIMEOUT_MS = 3000;

/** Gives up a call that takes too long. */
export async function inTime<T>(
  call: Promise<T> & { abort: () => void },
  timeoutMs = AUTH_TIMEOUT_MS,
): Promise<T> {
  const timer = setTimeout(() => call.abort(), timeoutMs);
  const answer = await call;
  clearTimeout(timer);
  return answer;
}
