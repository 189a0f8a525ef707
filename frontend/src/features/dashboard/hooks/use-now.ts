import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present, minute by minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (Date.now() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
