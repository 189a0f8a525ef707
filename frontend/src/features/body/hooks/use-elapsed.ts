import { useEffect, useState } from 'react';

/** Milliseconds since the component appeared; a new value each so many. */
export function useElapsed(everyMs: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return elapsed;
}
