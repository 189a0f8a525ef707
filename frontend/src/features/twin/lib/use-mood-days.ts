import { useState } from 'react';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** The days of which the latest mood is read; the same as long as the page is open, so that it is asked for once. */
export function useMoodDays(): { from: string; before: string } {
  const [days] = useState(() => {
    const now = Date.now();
    return {
      from: new Date(now - DAYS * DAY_MS).toISOString(),
      before: new Date(now + DAY_MS).toISOString(),
    };
  });
  return days;
}
