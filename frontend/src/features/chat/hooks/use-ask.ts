import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuestionBranch } from '../../../shared/chat/api/answer-stream';
import { errorMessage, isApiError } from '../../../api/api-error';
import { chatApi, useCreateConversationMutation } from '../../../shared/chat/api/chat.api';
import { useApplyRunTheme } from '../../../components/use-apply-run-theme';
import { conversationAddress } from '../../../lib/addresses';
import { useDraft } from '../../../shared/drafts/use-draft';
import { randomUuid } from '../../../lib/random-uuid';
import { useAppDispatch } from '../../../store/hooks';
import { ask } from '../lib/ask';
import { hasArrived } from '../lib/chat-draft';
import { chatDraft, type ChatDraft, type Question } from '../lib/chat-draft';

export interface Ask {
  draft: ChatDraft;
  setText: (text: string) => void;
  /** Sends the composer's text. */
  submit: () => void;
  /** Sends another text, such as an example or a question from another page. */
  askThis: (text: string) => void;
  /** Resends an edited message on a new branch. */
  askInstead: (messageId: string, text: string) => void;
  /** Regenerates an answer on a new branch. */
  askAgain: (answer: { id: string; question: string }) => void;
  /** Resends the failed question. */
  retry: () => void;
  /** Moves the failed question back into the composer. */
  withdraw: () => void;
  /** Follows a stopped answer again. */
  watchAgain: () => void;
}

/** Asks in a conversation; without an id the first question creates one. */
export function useAsk(conversationId: string | null): Ask {
  const draftKind = useMemo(() => chatDraft(conversationId), [conversationId]);
  const [draft, setDraft] = useDraft(draftKind);
  const [createConversation] = useCreateConversationMutation();
  const argument = conversationId === null ? skipToken : { id: conversationId };
  const { currentData } = chatApi.endpoints.getConversation.useQueryState(argument);
  const { disabledContexts } = currentData ?? draft;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onRun = useApplyRunTheme();
  const { question } = draft;
  const isArrived = question?.state === 'failed' && hasArrived(question, currentData?.messages ?? []);

  // The page was reloaded, or the connection was lost, after the twin had it: it stands in the thread.
  useEffect(() => {
    if (isArrived) setDraft((current) => ({ ...current, question: null }));
  }, [isArrived, setDraft]);

  const begin = async (question: Question): Promise<void> => {
    // A page that is reloaded before the answer is here asks for the same conversation, not for a second one.
    const newId = draft.newId ?? randomUuid();
    setDraft((current) => ({ ...current, question, newId }));
    const { data, error } = await createConversation({
      createConversation: { id: newId, disabledContexts: question.disabledContexts },
    });
    if (!data) {
      setDraft((current) => ({
        ...current,
        // It was deleted meanwhile.
        newId: isApiError(error) && error.status === 404 ? null : newId,
        question: { ...question, state: 'failed', problem: errorMessage(error) },
      }));
      return;
    }
    const { id } = data;
    // The thread is known to be empty, so it opens without being read.
    const value = { ...data, messages: [] };
    dispatch(chatApi.util.upsertQueryEntries([{ endpointName: 'getConversation', arg: { id }, value }]));
    setDraft((current) => ({ ...current, question: null, newId: null, disabledContexts: [] }));
    void ask(id, question, { dispatch, onRun });
    void navigate(conversationAddress(id), { replace: true });
  };

  const send = (text: string, branch: QuestionBranch | null = null, key = randomUuid()): void => {
    const question: Question = { text, branch, disabledContexts, key, state: 'sending', problem: null };
    void (conversationId === null ? begin(question) : ask(conversationId, question, { dispatch, onRun }));
  };

  return {
    draft,
    setText: (text) => setDraft((current) => ({ ...current, text })),
    submit: () => {
      setDraft((current) => ({ ...current, text: '' }));
      send(draft.text.trim());
    },
    askThis: (text) => send(text),
    askInstead: (messageId, text) => send(text, { kind: 'edit', messageId }),
    askAgain: ({ id, question }) => send(question, { kind: 'retry', messageId: id }),
    retry: () => draft.question && send(draft.question.text, draft.question.branch, draft.question.key),
    withdraw: () =>
      setDraft((current) => ({ ...current, text: current.question?.text ?? '', question: null })),
    watchAgain: () => setDraft((current) => ({ ...current, stoppedAnswerId: null })),
  };
}
