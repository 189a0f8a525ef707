import { chatApi, type Message } from '../../../shared/chat/api/chat.api';
import {
  type GiveFeedback,
  type MessageFeedback,
  useSetMessageFeedbackMutation,
  useDeleteMessageFeedbackMutation,
} from '../../../shared/chat/api/messages.api';
import { useAppDispatch } from '../../../store/hooks';

interface FeedbackControl {
  /** Says something of the answer, or nothing any more; false when the server did not take it. */
  say: (feedback: GiveFeedback | null) => Promise<boolean>;
  isSaving: boolean;
}

/** What the owner says of an answer: shown at once, and as it was when it could not be kept. */
export function useFeedback(conversationId: string, { id, feedback: before }: Message): FeedbackControl {
  const [give, { isLoading: isGiving }] = useSetMessageFeedbackMutation();
  const [takeBack, { isLoading: isTakingBack }] = useDeleteMessageFeedbackMutation();
  const dispatch = useAppDispatch();
  const show = (feedback: MessageFeedback | null): void => {
    dispatch(
      chatApi.util.updateQueryData('getConversation', { id: conversationId }, ({ messages }) => {
        const message = messages.find((each) => each.id === id);
        if (message) message.feedback = feedback;
      }),
    );
  };
  const say = async (said: GiveFeedback | null): Promise<boolean> => {
    show(said && { reasons: [], comment: null, ...said, givenAt: new Date().toISOString() });
    const { error } = await (said ? give({ id, giveFeedback: said }) : takeBack({ id }));
    if (error) show(before);
    // A reading of the conversation that was under way knows nothing of it, and may have come in between.
    dispatch(chatApi.util.invalidateTags([{ type: 'Conversation', id: conversationId }]));
    return !error;
  };
  return { say, isSaving: isGiving || isTakingBack };
}
