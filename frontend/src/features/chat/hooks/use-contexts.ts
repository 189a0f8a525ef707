import {
  chatApi,
  type ContextName,
  type ConversationDetail,
  useUpdateConversationMutation,
} from '../../../shared/chat/api/chat.api';
import { useDraft } from '../../../shared/drafts/use-draft';
import { useAppDispatch } from '../../../store/hooks';
import { chatDraft } from '../lib/chat-draft';

export interface Contexts {
  off: readonly ContextName[];
  /** From the next question on. */
  change: (off: ContextName[]) => void;
}

const newDraft = chatDraft(null);

/** What the answers of a conversation may not read; before the first question the draft knows. */
export function useContexts(conversation: ConversationDetail | undefined): Contexts {
  const [draft, setDraft] = useDraft(newDraft);
  const [update] = useUpdateConversationMutation();
  const dispatch = useAppDispatch();
  if (!conversation) {
    return {
      off: draft.disabledContexts,
      change: (disabledContexts) => setDraft((current) => ({ ...current, disabledContexts })),
    };
  }
  const { id, disabledContexts: off } = conversation;
  return {
    off,
    change: (disabledContexts) => {
      // At once, since the next question goes by it; what the server makes of it is read anew in any case.
      dispatch(
        chatApi.util.updateQueryData('getConversation', { id }, (current) => {
          current.disabledContexts = disabledContexts;
        }),
      );
      void update({ id, conversationUpdate: { disabledContexts } });
    },
  };
}
