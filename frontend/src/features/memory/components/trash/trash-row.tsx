import { Button, Glyph, ItemRow, Row, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useRestoreMemoryMutation } from '../../../../shared/memory/api/trash.api';
import type { TrashedMemory } from '../../../../shared/memory/api/trash.api';
import { memoryKinds } from '../../../../components/memory-labels';
import { formatAgo, formatDay } from '../../../../lib/format';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import { notify } from '../../../../lib/notify';
import { EraseMemory } from './erase-memory';

export function TrashRow({
  trashed: { memory, deletedAt, erasedAt },
}: {
  trashed: TrashedMemory;
}): ReactElement {
  const [restoreMemory, { isLoading }] = useRestoreMemoryMutation();
  const title = memoryTitle(memory.text);
  const handleRestore = async (): Promise<void> => {
    const { error } = await restoreMemory({ id: memory.id });
    if (!error) notify.success('Restored');
  };
  return (
    <ItemRow
      glyph={<Glyph domain="memory" icon={memoryKinds[memory.kind].icon} size="sm" />}
      title={title}
      secondary={
        <>
          Forgotten <Time dateTime={deletedAt}>{formatAgo(deletedAt)}</Time>, deleted permanently on{' '}
          <Time dateTime={erasedAt}>{formatDay(erasedAt)}</Time>
        </>
      }
      wrapAction
      action={
        <Row gap={1}>
          <Button
            size="sm"
            loading={isLoading}
            aria-label={`Restore ${title}`}
            onClick={() => void handleRestore()}
          >
            Restore
          </Button>
          <EraseMemory id={memory.id} title={title} />
        </Row>
      }
    />
  );
}
