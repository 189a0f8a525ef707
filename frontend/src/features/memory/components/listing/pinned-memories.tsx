import { Box, Divider, Icon, Row, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { formatDay } from '../../../../lib/format';
import type { MemoryView } from '../../hooks/use-memory-view';
import type { Selection } from '../../hooks/listing/use-selection';
import { MemoryListRow } from './memory-list-row';

export interface PinnedMemoriesProps {
  memories: Memory[];
  view: MemoryView;
  selection: Selection;
}

/** What the owner keeps in sight, above the days. */
export function PinnedMemories({ memories, view, selection }: PinnedMemoriesProps): ReactNode {
  if (memories.length === 0) return null;
  return (
    <section aria-label="Pinned">
      <Box sx={{ px: 2, pt: 2, pb: 0.5 }}>
        <Text as="h2" variant="caption" tone="faint">
          <Row gap={0.75}>
            <Icon name="pin" size={14} />
            Pinned
          </Row>
        </Text>
      </Box>
      <ul>
        {memories.map((memory) => (
          <li key={memory.id} data-memory={memory.id}>
            <MemoryListRow
              memory={memory}
              position={null}
              href={view.addressOf(memory.id)}
              isOpen={memory.id === view.openId}
              selection={selection}
              meta={formatDay(memory.recordedAt)}
            />
          </li>
        ))}
      </ul>
      <Divider />
    </section>
  );
}
