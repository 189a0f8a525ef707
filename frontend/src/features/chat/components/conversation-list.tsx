import { Box, EmptyState, IconButton, Icon, ListRow, Skeleton, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useConversationPagesInfiniteQuery, type Conversation } from '../../../api/chat.api';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { conversationAddress } from '../../../lib/addresses';
import { formatDay, formatTime } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { conversationTitle } from '../lib/conversation-title';
import { groupConversations } from '../lib/group-conversations';

export interface ConversationListProps {
  openId: string | null;
  /** A conversation was chosen: where the list covers the thread, it can go. */
  onChoose?: () => void;
}

export function ConversationList({ openId, onChoose }: ConversationListProps): ReactElement {
  const query = useConversationPagesInfiniteQuery(null);
  return (
    <QueryBoundary
      query={query}
      errorTitle="Your conversations could not be read"
      skeleton={<ListSkeleton />}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={
        <Box sx={{ p: 1.5 }}>
          <EmptyState title="No conversations yet">What you ask is kept here, with its answers.</EmptyState>
        </Box>
      }
    >
      {({ pages }) => (
        <>
          {groupConversations(pages.flatMap(({ items }) => items)).map(({ label, items }) => (
            <section key={label} aria-label={label}>
              <Box sx={{ px: 1.5, pt: 2, pb: 0.5 }}>
                <Text as="h3" variant="caption" tone="faint">
                  {label}
                </Text>
              </Box>
              <ul>
                {items.map((conversation) => (
                  <li key={conversation.id}>
                    <ListRow
                      density="compact"
                      title={conversationTitle(conversation)}
                      meta={<Time dateTime={conversation.updatedAt}>{whenOf(conversation)}</Time>}
                      href={conversationAddress(conversation.id)}
                      selected={conversation.id === openId}
                      onClick={onChoose}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}

/** The list in its own pane, with its name and the way to a new conversation. */
export function ConversationPane({ openId }: ConversationListProps): ReactElement {
  return (
    <Box sx={{ px: 1, pb: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pt: 1.5, pl: 1.5 }}>
        <Text as="h2" variant="h3">
          Conversations
        </Text>
        <IconButton label="New conversation" icon={<Icon name="plus" />} href={paths.chat} size="sm" />
      </Stack>
      <ConversationList openId={openId} />
    </Box>
  );
}

function whenOf({ updatedAt }: Conversation): string {
  const isToday = new Date(updatedAt).toDateString() === new Date().toDateString();
  return isToday ? formatTime(updatedAt) : formatDay(updatedAt);
}

function ListSkeleton(): ReactElement {
  return (
    <Stack spacing={3} sx={{ p: 1.5, pt: 3 }}>
      {['70%', '85%', '60%', '75%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
