import { Link, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message } from '../../shared/chat/api/chat.api';
import { reviewAddress } from './review-address';
import { formatQuantity } from '../../lib/format';

/** What was learnt from the message and waits for the owner's word. */
export function SuggestionsLine({ actions }: Pick<Message, 'actions'>): ReactElement | null {
  const proposed = actions.filter(({ kind }) => kind === 'memory.suggested');
  const [first] = proposed;
  if (!first) return null;
  return (
    <Text variant="caption" tone="muted">
      <Link href={reviewAddress(first.memoryId)}>
        {formatQuantity(proposed.length, 'suggestion', 'suggestions')} in your review
      </Link>
    </Text>
  );
}
