import { Box, Card, Icon, IconButton, ListRow, Row, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { formatMonthsAgo } from '../../../../lib/format';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import type { MemoryView } from '../../hooks/use-memory-view';
import type { OnThisDay } from '../../hooks/listing/use-on-this-day';

const SHOWN = 3;

export function OnThisDayCard({ found, view }: { found: OnThisDay; view: MemoryView }): ReactNode {
  const { memories, dismiss } = found;
  if (memories.length === 0) return null;
  return (
    <Box sx={{ p: 1.5, pb: 0 }}>
      <Card padding="none" as="section" aria-label="On this day">
        <Box sx={{ pl: 1.5, pr: 0.5, pt: 0.5 }}>
          <Row gap={1} justify="between" nowrap>
            <Text as="h2" variant="label">
              On this day
            </Text>
            <IconButton
              size="sm"
              label="Hide for today"
              icon={<Icon name="close" size={16} />}
              onClick={dismiss}
            />
          </Row>
        </Box>
        <ul>
          {memories.slice(0, SHOWN).map(({ memory, monthsAgo }) => (
            <li key={memory.id}>
              <ListRow
                density="compact"
                title={memoryTitle(memory.text)}
                meta={formatMonthsAgo(monthsAgo)}
                href={view.addressOf(memory.id)}
                selected={memory.id === view.openId}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Box>
  );
}
