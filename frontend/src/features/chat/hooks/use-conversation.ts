import { skipToken } from '@reduxjs/toolkit/query';
import type { ApiError } from '../../../api/api-error';
import { chatApi, type ConversationDetail } from '../../../api/chat.api';
import type { ChatDraft } from '../lib/chat-draft';

/** How often the thread asks for an answer that the server writes and this window does not receive. */
const POLL_MS = 1500;

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
  const argument = conversationId === null ? skipToken : { id: conversationId };
  const query = chatApi.endpoints.getConversation.useQueryState(argument);
  const streaming = query.currentData?.messages.find(({ status }) => status === 'streaming');
  const isOutOfSight =
    streaming !== undefined &&
    draft.question?.state !== 'answering' &&
    streaming.id !== draft.stoppedAnswerId;
  const { refetch } = chatApi.endpoints.getConversation.useQuerySubscription(argument, {
    pollingInterval: isOutOfSight ? POLL_MS : 0,
  });

  return {
    conversation: query.currentData,
    error: query.error as ApiError | undefined,
    isFetching: query.isFetching,
    refetch,
    streamingId: streaming?.id ?? null,
  };
}
