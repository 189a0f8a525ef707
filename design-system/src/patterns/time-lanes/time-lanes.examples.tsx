import type { ReactElement } from 'react';
import { TimeLanes } from './time-lanes';

const START = Date.UTC(2026, 2, 11);
const HOUR_MS = 3_600_000;
const at = (hour: number): number => START + hour * HOUR_MS;

export function ADay(): ReactElement {
  return (
    <TimeLanes
      summary="Asleep until 06:04, three moods, a memory at 08:40 and one at 18:32."
      from={START}
      to={at(24)}
      lanes={[
        { label: 'Asleep', domain: 'body', spans: [{ from: at(0.4), to: at(6.06) }] },
        { label: 'Mood', domain: 'mood', marks: [at(8.1), at(15.3), at(21.2)] },
        { label: 'Memories', domain: 'memory', marks: [at(8.66), at(18.5)] },
        {
          label: 'Home',
          domain: 'home',
          spans: [{ from: at(17.7), to: at(20), weight: 0.3 }],
          marks: [at(6.2)],
        },
      ]}
      ticks={[0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => ({
        at: at(hour),
        label: String(hour).padStart(2, '0'),
      }))}
    />
  );
}

export function ANight(): ReactElement {
  return (
    <TimeLanes
      summary="Deep sleep mostly before 02:30, awake once."
      from={at(0)}
      to={at(6.5)}
      lanes={[
        { label: 'Awake', domain: 'body', spans: [{ from: at(3.2), to: at(3.3), weight: 0 }] },
        { label: 'Light', domain: 'body', spans: [{ from: at(0.2), to: at(3.2), weight: 0.2 }] },
        { label: 'Deep', domain: 'body', spans: [{ from: at(0.6), to: at(1.5) }] },
      ]}
      ticks={[
        { at: at(0), label: '00:00' },
        { at: at(6.5), label: '06:30' },
      ]}
    />
  );
}
