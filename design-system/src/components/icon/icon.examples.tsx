import type { ReactElement } from 'react';
import { Box } from '../layout/layout';
import { Row } from '../layout/row';
import { Text } from '../text/text';
import { AnswerIcon } from './answer-icon';
import { HomeIcon, homeIconNames } from './home-icon';
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

export function OfAHome(): ReactElement {
  return (
    <Row gap={1.5}>
      {homeIconNames.map((name) => (
        <HomeIcon key={name} name={name} />
      ))}
    </Row>
  );
}

export function OfAnswers(): ReactElement {
  return (
    <Row gap={1.5}>
      <AnswerIcon name="speaker" label="Read aloud" />
      <AnswerIcon name="thumb-up" label="Good" />
      <AnswerIcon name="thumb-down" label="Bad" />
    </Row>
  );
}
