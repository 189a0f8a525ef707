import { Card, Link } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Memory } from '../../../shared/memory/api/memory.api';
import { MemoryRow } from '../../../components/memory-row';
import { sourceLabel } from '../../../components/memory-labels';
import { memoryAddress } from '../../../lib/addresses';
import { formatWhen } from '../../../lib/format';
import { paths } from '../../../lib/paths';

export function RecentMemories({ memories }: { memories: Memory[] }): ReactElement {
  return (
    <Card
      padding="none"
      title="Recent memories"
      actions={
        <Link tone="muted" href={paths.memory}>
          See all
        </Link>
      }
    >
      <ul>
        {memories.map((memory) => (
          <li key={memory.id}>
            <MemoryRow
              memory={memory}
              href={memoryAddress(memory.id)}
              when={formatWhen(memory.recordedAt)}
              secondary={sourceLabel(memory).name}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
