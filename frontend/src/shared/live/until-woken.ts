/** Waits so long, or until somebody looks at the page, the network is back, or the signal is aborted. */
export async function untilWoken(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const wake = (): void => resolve(undefined);
  const looked = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  const timer = setTimeout(wake, ms);
  signal.addEventListener('abort', wake);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', looked);
  if (!signal.aborted) await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', wake);
  removeEventListener('online', wake);
  document.removeEventListener('visibilitychange', looked);
}
