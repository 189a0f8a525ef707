import { EmptyState, Glyph, ListDetail, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useMemoryPagesInfiniteQuery } from '../../../api/memory.api';
import { SearchTool } from '../../../components/search-tool';
import { MemoryDetail } from '../components/memory-detail';
import { MemoryListPane } from '../components/memory-list-pane';
import { useForget } from '../hooks/use-forget';
import { useMemoryView } from '../hooks/use-memory-view';

export function MemoryPage(): ReactElement {
  const view = useMemoryView();
  const { data } = useMemoryPagesInfiniteQuery(view.filter);
  const memories = data?.pages.flatMap(({ items }) => items) ?? [];
  const listHref = view.addressOf(null);
  const forget = useForget({ memories, view });

  return (
    <>
      <SearchTool />
      <VisuallyHidden as="h1">Memory</VisuallyHidden>
      <ListDetail
        listLabel="Memories"
        list={<MemoryListPane view={view} />}
        detail={
          view.openId !== null ? (
            <MemoryDetail
              key={view.openId}
              id={view.openId}
              preview={memories.find(({ id }) => id === view.openId)}
              listHref={listHref}
              onForget={(memory) => void forget(memory)}
            />
          ) : undefined
        }
        placeholder={
          memories.length > 0 && (
            <EmptyState align="center" glyph={<Glyph domain="memory" />} title="Open a memory">
              Its source and how its words changed stand beside it.
            </EmptyState>
          )
        }
      />
    </>
  );
}
