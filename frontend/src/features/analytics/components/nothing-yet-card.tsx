import { Card, ProgressBar, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { FindingList } from '../api/insights.api';

/** Series that are on their way to enough days. */
export function NothingYetCard({ check }: { check: FindingList['check'] }): ReactElement | null {
  const { waiting, minDays } = check;
  if (waiting.length === 0) return null;
  return (
    <Card title="Nothing to say yet">
      <Stack spacing={2}>
        {waiting.map(({ title, days }) => (
          <ProgressBar
            key={title}
            label={title}
            value={days}
            max={minDays}
            valueText={`${String(days)} of ${String(minDays)} days`}
          />
        ))}
        <Text variant="caption" tone="muted">
          Below {minDays} days chance looks like a pattern, so nothing is shown.
        </Text>
      </Stack>
    </Card>
  );
}
