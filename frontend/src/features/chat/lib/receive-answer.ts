import {
  applyChatEvent,
  followAnswer,
  type NumberedEvent,
  QuestionRefused,
} from '../../../shared/chat/api/answer-stream';
import { chatApi } from '../../../shared/chat/api/chat.api';
import { CHANGED_BY_SKILLS } from '../../../shared/skills/api/skills.api';
import { pause } from '../../../api/request';
import { sessionRefused } from '../../../shared/auth/api/session-refused';
import type { useAppDispatch } from '../../../store/hooks';

type Dispatch = ReturnType<typeof useAppDispatch>;

interface AnswerPlace {
  conversationId: string;
  answerId: string;
}

interface Received {
  lastEventId: string;
  text: string;
  /** With which it begins, where this window has asked. */
  accepted: NumberedEvent | null;
}

const RETRY_MS = 1500;

const CONVERSATIONS = { type: 'Conversation', id: 'LIST' } as const;
const MEMORIES = { type: 'Memory', id: 'LIST' } as const;

/** What this window has of answers whose end it does not have. */
const unfinished = new Map<string, Received>();

/** Writes what has arrived of an answer into the cache, and keeps it until the end is there. */
export function writeAnswer(place: AnswerPlace, event: NumberedEvent, dispatch: Dispatch): void {
  const { conversationId, answerId } = place;
  const before = unfinished.get(answerId);
  const text = event.event === 'text.delta' ? (before?.text ?? '') + event.data.text : '';
  const isAccepted = event.event === 'message.accepted';
  if (isEnd(event)) unfinished.delete(answerId);
  else if (event.event !== 'session.ended')
    unfinished.set(answerId, {
      lastEventId: event.id,
      text,
      accepted: isAccepted ? event : (before?.accepted ?? null),
    });
  dispatch(
    chatApi.util.updateQueryData('getConversation', { id: conversationId }, (conversation) => {
      applyChatEvent(conversation, event);
      // The server gives an answer under way without its text, so that reading the conversation anew has emptied it.
      const answer = conversation.messages.find(({ id }) => id === answerId);
      if (answer && event.event === 'text.delta') answer.text = text;
    }),
  );
  if (isAccepted) void showAfterReading(place, dispatch);
}

/** What was read before the question was there and arrives behind it takes the question off the screen again. */
async function showAfterReading(
  { conversationId, answerId }: AnswerPlace,
  dispatch: Dispatch,
): Promise<void> {
  const argument = { id: conversationId };
  await dispatch(chatApi.util.getRunningQueryThunk('getConversation', argument));
  const received = unfinished.get(answerId);
  if (!received?.accepted) return;
  const { accepted, text } = received;
  dispatch(
    chatApi.util.updateQueryData('getConversation', argument, (conversation) => {
      if (conversation.messages.some(({ id }) => id === answerId)) return;
      applyChatEvent(conversation, accepted);
      const answer = conversation.messages.find(({ id }) => id === answerId);
      if (answer) answer.text = text;
    }),
  );
}

/** Gets the rest of an answer, however often the connection is lost. Ends with the answer, or when it is stopped. */
export async function resumeAnswer(
  place: AnswerPlace,
  dispatch: Dispatch,
  signal: AbortSignal,
): Promise<void> {
  const { conversationId, answerId } = place;
  do {
    try {
      const lastEventId = unfinished.get(answerId)?.lastEventId ?? '';
      for await (const event of followAnswer(answerId, lastEventId, signal)) {
        writeAnswer(place, event, dispatch);
        if (event.event === 'session.ended') dispatch(sessionRefused());
        if (!isEnd(event)) continue;
        refreshAfterAnswer(conversationId, dispatch);
        return;
      }
    } catch (error) {
      // What the server refuses, the conversation itself can say better: it is gone, or the session is.
      if (error instanceof QuestionRefused && error.reason.status >= 400 && error.reason.status < 500)
        dispatch(chatApi.util.invalidateTags([{ type: 'Conversation', id: conversationId }]));
    }
  } while (await pause(RETRY_MS, signal));
}

/** Nothing of the answer comes after it. */
export function isEnd({ event }: NumberedEvent): boolean {
  return event === 'message.completed' || event === 'message.failed';
}

export function refreshAfterAnswer(conversationId: string, dispatch: Dispatch): void {
  refreshLists(dispatch);
  dispatch(chatApi.util.invalidateTags([{ type: 'Conversation', id: conversationId }]));
}

/** The title, the order of the list, the owner's memories, what is on in the home, due or measured may be new. */
export function refreshLists(dispatch: Dispatch): void {
  dispatch(chatApi.util.invalidateTags([CONVERSATIONS, MEMORIES, ...CHANGED_BY_SKILLS]));
}
