import { useEffect, useState } from 'react';

const WAIT_MS = 1_000;

/** True after the first idle callback; after one second in browsers without `requestIdleCallback`. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const handleIdle = (): void => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(handleIdle, WAIT_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(handleIdle);
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
