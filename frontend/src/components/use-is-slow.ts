import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 200;

/** True once the component has been mounted long enough to show a loading indicator. */
export function useIsSlow(): boolean {
  const [isSlow, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsOverdue, SLOW_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
