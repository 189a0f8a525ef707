import { useState } from 'react';
import { storedRecord } from '../../../platform/storage/stored-record';

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
    // Without storage it rests until the page is left; the provider has a limit of its own.
    storedRecord(() => localStorage, key).write(next);
  };
  return { until, start };
}

function stored(key: string): number | null {
  const moment = storedRecord(() => localStorage, key).read();
  return typeof moment === 'number' && moment > Date.now() ? moment : null;
}
