import { useEffect, useState } from 'react';

/** Milliseconds since the component appeared, or since `key` changed; a new value each so many. */
export function useElapsed(everyMs: number, key: unknown): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - start), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, key]);
  return elapsed;
}
