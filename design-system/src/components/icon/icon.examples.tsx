import type { ReactElement } from 'react';
import { Box, Row } from '../layout';
import { Text } from '../text/text';
import { Icon } from './icon';
import { iconNames } from './icon-paths';

export function AllIcons(): ReactElement {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
      {iconNames.map((name) => (
        <Row key={name}>
          <Icon name={name} />
          <Text variant="caption" tone="muted">
            {name}
          </Text>
        </Row>
      ))}
    </Box>
  );
}

export function Sizes(): ReactElement {
  return (
    <Row gap={1.5}>
      {([14, 16, 18, 20, 22, 24] as const).map((size) => (
        <Icon key={size} name="body" size={size} />
      ))}
      <Icon name="warning" label="Needs a look" />
    </Row>
  );
}
