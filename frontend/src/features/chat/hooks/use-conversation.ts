import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import type { ApiError } from '../../../api/api-error';
import { chatApi, type ConversationDetail } from '../../../shared/chat/api/chat.api';
import { useAppDispatch } from '../../../store/hooks';
import type { ChatDraft } from '../lib/chat-draft';
import { resumeAnswer } from '../lib/receive-answer';

/** What was read longer ago may have gone on elsewhere. */
const FRESH_SECONDS = 60;

export interface ConversationQuery {
  conversation: ConversationDetail | undefined;
  error: ApiError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
  /** The answer that is being written, here or out of sight. */
  streamingId: string | null;
}

/** A conversation, also while its answer is written out of this window's sight: after a reload, on another device. */
export function useConversation(conversationId: string | null, draft: ChatDraft): ConversationQuery {
  const query = chatApi.endpoints.getConversation.useQuery(
    conversationId === null ? skipToken : { id: conversationId },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const streamingId = query.currentData?.messages.find(({ status }) => status === 'streaming')?.id ?? null;
  const isOutOfSight = draft.question?.state !== 'answering' && streamingId !== draft.stoppedAnswerId;
  useRestOfAnswer(conversationId, isOutOfSight ? streamingId : null);

  return {
    conversation: query.currentData,
    error: query.error as ApiError | undefined,
    isFetching: query.isFetching,
    refetch: query.refetch,
    streamingId,
  };
}

function useRestOfAnswer(conversationId: string | null, answerId: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (conversationId === null || answerId === null) return undefined;
    const controller = new AbortController();
    void resumeAnswer({ conversationId, answerId }, dispatch, controller.signal);
    return () => controller.abort();
  }, [conversationId, answerId, dispatch]);
}
