import { Box, EmptyState } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import {
  useConversationPagesInfiniteQuery,
  type Conversation,
  type ConversationStatus,
} from '../../../shared/chat/api/chat.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { groupConversations } from '../lib/group-conversations';
import type { ConversationListProps } from './conversation-list';
import { ConversationRows, ListSkeleton } from './conversation-rows';

/** Pinned ones first, then the others by their day. */
export function OpenConversations(props: ConversationListProps): ReactElement {
  const { data } = useConversationPagesInfiniteQuery('pinned');
  const hasPinned = (data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <>
      {hasPinned && (
        <ShelfPages status="pinned">
          {(items) => <ConversationRows label="Pinned" items={items} {...props} />}
        </ShelfPages>
      )}
      <ShelfPages
        status="active"
        empty={
          !hasPinned && (
            <EmptyState title="No conversations yet">
              Your questions and their answers appear here.
            </EmptyState>
          )
        }
      >
        {(items) => byDay(items, props)}
      </ShelfPages>
    </>
  );
}

export function ArchivedConversations(props: ConversationListProps): ReactElement {
  return (
    <ShelfPages
      status="archived"
      empty={
        <EmptyState title="Nothing is archived">
          Archived conversations leave the list, but you can still search and continue them.
        </EmptyState>
      }
    >
      {(items) => byDay(items, props)}
    </ShelfPages>
  );
}

interface ShelfPagesProps {
  status: ConversationStatus;
  empty?: ReactNode;
  children: (items: Conversation[]) => ReactNode;
}

function ShelfPages({ status, empty, children }: ShelfPagesProps): ReactElement {
  const query = useConversationPagesInfiniteQuery(status);
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load your conversations"
      skeleton={<ListSkeleton />}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={empty && <Box sx={{ p: 1.5 }}>{empty}</Box>}
    >
      {({ pages }) => (
        <>
          {children(pages.flatMap(({ items }) => items))}
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}

function byDay(conversations: Conversation[], props: ConversationListProps): ReactElement[] {
  return groupConversations(conversations).map(({ label, items }) => (
    <ConversationRows key={label} label={label} items={items} {...props} />
  ));
}
