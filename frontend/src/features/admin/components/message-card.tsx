import { Avatar, Badge, Button, Card, Icon, Link, Row, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type ContactMessage, useUpdateContactMessageMutation } from '../api/contact-messages.api';
import { formatAgo } from '../../../lib/format';
import { replyAddress } from '../lib/reply-address';
import { DeleteMessage } from './delete-message';
import { MessageText } from './message-text';

/** One message, as it was written: whatever looks like markup in it is text. */
export function MessageCard({ message }: { message: ContactMessage }): ReactElement {
  const { id, reference, name, email, receivedAt, handledAt } = message;
  const [update, { isLoading }] = useUpdateContactMessageMutation();
  const isHandled = handledAt !== null;
  return (
    <Card
      as="article"
      aria-label={`${reference} of ${name}`}
      glyph={<Avatar name={name} />}
      title={<bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
      note={<Time dateTime={receivedAt}>{formatAgo(receivedAt)}</Time>}
    >
      <Stack spacing={2}>
        <Row gap={1.5}>
          <Link href={replyAddress(message)} component="a" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Link>
          <Text variant="mono" tone="muted">
            {reference}
          </Text>
          {isHandled && <Badge tone="success">Handled {formatAgo(handledAt)}</Badge>}
        </Row>
        <MessageText text={message.message} isMuted={isHandled} />
        <Row gap={1}>
          <Button
            size="sm"
            loading={isLoading}
            startIcon={<Icon name={isHandled ? 'undo' : 'check'} size={16} />}
            onClick={() => void update({ id, contactMessageChange: { handled: !isHandled } })}
          >
            {isHandled ? 'Reopen' : 'Mark as handled'}
          </Button>
          <DeleteMessage message={message} />
        </Row>
      </Stack>
    </Card>
  );
}
