import type { ReactElement } from 'react';
import { Text } from '../text/text';
import { Time } from './time';

export function Moment(): ReactElement {
  return (
    <Text variant="caption" tone="faint">
      Recorded <Time dateTime="2026-03-04T18:22:00Z">4 Mar, 18:22</Time>
    </Text>
  );
}
