import { Drawer } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ConversationList } from './conversation-list';

export interface ConversationDrawerProps {
  openId: string | null;
  open: boolean;
  onClose: () => void;
}

/** The list where there is no room for its pane. */
export function ConversationDrawer({ openId, open, onClose }: ConversationDrawerProps): ReactElement {
  return (
    <Drawer side="start" title="Conversations" open={open} onClose={onClose}>
      <ConversationList openId={openId} onChoose={onClose} />
    </Drawer>
  );
}
