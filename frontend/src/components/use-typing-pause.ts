import { useEffect, useEffectEvent } from 'react';

/** Long enough to let a word be typed, short enough to feel like an answer while typing. */
const PAUSE_MS = 200;

/** Calls back with the words of a field once they have stood still. */
export function useTypingPause(typed: string, onPause: (typed: string) => void): void {
  const handlePause = useEffectEvent(onPause);
  useEffect(() => {
    const timer = setTimeout(() => handlePause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
}
