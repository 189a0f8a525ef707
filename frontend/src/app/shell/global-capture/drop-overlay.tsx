import { Box, Icon, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** Shown while text is dragged over the window. */
export function DropOverlay(): ReactElement {
  return (
    <Box sx={overlay}>
      <Row gap={1.5}>
        <Icon name="plus" />
        <Text variant="h3">Drop to save it</Text>
      </Row>
    </Box>
  );
}

const overlay = {
  position: 'fixed',
  inset: 16,
  zIndex: 'modal',
  display: 'grid',
  placeItems: 'center',
  border: '2px dashed',
  borderColor: 'border.strong',
  borderRadius: 1.5,
  backgroundColor: 'surface.scrim',
  // Otherwise the overlay would trigger `dragleave` and hide itself.
  pointerEvents: 'none',
} as const;
