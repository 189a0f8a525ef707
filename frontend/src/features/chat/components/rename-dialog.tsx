import { Button, Dialog, TextField } from '@twyn/design-system';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useUpdateConversationMutation, type Conversation } from '../../../shared/chat/api/chat.api';

const MAX_TITLE_LENGTH = 120;

export interface RenameDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

export function RenameDialog({ conversation, onClose }: RenameDialogProps): ReactElement {
  const [title, setTitle] = useState(conversation.title);
  const [updateConversation, { isLoading }] = useUpdateConversationMutation();
  const formId = useId();

  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (title.trim() === '') return;
    const { error } = await updateConversation({
      id: conversation.id,
      conversationUpdate: { title: title.trim() },
    });
    if (!error) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename conversation"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isLoading}>
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <TextField
          ref={selectOnArrival}
          label="Title"
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          error={title.trim() === '' && 'Give it a title.'}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** The dialog opened for this field; typing replaces the old title. */
function selectOnArrival(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.select();
}
