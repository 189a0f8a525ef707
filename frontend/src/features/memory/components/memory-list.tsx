import { Box, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../api/memory.api';
import { MemoryRow } from '../../../components/memory-row';
import { sourceWords } from '../../../components/memory-words';
import { formatTime } from '../../../lib/format';
import { memoryExcerpt } from '../../../lib/memory-outline';
import { groupByDay } from '../lib/group-by-day';

export interface MemoryListProps {
  memories: Memory[];
  openId: string | null;
  addressOf: (memoryId: string) => string;
}

/** Newest first, the day they were told above them. */
export function MemoryList({ memories, openId, addressOf }: MemoryListProps): ReactElement {
  return (
    <>
      {groupByDay(memories, ({ recordedAt }) => recordedAt).map(({ key, label, items }) => (
        <section key={key} aria-label={label}>
          <Box sx={{ px: 2, pt: 2, pb: 0.5 }}>
            <Text as="h2" variant="caption" tone="faint">
              {label}
            </Text>
          </Box>
          <ul>
            {items.map((memory) => (
              <li key={memory.id} data-memory={memory.id}>
                <MemoryRow
                  memory={memory}
                  href={addressOf(memory.id)}
                  selected={memory.id === openId}
                  when={formatTime(memory.recordedAt)}
                  secondary={memoryExcerpt(memory.text) || sourceWords(memory).name}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
