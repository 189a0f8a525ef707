import { useEffect, useState } from 'react';

const PATIENCE_MS = 200;

/** Turns true once the component has been waiting long enough for a sign of work to be worth showing. */
export function useIsOverdue(): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsOverdue, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isOverdue;
}
