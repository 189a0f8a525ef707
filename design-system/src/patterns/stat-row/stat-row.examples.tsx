import type { ReactElement } from 'react';
import { StatRow } from './stat-row';

export function ThreeFigures(): ReactElement {
  return (
    <StatRow
      stats={[
        { value: '473', label: 'questions asked', footnote: 'Of eight invented lives.' },
        { value: '0', label: 'requests to anybody else', footnote: 'On every page of this site.' },
        { value: '24/7', label: 'on your machine', footnote: 'As long as it runs.' },
      ]}
    />
  );
}
