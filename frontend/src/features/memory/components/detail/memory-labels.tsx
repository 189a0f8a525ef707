import { Chip, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../../components/memory-labels';
import { memoryDay } from '../../lib/memory-day';

/** What kind of memory it is, its tags, and the day it speaks of. */
export function MemoryLabels({ memory }: { memory: Memory }): ReactElement {
  const { one, icon } = memoryKinds[memory.kind];
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', minWidth: 0 }}>
      <Chip label={one} icon={icon} domain="memory" />
      {memory.happenedAt !== null && <Chip label={memoryDay(memory)} icon="calendar" />}
      {memory.tags.map((tag) => (
        <Chip key={tag} label={tag} />
      ))}
    </Stack>
  );
}
