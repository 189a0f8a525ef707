import { errorMessage } from '../../../api/api-error';
import { applyChatEvent, QuestionRefused, streamAnswer } from '../../../api/answer-stream';
import { chatApi } from '../../../api/chat.api';
import { sessionRefused } from '../../../api/session-refused';
import { readDraft, writeDraft } from '../../../lib/drafts';
import type { useAppDispatch } from '../../../store/hooks';
import { chatDraft, type Question } from './chat-draft';

const CONNECTION_LOST = 'The connection was lost before your twin had it.';
const STOPPED = 'You stopped it before your twin had it.';

const CONVERSATIONS = { type: 'Conversation', id: 'LIST' } as const;
const MEMORIES = { type: 'Memory', id: 'LIST' } as const;

/** The answers this window is receiving, so that they can be stopped. */
const streams = new Map<string, AbortController>();

/**
 * Sends the question of a conversation and writes the answer into the cache as it arrives. It goes on while other
 * pages are open. When the connection is lost in mid-answer nothing is said: the server finishes, and the thread
 * asks for the rest.
 */
export async function ask(
  conversationId: string,
  { text, branch, key }: Question,
  dispatch: ReturnType<typeof useAppDispatch>,
): Promise<void> {
  const controller = new AbortController();
  streams.set(conversationId, controller);
  setQuestion(conversationId, { text, branch, key, state: 'sending', problem: null });

  let isAccepted = false;
  let problem = CONNECTION_LOST;
  try {
    for await (const event of streamAnswer(
      { conversationId, text, branch, idempotencyKey: key },
      controller.signal,
    )) {
      dispatch(
        chatApi.util.updateQueryData('getConversation', { id: conversationId }, (conversation) =>
          applyChatEvent(conversation, event),
        ),
      );
      if (event.event === 'message.accepted') {
        isAccepted = true;
        changeQuestion(conversationId, key, { text, branch, key, state: 'answering', problem: null });
      }
      if (event.event === 'session.ended') dispatch(sessionRefused());
    }
  } catch (error) {
    if (controller.signal.aborted) problem = STOPPED;
    else if (error instanceof QuestionRefused) problem = errorMessage(error.reason);
  }

  streams.delete(conversationId);
  changeQuestion(conversationId, key, isAccepted ? null : { text, branch, key, state: 'failed', problem });
  // The title, the order of the list, the owner's memories, what is on in the home and what is due may be new.
  dispatch(chatApi.util.invalidateTags([CONVERSATIONS, MEMORIES, 'Home', 'Reminder', 'List']));
  // Whoever stopped watching does not want the rest now.
  if (!controller.signal.aborted) {
    dispatch(chatApi.util.invalidateTags([{ type: 'Conversation', id: conversationId }]));
  }
}

/** Ends the watching of an answer. The server writes and keeps it all the same. */
export function stopWatching(conversationId: string, answerId: string | null): void {
  writeDraft(chatDraft(conversationId), (draft) => ({ ...draft, stoppedAnswerId: answerId }));
  streams.get(conversationId)?.abort();
}

/** Unless it has gone meanwhile: whoever signs out leaves no words behind. */
function changeQuestion(conversationId: string, key: string, question: Question | null): void {
  if (readDraft(chatDraft(conversationId)).question?.key === key) setQuestion(conversationId, question);
}

function setQuestion(conversationId: string, question: Question | null): void {
  writeDraft(chatDraft(conversationId), (draft) => ({ ...draft, question }));
}
