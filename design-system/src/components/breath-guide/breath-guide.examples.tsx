import type { ReactElement } from 'react';
import { BreathGuide } from './breath-guide';

export function In(): ReactElement {
  return (
    <BreathGuide phase="in" phaseMs={5_000} share={0.5}>
      Breathe in
    </BreathGuide>
  );
}

export function Out(): ReactElement {
  return (
    <BreathGuide phase="out" phaseMs={5_000} share={0.5}>
      Breathe out
    </BreathGuide>
  );
}
