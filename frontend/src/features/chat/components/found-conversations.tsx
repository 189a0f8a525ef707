import { Box, EmptyState, Highlight, ListRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useSearchMessagesQuery, type FoundMessage } from '../../../shared/chat/api/messages.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { excerptRange, highlightsWithin } from '../../../lib/highlight';
import { conversationAddress } from '../../../lib/addresses';
import type { ConversationListProps } from './conversation-list';
import { ConversationRows, ListSkeleton, whenOf } from './conversation-rows';

const SHOWN = 20;
/** Two lines of the list. */
const MAX_EXCERPT = 90;

interface FoundConversationsProps extends ConversationListProps {
  words: string;
}

/** Conversations with these words in their title, and messages with them. */
export function FoundConversations({ words, ...props }: FoundConversationsProps): ReactElement {
  const query = useSearchMessagesQuery({ messageSearch: { query: words, limit: SHOWN } });
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t search your conversations"
      skeleton={<ListSkeleton />}
      isEmpty={({ items, conversations }) => items.length === 0 && conversations.length === 0}
      empty={
        <Box sx={{ p: 1.5 }}>
          <EmptyState title="Nothing found">No conversation has these words.</EmptyState>
        </Box>
      }
    >
      {({ items, conversations }) => (
        <>
          {conversations.length > 0 && <ConversationRows label="Titles" items={conversations} {...props} />}
          {items.length > 0 && (
            <section aria-label="Messages">
              <Box sx={{ px: 1.5, pt: 2, pb: 0.5 }}>
                <Text as="h3" variant="caption" tone="faint">
                  Messages
                </Text>
              </Box>
              <ul>
                {items.map((message) => (
                  <li key={message.id}>
                    <FoundRow message={message} onChoose={props.onChoose} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </QueryBoundary>
  );
}

interface FoundRowProps {
  message: FoundMessage;
  onChoose: (() => void) | undefined;
}

function FoundRow({ message, onChoose }: FoundRowProps): ReactElement {
  const { id, text, createdAt, conversation, highlights } = message;
  const part = excerptRange(text, { start: 0, end: text.length }, highlights, MAX_EXCERPT);
  return (
    <ListRow
      title={conversation.title}
      meta={whenOf(createdAt)}
      secondary={
        <Highlight text={text.slice(part.start, part.end)} ranges={highlightsWithin(highlights, part)} />
      }
      href={conversationAddress(conversation.id, id)}
      onClick={onChoose}
    />
  );
}
