import type { ReactElement } from 'react';
import { StageLanes } from './stage-lanes';

const START = Date.UTC(2026, 2, 11, 23, 40);
const hours = (from: number, to: number) => ({ from: START + from * 3_600_000, to: START + to * 3_600_000 });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

export function ANight(): ReactElement {
  return (
    <StageLanes
      domain="body"
      summary="Deep sleep mostly before 02:30, awake twice."
      from={START}
      to={START + 6.5 * 3_600_000}
      formatMoment={(at) => time.format(at)}
      lanes={[
        { label: 'Awake', weight: 0, spans: [hours(0, 0.2), hours(3.2, 3.3)] },
        { label: 'REM', weight: 0.6, spans: [hours(1.5, 1.8), hours(4.2, 5)] },
        { label: 'Light', weight: 0, spans: [hours(0.2, 0.6), hours(1.8, 3.2)] },
        { label: 'Deep', weight: 1, spans: [hours(0.6, 1.5)] },
      ]}
    />
  );
}
