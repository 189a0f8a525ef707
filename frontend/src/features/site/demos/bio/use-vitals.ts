import { useEffect, useReducer, useState } from 'react';
import { initialVitals, nextVitals, TIP_MS, tips, UPDATE_MS, type Vitals } from './vitals';

const HISTORY = 40;

interface SimulatedVitals {
  /** Oldest first; the last is now. */
  history: Vitals[];
  tip: (typeof tips)[number];
  isRunning: boolean;
  toggle: () => void;
}

/** A body that does not exist, second by second. */
export function useVitals(): SimulatedVitals {
  const [history, advance] = useReducer(append, [initialVitals]);
  const [turn, nextTip] = useReducer((count: number) => count + 1, 0);
  const [isRunning, setIsRunning] = useState(true);

  useEffect(() => {
    if (!isRunning) return;
    const readings = setInterval(advance, UPDATE_MS);
    const rotation = setInterval(nextTip, TIP_MS);
    return () => {
      clearInterval(readings);
      clearInterval(rotation);
    };
  }, [isRunning]);

  const tip = tips[turn % tips.length] ?? tips[0];
  return { history, tip, isRunning, toggle: () => setIsRunning((was) => !was) };
}

function append(history: Vitals[]): Vitals[] {
  const now = history.at(-1) ?? initialVitals;
  return [...history, nextVitals(now)].slice(-HISTORY);
}
