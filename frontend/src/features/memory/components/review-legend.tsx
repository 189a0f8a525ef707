import { Kbd, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['e', 'edit'],
  ['r', 'reject'],
  ['m', 'merge'],
  ['u', 'undo'],
] as const;

/** The keys that the whole inbox can be worked through with. */
export function ReviewLegend(): ReactElement {
  return (
    <Row gap={2} role="note" aria-label="Keys">
      {keys.map(([key, does]) => (
        <Text key={key} as="span" variant="caption" tone="faint">
          <Kbd>{key}</Kbd> {does}
        </Text>
      ))}
    </Row>
  );
}
