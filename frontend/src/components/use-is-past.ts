import { useEffect, useState } from 'react';

/** Whether that time has come; turns true by itself. `null` never comes. */
export function useIsPast(time: string | null): boolean {
  const at = time === null ? Infinity : Date.parse(time);
  const [now, setNow] = useState(() => Date.now());
  const left = at - now;
  useEffect(() => {
    if (left <= 0 || left === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
