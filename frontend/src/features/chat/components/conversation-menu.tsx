import { ConfirmDialog, Icon, IconButton, Menu, MenuItem } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteConversationMutation, type Conversation } from '../../../api/chat.api';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { titleOf } from './conversation-list';
import { RenameDialog } from './rename-dialog';

/** What can be done with the open conversation. */
export function ConversationMenu({ conversation }: { conversation: Conversation }): ReactElement {
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null);
  const [deleteConversation, { isLoading: isDeleting }] = useDeleteConversationMutation();
  const navigate = useNavigate();
  const close = (): void => setAsking(null);

  const remove = async (): Promise<void> => {
    const { error } = await deleteConversation({ id: conversation.id });
    close();
    if (error) return;
    notify.success('Deleted');
    void navigate(paths.chat, { replace: true });
  };

  return (
    <>
      <Menu trigger={(trigger) => <IconButton label="More" icon={<Icon name="more" />} {...trigger} />}>
        <MenuItem icon="edit" onSelect={() => setAsking('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => setAsking('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asking === 'rename' && <RenameDialog conversation={conversation} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete “${titleOf(conversation)}”?`}
        confirmLabel="Delete"
        tone="danger"
        isBusy={isDeleting}
        onConfirm={() => void remove()}
        onClose={close}
      >
        Its questions and answers are gone for good. What your twin remembered from it stays.
      </ConfirmDialog>
    </>
  );
}
