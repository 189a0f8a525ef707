import { Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { formatCount, formatQuantity } from '../../lib/format';

interface SkippedReasonsProps {
  skipped: number;
  reasons: readonly { reason: string; count: number }[];
}

/** What of a file will be left out, and why. */
export function SkippedReasons({ skipped, reasons }: SkippedReasonsProps): ReactElement | null {
  if (skipped === 0) return null;
  return (
    <div>
      <Text variant="label" tone="muted">
        {formatQuantity(skipped, 'row is', 'rows are')} left out
      </Text>
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <Text tone="muted">{`${formatCount(count)} × ${reason}`}</Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
