import { Box, Kbd, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ReviewActions } from '../../hooks/review/use-review-actions';

/** The keys that the whole inbox can be worked through with; a phone has none. */
export function ReviewLegend({ actions }: { actions: ReviewActions }): ReactElement {
  const { approve, reject, merge } = actions;
  const keys = [
    ['j', 'next'],
    ['k', 'previous'],
    ['a', approve.label.toLowerCase()],
    ['e', merge ? 'merge by hand' : 'edit'],
    ...(reject ? [['r', reject.label.toLowerCase()]] : []),
    ...(merge ? [['m', merge.label.toLowerCase()]] : []),
    ['u', 'undo'],
  ];
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Row gap={2} role="note" aria-label="Keys">
        {keys.map(([key, does]) => (
          <Text key={key} as="span" variant="caption" tone="faint">
            <Kbd>{key}</Kbd> {does}
          </Text>
        ))}
      </Row>
    </Box>
  );
}
