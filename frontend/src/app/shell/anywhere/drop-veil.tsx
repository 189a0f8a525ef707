import { Box, Icon, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** While something is dragged over the window: says what letting go of it does. */
export function DropVeil(): ReactElement {
  return (
    <Box sx={veil}>
      <Row gap={1.5}>
        <Icon name="plus" />
        <Text variant="h3">Drop it to tell your twin</Text>
      </Row>
    </Box>
  );
}

const veil = {
  position: 'fixed',
  inset: 16,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed',
  borderColor: 'border.strong',
  borderRadius: 1.5,
  backgroundColor: 'surface.scrim',
  // The pointer must go on meeting what lies below, or the veil would end what shows it.
  pointerEvents: 'none',
} as const;
