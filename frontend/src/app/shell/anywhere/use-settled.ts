import { useEffect, useState } from 'react';

/** Long enough to let a word be typed, short enough to feel like an answer while typing. */
const PAUSE_MS = 150;

/** The value as it was when it last stood still. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
