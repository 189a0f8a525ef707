import { useNavigate } from 'react-router-dom';
import {
  useDeleteConversationMutation,
  useRestoreConversationMutation,
} from '../../../shared/chat/api/chat.api';
import { conversationAddress } from '../../../lib/addresses';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';

/** Long enough to notice the slip. */
const UNDO_MS = 10_000;

/** Deletes the open conversation at once and offers to undo it, which opens it again. */
export function useDeleteConversation(): (id: string) => Promise<void> {
  const [deleteConversation] = useDeleteConversationMutation();
  const [restoreConversation] = useRestoreConversationMutation();
  const navigate = useNavigate();

  const restore = async (id: string): Promise<void> => {
    const { error } = await restoreConversation({ id });
    if (!error) void navigate(conversationAddress(id));
  };
  return async (id) => {
    const { error } = await deleteConversation({ id });
    if (error) return;
    void navigate(paths.chat, { replace: true });
    notify.success('Deleted', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onSelect: () => void restore(id) },
    });
  };
}
