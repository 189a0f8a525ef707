import { useState } from 'react';

export interface CoolDown {
  /** In milliseconds of the clock; null when nothing has to rest. */
  until: number | null;
  start: () => void;
}

/** The rest between two uses of one thing. A reload does not cut it short. */
export function useCoolDown(name: string, durationMs: number): CoolDown {
  const key = `twyn.rest.${name}`;
  const [until, setUntil] = useState(() => stored(key));
  const start = (): void => {
    const next = Date.now() + durationMs;
    setUntil(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // Without storage it rests until the page is left; the provider has a limit of its own.
    }
  };
  return { until, start };
}

function stored(key: string): number | null {
  try {
    const moment = Number(localStorage.getItem(key));
    return moment > Date.now() ? moment : null;
  } catch {
    return null;
  }
}
