import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { DiffText } from './diff-text';

export function Correction(): ReactElement {
  return (
    <Text tone="muted">
      <DiffText
        parts={[
          { kind: 'same', text: 'You corrected the date of the visit: ' },
          { kind: 'removed', text: '13 March' },
          { kind: 'same', text: ' ' },
          { kind: 'added', text: '12 March' },
          { kind: 'same', text: '.' },
        ]}
      />
    </Text>
  );
}
