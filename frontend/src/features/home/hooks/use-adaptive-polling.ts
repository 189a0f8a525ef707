import { useEffect } from 'react';

const IDLE_POLL_MS = 15_000;
const MOVING_POLL_MS = 1_000;

/** Polls while the page is visible: every 15 s, or every second while a device is moving. */
export function useAdaptivePolling(isMoving: boolean, refetch: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(
      () => document.visibilityState === 'visible' && refetch(),
      isMoving ? MOVING_POLL_MS : IDLE_POLL_MS,
    );
    return () => clearInterval(timer);
  }, [isMoving, refetch]);
}
