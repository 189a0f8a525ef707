import { Badge, Box, Link, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { memoryAddress } from '../../../lib/addresses';
import { formatDay } from '../../../lib/format';
import type { PeriodMemory } from '../hooks/use-period-memories';

const LONGEST = 140;

/** What the numbers in the chart stand for. */
export function ChartMemories({ memories }: { memories: readonly PeriodMemory[] }): ReactElement {
  return (
    <Box
      component="ol"
      aria-label="Memories of this period"
      sx={{
        ...{ m: 0, px: { xs: 2, md: 2.5 }, py: 1.5, listStyle: 'none' },
        ...{ borderTop: 1, borderColor: 'border.hairline', display: 'grid', gap: 1 },
      }}
    >
      {memories.map(({ id, text, at }, index) => (
        <li key={id}>
          <Row gap={1.5} nowrap align="start">
            <Badge>{index + 1}</Badge>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link href={memoryAddress(id)} tone="plain">
                {text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}
              </Link>
            </Box>
            <Text variant="caption" tone="faint" tabular>
              {formatDay(new Date(at))}
            </Text>
          </Row>
        </li>
      ))}
    </Box>
  );
}
