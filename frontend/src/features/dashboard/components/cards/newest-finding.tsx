import { Badge, Button, Card, Row, Stack, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths';
import type { TodayOverview } from '../../../../shared/today/api/today.api';

/** The last thing that was found in the days and still holds; nothing where nothing was. */
export function NewestFinding({ finding }: { finding: TodayOverview['finding'] }): ReactNode {
  if (!finding) return null;
  const { sentence, n, chance, isNew, isSample } = finding;
  const basis = [n !== null && `${String(n)} days.`, chance, 'An association, not a cause.'];
  return (
    <Card title="Newest finding" aria-label="Newest finding" {...(isNew && { note: 'new' })}>
      <Stack spacing={1.5}>
        <Text variant="read">{sentence}</Text>
        <Text variant="caption" tone="muted">
          {basis.filter(Boolean).join(' ')}
        </Text>
        <Row>
          <Button size="sm" href={paths.analytics}>
            Open findings
          </Button>
          {isSample && <Badge>Sample</Badge>}
        </Row>
      </Stack>
    </Card>
  );
}
