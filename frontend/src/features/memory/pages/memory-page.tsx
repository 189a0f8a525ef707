import { EmptyState, Glyph, ListDetail, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { selectListedMemory } from '../../../shared/memory/api/memory-moves.api';
import { useListMemoriesQuery } from '../../../shared/memory/api/memory.api';
import { MemoryDetail } from '../components/detail/memory-detail';
import { MemoryListPane } from '../components/listing/memory-list-pane';
import { useForget } from '../hooks/use-forget';
import { useMemoryView } from '../hooks/use-memory-view';
import { useAppSelector } from '../../../store/hooks';

export function MemoryPage(): ReactElement {
  const view = useMemoryView();
  const preview = useAppSelector((state) =>
    view.openId === null ? undefined : selectListedMemory(state, view.openId),
  );
  const { data: anyMemory } = useListMemoriesQuery({ limit: 1 });
  const listHref = view.addressOf(null);
  const forget = useForget(view);

  return (
    <>
      <VisuallyHidden as="h1">Memory</VisuallyHidden>
      <ListDetail
        listLabel="Memories"
        list={<MemoryListPane view={view} />}
        detail={
          view.openId !== null ? (
            <MemoryDetail
              key={view.openId}
              id={view.openId}
              preview={preview}
              listHref={listHref}
              onForget={(memory) => void forget(memory)}
            />
          ) : undefined
        }
        placeholder={
          !!anyMemory?.total && (
            <EmptyState align="center" glyph={<Glyph domain="memory" />} title="Open a memory">
              Its source and earlier versions appear beside it.
            </EmptyState>
          )
        }
      />
    </>
  );
}
