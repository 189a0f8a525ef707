import type { ReactElement } from 'react';
import { LiveTrace } from './live-trace';

const NOW = Date.UTC(2026, 2, 12, 18, 42);
const common = { domain: 'body', nowMs: NOW, spanMs: 120_000, times: ['−2 min', '−1 min', 'now'] } as const;

const points = Array.from({ length: 121 }, (_, index) => ({
  atMs: NOW - (120 - index) * 1_000,
  value: 64 + 3 * Math.sin(index / 5) + 2 * Math.sin(index / 1.7),
}));

export function WithWhatIsUsual(): ReactElement {
  return (
    <LiveTrace
      {...common}
      label="Heart rate over the last two minutes: 59 to 69 bpm."
      points={points}
      band={[55, 61]}
    />
  );
}

export function AfterAGap(): ReactElement {
  return (
    <LiveTrace
      {...common}
      label="Heart rate over the last two minutes: 59 to 69 bpm."
      points={points.filter((_, index) => index < 40 || index > 70)}
    />
  );
}

export function JustConnected(): ReactElement {
  return <LiveTrace {...common} label="No heart rate yet." points={[]} />;
}
