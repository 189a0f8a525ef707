import { Card, Row, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { countLines } from '../lib/receipt';

interface DeletionPreviewProps {
  counts: Record<string, number> | undefined;
  isError: boolean;
}

/** Row counts to be deleted, named as in the receipt. A failure to load them does not block the deletion. */
export function DeletionPreview({ counts, isError }: DeletionPreviewProps): ReactElement {
  if (isError) {
    return <Text>This permanently deletes your memories, conversations and sign-in, at once.</Text>;
  }
  return (
    <Stack spacing={1.5}>
      <Text>This permanently deletes your sign-in and:</Text>
      <Card padding="dense">
        {counts ? <Counts rows={counts} /> : <Skeleton shape="block" height={148} />}
      </Card>
    </Stack>
  );
}

function Counts({ rows }: { rows: Record<string, number> }): ReactElement {
  return (
    <Stack component="dl" spacing={0.5}>
      {countLines(rows).map(({ what, count }) => (
        <Row key={what} justify="between">
          <Text as="dt" tone="muted">
            {what}
          </Text>
          <Text as="dd" tabular tone="primary">
            {count}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
