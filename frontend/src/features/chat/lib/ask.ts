import { errorMessage } from '../../../api/api-error';
import { QuestionRefused, streamAnswer } from '../../../shared/chat/api/answer-stream';
import type { SkillRun } from '../../../shared/chat/api/chat.api';
import { sessionRefused } from '../../../shared/auth/api/session-refused';
import { readDraft, writeDraft, type DraftThunk } from '../../../shared/drafts/drafts.slice';
import type { useAppDispatch } from '../../../store/hooks';
import { chatDraft, type Question } from './chat-draft';
import { isEnd, refreshAfterAnswer, refreshLists, writeAnswer } from './receive-answer';

const CONNECTION_LOST = 'The connection was lost before your twin had it.';
const STOPPED = 'You stopped it before your twin had it.';

type Dispatch = ReturnType<typeof useAppDispatch>;

/** Who asks in this window. */
interface Asker {
  dispatch: Dispatch;
  /** Something was done on the way to the answer. */
  onRun: (run: SkillRun) => void;
}

/** The answers this window is receiving, so that they can be stopped. */
const streams = new Map<string, AbortController>();

/**
 * Sends the question of a conversation and writes the answer into the cache as it arrives. It goes on while other
 * pages are open. When the connection is lost in mid-answer nothing is said: the server finishes, and the thread
 * gets the rest.
 */
export async function ask(
  conversationId: string,
  question: Question,
  { dispatch, onRun }: Asker,
): Promise<void> {
  const { text, branch, disabledContexts, key } = question;
  const controller = new AbortController();
  streams.set(conversationId, controller);
  dispatch(setQuestion(conversationId, { ...question, state: 'sending', problem: null }));

  let answerId: string | null = null;
  let isOver = false;
  let problem = CONNECTION_LOST;
  try {
    for await (const event of streamAnswer(
      { conversationId, text, branch, disabledContexts, idempotencyKey: key },
      controller.signal,
    )) {
      if (event.event === 'message.accepted') {
        answerId = event.data.twinMessageId;
        // Before the answer is seen: nobody else need get it.
        dispatch(changeQuestion(conversationId, key, { ...question, state: 'answering', problem: null }));
      }
      if (answerId !== null) writeAnswer({ conversationId, answerId }, event, dispatch);
      if (event.event === 'message.completed') event.data.message.runs.forEach(onRun);
      if (event.event === 'session.ended') dispatch(sessionRefused());
      isOver = isEnd(event);
    }
  } catch (error) {
    if (controller.signal.aborted) problem = STOPPED;
    else if (error instanceof QuestionRefused) problem = errorMessage(error.reason);
  }

  streams.delete(conversationId);
  const failed = { ...question, state: 'failed', problem } as const;
  dispatch(changeQuestion(conversationId, key, answerId === null ? failed : null));
  // Reading the conversation anew would empty an answer that is still being written, or that was stopped.
  if (controller.signal.aborted || (answerId !== null && !isOver)) refreshLists(dispatch);
  else refreshAfterAnswer(conversationId, dispatch);
}

/** Ends the watching of an answer. The server writes and keeps it all the same. */
export function stopWatching(conversationId: string, answerId: string | null): DraftThunk<void> {
  return (dispatch) => {
    dispatch(writeDraft(chatDraft(conversationId), (draft) => ({ ...draft, stoppedAnswerId: answerId })));
    streams.get(conversationId)?.abort();
  };
}

/** Unless it has gone meanwhile: whoever signs out leaves no words behind. */
function changeQuestion(conversationId: string, key: string, question: Question | null): DraftThunk<void> {
  return (dispatch) => {
    const { question: present } = dispatch(readDraft(chatDraft(conversationId)));
    if (present?.key === key) dispatch(setQuestion(conversationId, question));
  };
}

function setQuestion(conversationId: string, question: Question | null): DraftThunk<void> {
  return writeDraft(chatDraft(conversationId), (draft) => ({ ...draft, question }));
}
