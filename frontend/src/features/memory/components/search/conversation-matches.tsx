import { Card, Highlight, Icon, ItemRow, Link, Stack, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { type FoundMessage, useSearchMessagesQuery } from '../../../../shared/chat/api/messages.api';
import { conversationAddress } from '../../../../lib/addresses';
import { formatCount, formatWhen } from '../../../../lib/format';
import { totalInWords } from '../../../../lib/list-total';
import { excerptRange, highlightsWithin } from '../../../../lib/highlight';

const SHOWN = 5;
const MAX_EXCERPT = 180;

/** Messages that match the search; renders nothing without matches. */
export function ConversationMatches({ words }: { words: string }): ReactNode {
  const { currentData: found } = useSearchMessagesQuery({ messageSearch: { query: words, limit: SHOWN } });
  if (!found || found.total === 0) return null;
  return (
    <Stack component="section" spacing={1.5} aria-labelledby="said-in-conversations">
      <Text as="h2" variant="h3" id="said-in-conversations">
        In conversations
      </Text>
      <Card padding="none" as="ul">
        {found.items.map((message) => (
          <li key={message.id}>
            <ConversationMatch message={message} />
          </li>
        ))}
      </Card>
      {found.total > found.items.length && (
        <Text variant="caption" tone="faint" tabular>
          The first {formatCount(found.items.length)} of {totalInWords(found, 'message', 'messages')}
        </Text>
      )}
    </Stack>
  );
}

function ConversationMatch({ message }: { message: FoundMessage }): ReactNode {
  const { id, role, text, createdAt, conversation, highlights } = message;
  const part = excerptRange(text, { start: 0, end: text.length }, highlights, MAX_EXCERPT);
  return (
    <ItemRow
      glyph={<Icon name={role === 'user' ? 'user' : 'ask'} />}
      title={
        <Link href={conversationAddress(conversation.id, id)}>
          {part.start > 0 && '…'}
          <Highlight text={text.slice(part.start, part.end)} ranges={highlightsWithin(highlights, part)} />
          {part.end < text.length && '…'}
        </Link>
      }
      secondary={`${role === 'user' ? 'You' : 'Your twin'}, ${formatWhen(createdAt)}, in “${conversation.title}”`}
    />
  );
}
