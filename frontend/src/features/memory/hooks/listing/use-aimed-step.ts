import { useEffect, useRef, useState } from 'react';
import type { MonthStep } from '../../lib/month-steps';

/** Months that are only passed over are not read. */
const SETTLED_MS = 150;

interface AimedStep {
  /** The step that is pointed at and not read yet. */
  aimed: number | null;
  aim: (step: number) => void;
}

/** Goes at once to what the list shows already; to the rest of it once the hand has settled there. */
export function useAimedStep(
  steps: readonly MonthStep[],
  onJump: (month: MonthStep, step: number) => void,
): AimedStep {
  const [aimed, setAimed] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    aimed,
    aim: (step) => {
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
