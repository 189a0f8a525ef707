import { Card, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { OpenMessage } from '../api/mail.api';
import { formatAgo } from '../../../lib/format';

const purposes: Record<OpenMessage['kind'], string> = {
  VERIFY_EMAIL: 'Confirms the address',
  PASSWORD_RESET: 'Chooses a new password',
  VERIFY_AND_CHANGE_EMAIL: 'Makes this the address of an account',
  RECOVER_EMAIL: 'Restores the former address',
  TEXT_MESSAGE: 'Code of a simulated text message',
};

/** A link is shown as text: a press on it would use it in this window, as whoever it is for. */
export function OpenMessageCard({ message }: { message: OpenMessage }): ReactElement {
  const { kind, to, content, createdAt } = message;
  return (
    <Card
      as="article"
      aria-label={`${purposes[kind]}, for ${to}`}
      title={<bdi style={{ overflowWrap: 'anywhere' }}>{to}</bdi>}
      note={<Time dateTime={createdAt}>{formatAgo(createdAt)}</Time>}
    >
      <Stack spacing={1}>
        <Text tone="muted">{purposes[kind]}</Text>
        <Text variant="mono" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {content}
        </Text>
      </Stack>
    </Card>
  );
}
