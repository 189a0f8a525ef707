import { Box, Button, Glyph, Icon, ListRow, SelectableRow, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { memoryKinds, sourceLabel } from '../../../../components/memory-labels';
import { formatTime } from '../../../../lib/format';
import { memoryExcerpt, memoryTitle } from '../../../../shared/memory/memory-outline';
import type { Selection } from '../../hooks/listing/use-selection';

export interface MemoryListRowProps {
  memory: Memory;
  /** Index in the long list; `null` in the lists above it. */
  position: number | null;
  href: string;
  isOpen: boolean;
  selection: Selection;
  /** End of the first line. @default the recording date */
  meta?: string;
}

export function MemoryListRow(props: MemoryListRowProps): ReactElement {
  const { memory, position, href, isOpen, selection, meta } = props;
  const title = memoryTitle(memory.text);
  return (
    <SelectableRow
      label={`Select ${title}`}
      checked={selection.has(memory.id)}
      selecting={selection.isOn}
      onSelect={(_isChosen, isRange) => selection.toggle(memory, position, isRange)}
    >
      <ListRow
        glyph={<Glyph domain="memory" icon={memoryKinds[memory.kind].icon} size="sm" />}
        title={title}
        meta={
          <>
            {memory.pinnedAt !== null && <Icon name="pin" size={14} label="Pinned" />}{' '}
            {meta ?? <time dateTime={memory.recordedAt}>{formatTime(memory.recordedAt)}</time>}
          </>
        }
        secondary={memoryExcerpt(memory.text) || sourceLabel(memory).name}
        href={href}
        selected={isOpen}
      />
    </SelectableRow>
  );
}

/** Placeholder of a memory that is not loaded yet. */
export function RowPlaceholder(): ReactElement {
  return (
    <Stack direction="row" spacing={1.5} sx={{ px: 2, py: 1.5 }} aria-busy>
      <Skeleton shape="block" width={24} height={24} />
      <Stack spacing={1} sx={{ flex: 1, py: 0.5 }}>
        <Skeleton width="64%" />
        <Skeleton width="40%" height={10} />
      </Stack>
    </Stack>
  );
}

export function RowError({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ px: 2, py: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Text tone="muted">Couldn’t load this part.</Text>
      <Box>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Box>
    </Stack>
  );
}
