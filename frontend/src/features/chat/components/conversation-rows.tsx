import { Box, ListRow, Skeleton, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Conversation } from '../../../shared/chat/api/chat.api';
import { conversationAddress } from '../../../lib/addresses';
import { formatDay, formatTime } from '../../../lib/format';
import { conversationTitle } from '../lib/conversation-title';
import type { ConversationListProps } from './conversation-list';

export interface ConversationRowsProps extends ConversationListProps {
  /** What these have in common, such as the day. */
  label: string;
  items: readonly Conversation[];
}

/** A group of conversations under its name. */
export function ConversationRows({ label, items, openId, onChoose }: ConversationRowsProps): ReactElement {
  return (
    <section aria-label={label}>
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
              meta={<Time dateTime={conversation.updatedAt}>{whenOf(conversation.updatedAt)}</Time>}
              href={conversationAddress(conversation.id)}
              selected={conversation.id === openId}
              onClick={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The time of today, the day of what is older. */
export function whenOf(moment: string): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString();
  return isToday ? formatTime(moment) : formatDay(moment);
}

export function ListSkeleton(): ReactElement {
  return (
    <Stack spacing={3} sx={{ p: 1.5, pt: 3 }}>
      {['70%', '85%', '60%', '75%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
