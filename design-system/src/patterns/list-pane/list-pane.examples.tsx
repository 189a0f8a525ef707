import type { ReactElement } from 'react';
import { Box } from '../../components/layout/layout';
import { ListRow } from '../../components/list-row/list-row';
import { Text } from '../../components/text/text';
import { ListPane } from './list-pane';

export function BetweenHeadAndFoot(): ReactElement {
  return (
    <Box sx={{ height: 280, border: 1, borderColor: 'border.hairline' }}>
      <ListPane
        head={
          <Box sx={{ p: 2 }}>
            <Text variant="h3">Memory</Text>
          </Box>
        }
        foot={
          <Box sx={{ p: 2 }}>
            <Text tone="muted">2 selected</Text>
          </Box>
        }
      >
        {Array.from({ length: 12 }, (_, index) => (
          <ListRow key={index} title={`Row ${String(index + 1)}`} secondary="It scrolls" href="#" />
        ))}
      </ListPane>
    </Box>
  );
}
