import { Icon, IconButton, Stack, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useShowBranchMutation, type Message } from '../../../shared/chat/api/chat.api';

export interface BranchSwitchProps {
  conversationId: string | null;
  message: Message;
}

/** Goes through what was said in the place of this message; nothing where there is only this. */
export function BranchSwitch({ conversationId, message }: BranchSwitchProps): ReactNode {
  const { id, siblings } = message;
  const [showBranch, { isLoading }] = useShowBranchMutation();
  const place = siblings.indexOf(id);
  if (conversationId === null || siblings.length < 2 || place < 0) return null;

  const step = (by: -1 | 1, label: string): ReactNode => {
    const messageId = siblings[place + by];
    return (
      <IconButton
        size="sm"
        label={label}
        icon={<Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} size={18} />}
        disabled={isLoading || messageId === undefined}
        onClick={() =>
          messageId !== undefined && void showBranch({ id: conversationId, branchChoice: { messageId } })
        }
      />
    );
  };
  return (
    <Stack
      direction="row"
      spacing={0.5}
      role="group"
      aria-label={message.role === 'user' ? 'Versions of your message' : 'Versions of this answer'}
      sx={{ alignItems: 'center' }}
    >
      {step(-1, 'Previous version')}
      <Text variant="caption" tone="muted" tabular>
        {place + 1}/{siblings.length}
      </Text>
      {step(1, 'Next version')}
    </Stack>
  );
}
