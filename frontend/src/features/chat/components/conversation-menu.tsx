import { Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { conversationExportAddress } from '../api/chat-export-address';
import {
  useUpdateConversationMutation,
  type Conversation,
  type ConversationStatus,
} from '../../../shared/chat/api/chat.api';
import { useDeleteConversation } from '../hooks/use-delete-conversation';
import { RenameDialog } from './rename-dialog';

/** What can be done with the open conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }): ReactElement {
  const { id, status } = conversation;
  const [isRenaming, setIsRenaming] = useState(false);
  const [updateConversation] = useUpdateConversationMutation();
  const deleteConversation = useDeleteConversation();
  const toggle = (other: ConversationStatus): void =>
    void updateConversation({ id, conversationUpdate: { status: status === other ? 'active' : other } });
  return (
    <>
      <Menu trigger={(trigger) => <IconButton label="More" icon={<Icon name="more" />} {...trigger} />}>
        <MenuItem icon="edit" onSelect={() => setIsRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem icon="pin" onSelect={() => toggle('pinned')}>
          {status === 'pinned' ? 'Unpin' : 'Pin'}
        </MenuItem>
        <MenuItem icon="archive" onSelect={() => toggle('archived')}>
          {status === 'archived' ? 'Unarchive' : 'Archive'}
        </MenuItem>
        <MenuItem icon="transfer" href={conversationExportAddress(id)}>
          Export as Markdown
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => void deleteConversation(id)}>
          Delete
        </MenuItem>
      </Menu>
      {isRenaming && <RenameDialog conversation={conversation} onClose={() => setIsRenaming(false)} />}
    </>
  );
}
