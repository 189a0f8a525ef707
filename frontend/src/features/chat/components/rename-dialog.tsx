import { Button, Dialog, TextField } from '@twyn/design-system';
import { useId, type ReactElement } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { useUpdateConversationMutation, type Conversation } from '../../../shared/chat/api/chat.api';

const MAX_TITLE_LENGTH = 120;

const schema = z.object({ title: z.string().check(z.trim(), z.minLength(1, 'Give it a title.')) });

export interface RenameDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

export function RenameDialog({ conversation, onClose }: RenameDialogProps): ReactElement {
  const { field, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { title: conversation.title },
    arriveAt: 'title',
  });
  const [updateConversation, { isLoading }] = useUpdateConversationMutation();
  const formId = useId();

  const rename = handleSubmit(async ({ title }) => {
    const { error } = await updateConversation({ id: conversation.id, conversationUpdate: { title } });
    if (!error) onClose();
  });

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
      <form id={formId} onSubmit={(event) => void rename(event)}>
        <TextField label="Title" maxLength={MAX_TITLE_LENGTH} {...field('title')} />
      </form>
    </Dialog>
  );
}
