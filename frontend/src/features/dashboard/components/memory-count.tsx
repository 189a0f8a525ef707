import { Card, Glyph, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../api/memory.api';
import { formatCount, formatWhen } from '../../../lib/format';
import { paths } from '../../../lib/paths';

export interface MemoryCountProps {
  total: number;
  totalIs: 'exact' | 'about' | 'over';
  newest: Memory | undefined;
}

export function MemoryCount({ total, totalIs, newest }: MemoryCountProps): ReactElement {
  return (
    <Card padding="dense" href={paths.memory}>
      <Stack spacing={2}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Glyph domain="memory" size="sm" />
          <Text as="h2" variant="h3">
            Memory
          </Text>
        </Stack>
        <Text>
          <Text as="span" variant="metric">
            {/* Said here, not by lib/list-total.ts: this is on the first screen, which has no room for a file more. */}
            {totalIs === 'over' ? 'more than ' : totalIs === 'about' && 'about '}
            {formatCount(total)}
          </Text>{' '}
          <Text as="span" tone="muted">
            {total === 1 ? 'memory' : 'memories'}
          </Text>
        </Text>
        <Text variant="caption" tone="muted">
          {newest ? `Last told ${formatWhen(newest.recordedAt)}` : 'Nothing told yet'}
        </Text>
      </Stack>
    </Card>
  );
}
