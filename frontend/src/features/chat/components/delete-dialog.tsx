import { ConfirmDialog } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteConversationMutation, type Conversation } from '../../../api/chat.api';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import { conversationTitle } from '../lib/conversation-title';

export interface DeleteDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

export function DeleteDialog({ conversation, onClose }: DeleteDialogProps): ReactElement {
  const [deleteConversation, { isLoading }] = useDeleteConversationMutation();
  const navigate = useNavigate();

  const remove = async (): Promise<void> => {
    const { error } = await deleteConversation({ id: conversation.id });
    onClose();
    if (error) return;
    notify.success('Deleted');
    void navigate(paths.chat, { replace: true });
  };

  return (
    <ConfirmDialog
      open
      title={`Delete “${conversationTitle(conversation)}”?`}
      confirmLabel="Delete"
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      Its questions and answers are gone for good. What your twin remembered from it stays.
    </ConfirmDialog>
  );
}
