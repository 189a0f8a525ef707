import { useEffect } from 'react';

const STEADY_MS = 15_000;
const MOVING_MS = 1_000;

/** Looks again from time to time while the page is in view, and every second while something is on its way. */
export function useSteadyLook(isMoving: boolean, look: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && look(),
      isMoving ? MOVING_MS : STEADY_MS,
    );
    return () => clearInterval(timer);
  }, [isMoving, look]);
}
