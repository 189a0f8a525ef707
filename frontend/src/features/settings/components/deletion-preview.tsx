import { Card, Row, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { usePreviewDeletionQuery } from '../api/deletion.api';
import { countLines } from '../lib/receipt';

/** Row counts to be deleted, named as in the receipt. A failure to load them does not block the deletion. */
export function DeletionPreview(): ReactElement {
  // What was counted at the last look may have grown since.
  const { data, isError } = usePreviewDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) {
    return <Text>This permanently deletes your memories, conversations and sign-in, at once.</Text>;
  }
  return (
    <Stack spacing={1.5}>
      <Text>This permanently deletes your sign-in and:</Text>
      <Card padding="dense">
        {data ? <Counts rows={data.rows} /> : <Skeleton shape="block" height={148} />}
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
