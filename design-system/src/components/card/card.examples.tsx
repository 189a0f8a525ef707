import type { ReactElement } from 'react';
import { Badge } from '../badge/badge';
import { Glyph } from '../glyph/glyph';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Row } from '../layout/row';
import { Stack } from '../layout/layout';
import { ListRow } from '../list-row/list-row';
import { Logo } from '../logo/logo';
import { Text } from '../text/text';
import { Card } from './card';

export function WithHead(): ReactElement {
  return (
    <Card
      glyph={<Logo size={20} />}
      title="Morning brief"
      note="4 lines, 6 sources"
      actions={<IconButton size="sm" label="More" icon={<Icon name="more" size={18} />} />}
    >
      <Text variant="read">You slept 6 h 12 min, 48 minutes under your usual.</Text>
    </Card>
  );
}

export function WithCount(): ReactElement {
  return (
    <Card title="For you to confirm" actions={<Badge>2</Badge>}>
      <Text>Jonas moved to Lyon in February.</Text>
    </Card>
  );
}

export function OneLink(): ReactElement {
  return (
    <Card href="#body" padding="dense">
      <Stack spacing={1.5}>
        <Row>
          <Glyph domain="body" size="sm" />
          <Text variant="h3" as="h2">
            Body
          </Text>
        </Row>
        <Row gap={0.5} align="baseline" nowrap>
          <Text variant="metric">58</Text>
          <Text tone="muted">bpm</Text>
        </Row>
      </Stack>
    </Card>
  );
}

export function FlushList(): ReactElement {
  return (
    <Card title="Used in" padding="none">
      <ListRow href="#brief" title="Morning brief" meta="12 Mar" secondary="“Dr. Okafor at 10:30…”" />
      <ListRow href="#questions" title="Questions for Dr. Okafor" meta="12 Mar" secondary="Cited twice" />
    </Card>
  );
}
