import { useEffect, useRef, useState } from 'react';
import type { MonthStep } from '../../lib/month-steps';

/** Keeps months that are only dragged over from being loaded. */
const SETTLED_MS = 150;

interface DebouncedJump {
  /** The step selected but not loaded yet. */
  pendingStep: number | null;
  jumpTo: (step: number) => void;
}

/** Jumps at once to loaded rows, and to others after a short pause. */
export function useDebouncedJump(
  steps: readonly MonthStep[],
  onJump: (month: MonthStep, step: number) => void,
): DebouncedJump {
  const [pendingStep, setAimed] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    pendingStep,
    jumpTo: (step) => {
      const month = steps[step];
      if (!month) return;
      clearTimeout(timer.current);
      const jump = (): void => {
        setAimed(null);
        onJump(month, step);
      };
      if (month.position !== null) {
        jump();
        return;
      }
      setAimed(step);
      timer.current = setTimeout(jump, SETTLED_MS);
    },
  };
}
