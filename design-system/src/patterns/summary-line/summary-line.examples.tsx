import type { ReactElement } from 'react';
import { SummaryLine } from './summary-line';

export function AHome(): ReactElement {
  return (
    <SummaryLine
      aria-label="At a glance"
      parts={[
        { text: '2 lights on', href: '#lights', isCurrent: true },
        { text: '1 door unlocked', href: '#locks' },
        { text: 'windows closed' },
        { text: '20.5 °C inside', href: '#climate' },
      ]}
    />
  );
}
